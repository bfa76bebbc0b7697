import type { UserData } from '#contract/accounts.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { enter, rememberDraft, typedSoFar, useTyped, type Contact, type Draft } from '#web/stored/session-store.ts';
import { registered } from '#web/shell/account-name.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PersonFields, type PersonField } from '#web/walk/person-fields.tsx';
import { typedContact } from '#web/walk/person.ts';
import { usePersonSentences, type WrongCodes } from '#web/walk/person-refusals.ts';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState, type FormEvent } from 'react';
import { AccountForm } from './account-form.tsx';
import { DocumentFields, documentIn } from './document-fields.tsx';

import { useAccountTexts } from './texts.ts';
import { useStamp } from './use-stamp.ts';
import { useAccountPasskey } from './passkeys/use-account-passkey.ts';
import { WayIn, type EntryWay } from './way-in.tsx';
import { answerOf, YesOrNo } from './yes-or-no.tsx';

const allFields = [
  'nombre',
  'apellidos',
  'email',
  'telefono',
  'codigo_postal',
] as const satisfies readonly PersonField[];

/** What is kept while it is typed, so that another form, a reload or a lost hour takes none of it away; never a password. */
const remember = (form: FormData): void => {
  rememberDraft({
    ...Object.fromEntries(allFields.map((field) => [field, form.get(field)])),
    privacidad: form.has('privacidad'),
  });
};

/** What each way in asks for. */
const wayFields: Readonly<Record<EntryWay, readonly string[]>> = {
  contrasena: ['password', 'confirmPassword'],
  llave: [],
};

/** Which fields are empty, and whether nobody agreed to the privacy policy where that is asked. */
const leftOut = (form: FormData, fields: readonly string[], asksPrivacy: boolean): WrongCodes => ({
  ...Object.fromEntries(
    fields.filter((name) => !fieldSecret(form, name).trim()).map((name) => [name, 'campo-obligatorio' as const]),
  ),
  ...(asksPrivacy && !form.has('privacidad') ? { privacidad: 'privacidad-obligatoria' as const } : {}),
});

const ownIn = ({ nombre, apellidos, email, telefono }: Draft): string[] =>
  [nombre, apellidos, email, telefono].filter((word): word is string => Boolean(word));

interface RegisterFormProps {
  submit: string;
  /** They have said who they are: only what is left is asked. */
  person?: Contact;
  /** The postcode that is known already. */
  codigoPostal?: string | undefined;
  /** The plate that is known already: no password is made of it. */
  matricula?: string | undefined;
  /** What they ordered as a guest with the address that is known. */
  cestaID?: string;
  onDone: (user: UserData) => void | Promise<void>;
}

/** Whether they want offers, and by which ways: yes or no, never assumed. */
const Offers = ({ error }: { error: string | undefined }) => {
  const t = useAccountTexts();
  const [offers, setOffers] = useState(false);
  return (
    <>
      <YesOrNo name="permiso_comercial" legend={t.ofertas} hint={t.ofertasPista} error={error} onChoose={setOffers} />
      {offers && (
        <>
          <CheckField name="promo_email" label={t.porCorreo} />
          <CheckField name="promo_sms" label={t.porSms} />
        </>
      )}
    </>
  );
};

/** The one way to make an account: in the basket and by itself. */
export const RegisterForm = ({ submit, person, codigoPostal, matricula, cestaID, onDone }: RegisterFormProps) => {
  const t = useAccountTexts();
  const language = useLanguage();
  const [way, setWay] = useState<EntryWay>('contrasena');
  const passkey = useAccountPasskey();
  const { draft } = typedSoFar();
  const own = useTyped((state) => state.draft);
  const stampOf = useStamp();
  const sentences = usePersonSentences();
  const asksPostcode = !person || !codigoPostal;
  const asked = person ? allFields.filter((field) => field === 'codigo_postal' && asksPostcode) : allFields;
  const send = async (form: FormData): Promise<SendOutcome> => {
    const permiso_comercial = answerOf(form, 'permiso_comercial');
    // The shop takes a yes or a no: until there is one, all that is missing is said here, and nothing is sent.
    if (permiso_comercial === undefined)
      return {
        errors: {
          ...sentences(leftOut(form, [...asked, ...wayFields[way]], person === undefined)),
          permiso_comercial: t.eligeSiNo,
        },
      };
    const who = person ?? typedContact(form);
    const llave = way === 'llave' ? await passkey.make(who) : undefined;
    if (way === 'llave' && !llave) return { error: t.llaveNiCuenta };
    const { token, user } = await browserApi(language)('registerUser', {
      body: {
        ...who,
        codigo_postal: asksPostcode ? fieldText(form, 'codigo_postal') : codigoPostal,
        ...(llave
          ? { llave }
          : { password: fieldSecret(form, 'password'), confirmPassword: fieldSecret(form, 'confirmPassword') }),
        ...documentIn(form),
        visitado: answerOf(form, 'visitado') ?? null,
        permiso_comercial,
        promo_email: permiso_comercial && form.has('promo_email'),
        promo_sms: permiso_comercial && form.has('promo_sms'),
        idioma: language,
        cestaID,
        token: await stampOf(),
      },
    }).catch((failure: unknown) => {
      passkey.failed(failure);
      throw failure;
    });
    window.dispatchEvent(new Event(registered));
    enter({ token, user });
    await onDone(user);
    return null;
  };
  const known = { ...draft, codigo_postal: draft.codigo_postal ?? codigoPostal };
  return (
    <AccountForm
      submit={submit}
      send={send}
      onInput={({ currentTarget }: FormEvent<HTMLFormElement>) => {
        if (!person) remember(new FormData(currentTarget));
      }}
    >
      {(errors) => (
        <>
          <PersonFields fields={asked} t={t} known={known} errors={errors} hints={{ telefono: t.telefonoPista }} />
          <WayIn
            way={way}
            onChoose={setWay}
            errors={errors}
            own={[...ownIn(person ? { ...own, ...person } : own), ...(matricula ? [matricula] : [])]}
          />
          <Disclosure summary={t.masDatos} open={errors['numero_documento'] !== undefined}>
            <Stack>
              <p>{t.masDatosTexto}</p>
              <DocumentFields error={errors['numero_documento']} />
            </Stack>
          </Disclosure>
          <YesOrNo name="visitado" legend={t.visitado} />
          <Offers error={errors['permiso_comercial']} />
          {!person && <PersonFields fields={['privacidad']} t={t} agreed={draft.privacidad} errors={errors} />}
        </>
      )}
    </AccountForm>
  );
};
