import { type TyreSearch, readSearch, writeSearch } from '#domain/selector/search.ts';
import { address, languageOfPath, type PageName } from '#web/addresses.ts';
import { apiOf, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { data, Form, Link, redirect, useActionData, useNavigation, type ActionFunctionArgs } from 'react-router';
import { searchAddress } from './search-address.ts';
import { useSelectorTexts } from './texts.ts';
import styles from './lead-form.module.css';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Keeps who asks for prices, then goes on to the results with their postcode. Wrong fields come back with what was typed. */
export const saveLead =
  (next: PageName & `selector${string}`) =>
  async ({ context, request, url }: ActionFunctionArgs) => {
    const form = await request.formData();
    const { pathname, searchParams } = url;
    const language = languageOfPath(pathname);
    const typed = {
      email: textOf(form, 'email'),
      telefono: textOf(form, 'telefono'),
      codigo_postal: textOf(form, 'codigo_postal'),
    };
    try {
      await apiOf(context)('createLead', {
        body: {
          ...typed,
          telefono: typed.telefono || null,
          wantsInfo: form.has('wantsInfo'),
          origen: 'selector',
          idioma: language,
        },
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return data(
        { typed, error: error.problem.error, errors: error.problem.errors ?? {} },
        { status: error.problem.status },
      );
    }
    throw redirect(searchAddress(next, language, { ...readSearch(searchParams), cp: typed.codigo_postal }));
  };

export const LeadForm = ({ search, submit }: { search: TyreSearch; submit: string }) => {
  const t = useSelectorTexts();
  const language = useLanguage();
  const answer = useActionData<ReturnType<typeof saveLead>>();
  const { state } = useNavigation();
  const errors: Readonly<Record<string, string>> = answer?.errors ?? {};
  return (
    <Form method="post" action={`?${new URLSearchParams(writeSearch(search))}`} className={styles.form} noValidate>
      <TextField
        label={t.correo}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={answer?.typed.email}
        error={errors.email}
      />
      <TextField
        label={t.codigoPostal}
        name="codigo_postal"
        autoComplete="postal-code"
        length="short"
        required
        maxLength={10}
        defaultValue={answer?.typed.codigo_postal ?? search.cp}
        error={errors.codigo_postal}
      />
      <TextField
        label={t.telefono}
        name="telefono"
        type="tel"
        autoComplete="tel"
        optional={t.opcional}
        defaultValue={answer?.typed.telefono}
        error={errors.telefono}
      />
      <CheckField name="wantsInfo" label={t.quieroInfo} />
      <p className={styles.small}>
        {t.privacidad} <Link to={address('privacy', language)}>{t.politica}</Link>.
      </p>
      <Button type="submit" busy={state === 'submitting'}>
        {submit}
      </Button>
    </Form>
  );
};
