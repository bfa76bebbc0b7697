import type { Answer } from '#contract/contract.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { wasRefused } from '#web/refused.ts';
import { enter, rememberDraft } from '#web/stored/session-store.ts';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { PersonFields } from '#web/walk/person-fields.tsx';
import { wrongOf, type SendOutcome } from '#web/walk/sending.ts';
import { lazy, Suspense, useState } from 'react';
import { AccountForm } from './account-form.tsx';
import { useAccountTexts } from './texts.ts';
import { usePasskey } from './use-passkey.ts';

/** Few accounts need it: it comes when one of them signs in. */
const SecondFactor = lazy(async () => await import('./second-factor.tsx'));

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of an authenticator, where it was asked for. */
  readonly codigo: string | null;
}

/** Why a code is asked for: the account has an authenticator, or needs one, which is then offered. */
interface Asked {
  readonly why: 'segundo-factor' | 'segundo-factor-alta';
  readonly email: string;
  readonly offered: Answer<'offerSecondFactor'> | null;
}

interface SignInFormProps {
  /** The basket of this browser, which becomes the account's. */
  cestaID?: string | null;
  email?: string | undefined;
  /** Another way to begin a session than that of customers; what it refuses is said. */
  signIn?: (credentials: Credentials) => Promise<SendOutcome>;
  /** The same for a session that a passkey opened. */
  enterWith?: (session: Answer<'enterWithPasskey'>) => Promise<SendOutcome>;
  onDone?: () => void | Promise<void>;
}

const asVisitor = async (session: Answer<'enterWithPasskey'>): Promise<SendOutcome> => {
  enter(session);
  return null;
};

/** The one way to sign in: in the basket, for an appointment, by itself, and for staff. */
export const SignInForm = ({ cestaID = null, email, signIn, enterWith, onDone }: SignInFormProps) => {
  const t = useAccountTexts();
  const language = useLanguage();
  const api = browserApi(language);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [trouble, setTrouble] = useState<string>();
  usePasskey(async (session) => {
    const outcome = await (enterWith ?? asVisitor)(session);
    setTrouble(outcome?.error);
    if (outcome === null) await onDone?.();
  }, cestaID);
  const asCustomer = async (credentials: Credentials): Promise<SendOutcome> => {
    return await asVisitor(await api('authenticate', { body: { ...credentials, cestaID } }));
  };
  /** The next question, where the password is right and not enough; anything else that was refused is said. */
  const nextOf = async (failure: unknown, credentials: Credentials): Promise<SendOutcome> => {
    if (!wasRefused(failure)) return { error: t.problemaSesion };
    const next = failure.problem.code;
    if (next !== 'segundo-factor' && next !== 'segundo-factor-alta') {
      if (next === 'WRONG_CREDENTIALS') setAsked(null);
      return wrongOf(failure, t.sinConexion);
    }
    // The same is asked again: it was left empty.
    if (next === asked?.why) return { errors: { codigo: t.factorFalta } };
    const offered = next === 'segundo-factor' ? null : await api('offerSecondFactor', { body: credentials });
    setAsked({ why: next, email: credentials.email, offered });
    return {};
  };
  const send = async (form: FormData): Promise<SendOutcome> => {
    const credentials = {
      email: fieldText(form, 'email'),
      password: fieldSecret(form, 'password'),
      codigo: asked === null ? null : fieldText(form, 'codigo'),
    };
    try {
      const outcome = await (signIn ?? asCustomer)(credentials);
      if (outcome === null) await onDone?.();
      return outcome;
    } catch (failure) {
      return await nextOf(failure, credentials);
    }
  };
  return (
    <AccountForm
      submit={t.entrar}
      send={send}
      // Who forgot their password need not type it again; staff have nothing to do with what customers type.
      onInput={
        signIn
          ? undefined
          : ({ currentTarget }) => rememberDraft({ email: fieldText(new FormData(currentTarget), 'email') })
      }
    >
      {(errors) => (
        <>
          {trouble && <Notice tone="error">{trouble}</Notice>}
          {/* What was typed is sent along with the code. */}
          <div hidden={asked !== null}>
            <Stack>
              <TextField
                label={t.correo}
                name="email"
                type="email"
                autoComplete="username webauthn"
                maxLength={254}
                required
                defaultValue={email}
                error={errors['email']}
              />
              <PersonFields fields={['password']} t={t} errors={errors} />
            </Stack>
          </div>
          {asked !== null && (
            <Suspense>
              <SecondFactor key={asked.why} {...asked} error={errors['codigo']} onBack={() => setAsked(null)} />
            </Suspense>
          )}
        </>
      )}
    </AccountForm>
  );
};
