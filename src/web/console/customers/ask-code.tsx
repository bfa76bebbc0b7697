import type { Answer } from '#contract/contract.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { useLanguage } from '#web/language.ts';
import { useImpersonationTexts } from '#web/shell/impersonation/texts.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { consoleAddresses } from '../console-addresses.ts';
import { staffApi } from '../staff-session.ts';
import styles from './customers.module.css';

interface AskCodeProps {
  customer: Answer<'findCustomers'>['clientes'][number];
  onOther: () => void;
}

type Code = Answer<'askImpersonation'>;

const CodeCard = ({ code: { codigo, caduca }, name }: { code: Code; name: string }) => {
  const t = useImpersonationTexts();
  const language = useLanguage();
  const until = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(caduca));
  return (
    <Card as="section" className={styles.card}>
      <Stack>
        <h2>{t.codigoDe(name)}</h2>
        <output className={styles.code}>{codigo}</output>
        <p>{t.codigoTexto(until)}</p>
        <p>
          {/* A tab of its own: it gets nothing of what this one keeps. */}
          <a
            {...buttonLink('primary')}
            href={consoleAddresses.consoleImpersonate[language]}
            target="_blank"
            rel="noopener"
          >
            {t.abrirPestana}
          </a>
        </p>
      </Stack>
    </Card>
  );
};

/** Why, and then the code, shown once. */
export const AskCode = ({ customer, onOther }: AskCodeProps) => {
  const t = useImpersonationTexts();
  const language = useLanguage();
  const [code, setCode] = useState<Code | null>(null);
  const name = fullName(customer);
  const send = async (form: FormData): Promise<SendOutcome> => {
    setCode(
      await staffApi(language)('askImpersonation', {
        body: { idUser: customer.idUser, motivo: fieldText(form, 'motivo') },
      }),
    );
    return null;
  };
  return (
    <>
      {code ? (
        <CodeCard code={code} name={name} />
      ) : (
        <>
          <h2>{t.actuarComo(name)}</h2>
          <AccountForm submit={t.pedirCodigo} send={send}>
            {(errors) => (
              <TextField
                label={t.motivo}
                hint={t.motivoPista}
                name="motivo"
                autoComplete="off"
                minLength={5}
                maxLength={200}
                required
                error={errors['motivo']}
              />
            )}
          </AccountForm>
        </>
      )}
      <div>
        <Button look="quiet" onClick={onOther}>
          {t.otraPersona}
        </Button>
      </div>
    </>
  );
};
