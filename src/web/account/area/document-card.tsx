import type { Answer } from '#contract/contract.ts';
import { documentKinds } from '#domain/accounts/identity.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { readUser } from '#web/stored/session-store.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Facts } from '#web/ui/walk/facts.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useRouteLoaderData } from 'react-router';
import type { Owner } from './area-page.tsx';
import { useAreaTexts } from './texts.ts';

const kindOf = (form: FormData) => documentKinds.find((kind) => kind === fieldText(form, 'tipo_documento'));

interface DocumentCardProps {
  owner: Owner;
  known: Answer<'fetchUserInfo'>['userData'];
  onKept: () => void;
}

/** A document is looked at and kept by one action; another one is changed by telephone alone (spec U11). */
export const DocumentCard = ({ owner, known, onKept }: DocumentCardProps) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const telefono = useRouteLoaderData<{ telefono: string }>('root')?.telefono;
  const send = async (form: FormData): Promise<SendOutcome> => {
    await browserApi(language)(
      'addClient',
      {
        body: {
          idUser: owner.user.idUser,
          numero_documento: fieldText(form, 'numero_documento'),
          tipo_documento: kindOf(form) ?? null,
          pais_documento: fieldText(form, 'pais_documento'),
        },
      },
      { token: owner.token },
    );
    await readUser();
    onKept();
    return null;
  };
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  return (
    <Card as="section">
      <Stack>
        <h2>{t.documento}</h2>
        {known.dni === null ? (
          <>
            <p>{t.documentoTexto}</p>
            <AccountForm submit={t.validar} send={send}>
              {(errors) => (
                <>
                  <SelectField
                    label={t.documentoTipo}
                    name="tipo_documento"
                    defaultValue="DNI"
                    options={documentKinds.map((value) => ({ value, text: t.documentos[value] }))}
                  />
                  <SelectField
                    label={t.documentoPais}
                    name="pais_documento"
                    defaultValue="ES"
                    options={['ES', 'AD', 'FR', 'PT', 'IT', 'DE', 'GB', 'RO', 'MA', 'UA', 'AR', 'CO'].map((value) => ({
                      value,
                      text: countries.of(value) ?? value,
                    }))}
                  />
                  <TextField
                    label={t.documentoNumero}
                    name="numero_documento"
                    maxLength={40}
                    length="middle"
                    required
                    error={errors['numero_documento']}
                  />
                </>
              )}
            </AccountForm>
          </>
        ) : (
          <>
            <Facts
              rows={[
                [t.documentoTipo, known.documentType && t.documentos[known.documentType]],
                [t.documentoPais, known.documentCountry && countries.of(known.documentCountry)],
                [t.documentoNumero, known.dni],
              ]}
            />
            <p>
              {t.documentoCambiar} {telefono && <a href={`tel:${telefono.replaceAll(' ', '')}`}>{telefono}</a>}
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
};
