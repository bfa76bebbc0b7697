import { readMotoSearch, writeMotoSearch, type MotoSearch } from '#domain/selector-moto/moto-search.ts';
import { address, languageOfPath } from '#web/addresses.ts';
import { apiOf, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { data, Form, Link, redirect, useActionData, useNavigation, type ActionFunctionArgs } from 'react-router';
import styles from '../selector/lead-form.module.css';
import { motoAddress } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Keeps who asks for prices with what is looked for, then goes on to the results with their postcode. */
export const saveMotoLead = async ({ context, request, url }: ActionFunctionArgs) => {
  const form = await request.formData();
  const { pathname, searchParams } = url;
  const search = readMotoSearch(searchParams);
  const typed = { email: textOf(form, 'email'), phone: textOf(form, 'phone'), zipcode: textOf(form, 'zipcode') };
  const { marca, ancho, alto, llanta } = search;
  try {
    await apiOf(context)('registerMotoBrand', {
      body: { ...typed, marca, ancho, alto, llanta, origen: 'selector-moto' },
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return data({ typed, errors: error.problem.errors ?? {} }, { status: error.problem.status });
  }
  throw redirect(motoAddress('resultados', languageOfPath(pathname), { ...search, cp: typed.zipcode }));
};

export const MotoLeadForm = ({ search, submit }: { search: MotoSearch; submit: string }) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const answer = useActionData<typeof saveMotoLead>();
  const { state } = useNavigation();
  const errors: Readonly<Record<string, string>> = answer?.errors ?? {};
  return (
    <Form method="post" action={`?${new URLSearchParams(writeMotoSearch(search))}`} className={styles.form} noValidate>
      <TextField
        label={t.correo}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={answer?.typed.email}
        error={errors['email']}
      />
      <TextField
        label={t.codigoPostal}
        name="zipcode"
        autoComplete="postal-code"
        length="short"
        required
        maxLength={10}
        defaultValue={answer?.typed.zipcode ?? search.cp}
        error={errors['zipcode']}
      />
      <TextField
        label={t.telefono}
        name="phone"
        type="tel"
        autoComplete="tel"
        optional={t.opcional}
        defaultValue={answer?.typed.phone}
        error={errors['phone']}
      />
      <p className={styles.small}>
        {t.privacidad} <Link to={address('privacy', language)}>{t.politica}</Link>.
      </p>
      <Button type="submit" busy={state === 'submitting'}>
        {submit}
      </Button>
    </Form>
  );
};
