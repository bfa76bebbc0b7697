import type { Answer } from '#contract/contract.ts';
import { normaliseEmail } from '#domain/accounts/email.ts';
import { printBirthday } from '#domain/accounts/birthday.ts';
import { genders, type Gender } from '#domain/accounts/profile.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { useAccountTexts } from '#web/sign-in/texts.ts';
import { answerOf, YesOrNo } from '#web/sign-in/yes-or-no.tsx';
import { readUser } from '#web/stored/session-store.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import { refusedBy, type SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import type { Owner } from './area-page.tsx';
import { useAreaTexts } from './texts.ts';

interface DataFormProps {
  owner: Owner;
  known: Answer<'fetchUserInfo'>;
}

/** The fields of this form by the names that the call refuses them by. */
const fields: Readonly<Record<string, string>> = {
  'userData.name': 'nombre',
  'userData.surname': 'apellidos',
  'userData.email': 'email',
  'userData.phone': 'telefono',
  'userData.postCode': 'codigo_postal',
  'userData.birthday': 'birthday',
  'userData.permiso_comercial': 'permiso_comercial',
  'userData.promo_email': 'promo_email',
  'userData.promo_sms': 'promo_sms',
};

const besideFields = (failure: unknown): SendOutcome => {
  if (!(failure instanceof Refused)) throw failure;
  const { errors, ...wrong } = refusedBy(failure.problem);
  const named = Object.entries(errors ?? {}).map(([name, sentence]) => [fields[name] ?? name, sentence] as const);
  return { ...wrong, errors: Object.fromEntries(named) };
};

const isGender = (value: string): value is Gender => genders.some((each) => each === value);

const wishOf = (form: FormData) => {
  const gender = fieldText(form, 'gender');
  return {
    userData: {
      name: fieldText(form, 'nombre'),
      surname: fieldText(form, 'apellidos'),
      email: fieldText(form, 'email'),
      phone: fieldText(form, 'telefono'),
      postCode: fieldText(form, 'codigo_postal'),
      birthday: fieldText(form, 'birthday'),
      gender: isGender(gender) ? gender : undefined,
      permiso_comercial: answerOf(form, 'permiso_comercial'),
      promo_email: answerOf(form, 'promo_email'),
      promo_sms: answerOf(form, 'promo_sms'),
    },
    addressData: {
      address: fieldText(form, 'address'),
      number: fieldText(form, 'number'),
      block: fieldText(form, 'block'),
      city: fieldText(form, 'city'),
    },
    password: fieldSecret(form, 'password') || undefined,
  };
};

const yesNo = (answer: boolean | null): string | undefined => (answer === null ? undefined : answer ? 'si' : 'no');

interface PartProps {
  known: Answer<'fetchUserInfo'>;
  errors: Readonly<Record<string, string>>;
}

const Address = ({ known: { addressData }, errors }: PartProps) => {
  const t = useAreaTexts();
  const of = (name: keyof typeof t.direccion, most: number) => ({
    name,
    maxLength: most,
    label: t.direccion[name],
    optional: t.opcional,
    defaultValue: addressData[name] ?? undefined,
    error: errors[`addressData.${name}`],
  });
  return (
    <>
      <TextField {...of('address', 160)} autoComplete="address-line1" />
      <TextField {...of('number', 20)} length="short" />
      <TextField {...of('block', 60)} length="middle" autoComplete="address-line2" />
      <TextField {...of('city', 80)} autoComplete="address-level2" />
    </>
  );
};

/** Who somebody is; `moves` while another address is typed. */
const About = ({ known: { user, userData }, errors, moves }: PartProps & { moves: boolean }) => {
  const t = useAreaTexts();
  const account = useAccountTexts();
  const person = {
    nombre: user.userName,
    apellidos: user.userSurname,
    email: user.email,
    telefono: user.phone,
    codigo_postal: user.postCode,
  };
  return (
    <>
      <h2>{t.quienEres}</h2>
      <PersonFields fields={['nombre', 'apellidos', 'email']} t={account} known={person} errors={errors} />
      {moves && (
        <Stack>
          <Notice quiet>{t.otroCorreo}</Notice>
          <PersonFields fields={['password']} t={account} errors={errors} />
        </Stack>
      )}
      <PersonFields fields={['telefono', 'codigo_postal']} t={account} known={person} errors={errors} />
      <TextField
        label={t.nacimiento}
        name="birthday"
        hint={t.nacimientoPista}
        optional={t.opcional}
        inputMode="numeric"
        autoComplete="bday"
        maxLength={10}
        length="middle"
        defaultValue={userData.birthday ? printBirthday(userData.birthday) : undefined}
        error={errors['birthday']}
      />
      <RadioCards
        name="gender"
        legend={t.genero}
        layout="fit"
        defaultValue={userData.gender ?? undefined}
        options={genders.map((value) => ({ value, title: t.generos[value] }))}
      />
    </>
  );
};

const Offers = ({ known: { userData }, errors }: PartProps) => {
  const t = useAreaTexts();
  const account = useAccountTexts();
  return (
    <>
      <h2>{t.avisos}</h2>
      <YesOrNo
        name="permiso_comercial"
        legend={account.ofertas}
        hint={account.ofertasPista}
        error={errors['permiso_comercial']}
        chosen={yesNo(userData.permiso_comercial)}
      />
      <YesOrNo
        name="promo_email"
        legend={t.ofertasCorreo}
        error={errors['promo_email']}
        chosen={yesNo(userData.promo_email)}
      />
      <YesOrNo name="promo_sms" legend={t.ofertasSms} error={errors['promo_sms']} chosen={yesNo(userData.promo_sms)} />
    </>
  );
};

/** Everything of an account that its owner changes by themselves; another address asks for the password. */
export const DataForm = ({ owner, known }: DataFormProps) => {
  const t = useAreaTexts();
  const language = useLanguage();
  /** What is said once it is saved. */
  const [saved, setSaved] = useState<string>();
  const [moves, setMoves] = useState(false);
  const { user } = known;
  const isOther = (email: string) => normaliseEmail(email) !== normaliseEmail(user.email);
  const send = async (form: FormData): Promise<SendOutcome> => {
    setSaved(undefined);
    const email = fieldText(form, 'email');
    const moved = isOther(email);
    try {
      await browserApi(language)(
        'updateUser',
        { params: { id: owner.user.idUser }, body: wishOf(form) },
        { token: owner.token },
      );
    } catch (failure) {
      return besideFields(failure);
    }
    await readUser();
    setMoves(false);
    setSaved(moved ? t.guardadoConCorreo(email) : t.guardado);
    return null;
  };
  return (
    <Card as="section">
      <AccountForm
        submit={t.guardar}
        send={send}
        onInput={({ currentTarget }) => {
          setSaved(undefined);
          setMoves(isOther(fieldText(new FormData(currentTarget), 'email')));
        }}
      >
        {(errors) => (
          <>
            <About known={known} errors={errors} moves={moves} />
            <h2>{t.tuDireccion}</h2>
            <Address known={known} errors={errors} />
            <Offers known={known} errors={errors} />
            {saved && <Notice tone="success">{saved}</Notice>}
          </>
        )}
      </AccountForm>
    </Card>
  );
};
