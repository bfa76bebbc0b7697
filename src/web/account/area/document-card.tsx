import type { Answer } from '#contract/contract.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { DocumentFields, documentIn } from '#web/sign-in/document-fields.tsx';
import { useAccountTexts } from '#web/sign-in/texts.ts';
import { readUser } from '#web/stored/session-store.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Owner } from './area-page.tsx';
import { useAreaTexts } from './texts.ts';

interface DocumentCardProps {
  owner: Owner;
  known: Answer<'fetchUserInfo'>['userData'];
  onKept: () => void;
}

/** A document is looked at and kept by one action; another one is changed by telephone alone (spec U11). */
export const DocumentCard = ({ owner, known, onKept }: DocumentCardProps) => {
  const t = useAreaTexts();
  const a = useAccountTexts();
  const language = useLanguage();
  const [isKept, setKept] = useState(false);
  const telefono = useRouteLoaderData<{ telefono: string }>('root')?.telefono;
  const send = async (form: FormData): Promise<SendOutcome> => {
    await browserApi(language)(
      'addClient',
      {
        body: {
          idUser: owner.user.idUser,
          ...documentIn(form),
        },
      },
      { token: owner.token },
    );
    await readUser();
    setKept(true);
    onKept();
    return null;
  };
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  return (
    <Card as="section">
      <Stack>
        <div>
          <h2>{t.documento}</h2>
          <p role="status">{isKept && t.documentoGuardado}</p>
        </div>
        {known.dni === null ? (
          <>
            <p>{t.documentoTexto}</p>
            <AccountForm submit={t.validar} send={send}>
              {(errors) => <DocumentFields required error={errors['numero_documento']} />}
            </AccountForm>
          </>
        ) : (
          <>
            <Facts
              rows={[
                [a.documentoTipo, known.documentType && a.documentos[known.documentType]],
                [a.documentoPais, known.documentCountry && countries.of(known.documentCountry)],
                [a.documentoNumero, known.dni],
              ]}
            />
            <p>
              {t.documentoCambiar} {telefono && <PhoneLink telefono={telefono} />}
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
};
