import { readSearch } from '#domain/finder/read-car-search.ts';
import { type TyreSearch, writeSearch } from '#domain/finder/car-search.ts';
import { address, languageOfPath, type PageName } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { searchAddress } from './search-address.ts';
import { leadSender } from './send-lead.ts';
import { useSelectorTexts } from './texts.ts';
import styles from './lead-form.module.css';

/** Keeps who asks for prices and saves the search, then goes on to the results with their postcode. */
export const saveLead = (next: PageName & `selector${string}`) =>
  leadSender({
    fields: ['email', 'telefono', 'codigo_postal'],
    send: async (api, { typed, form, url, cestaID }) =>
      await api('createLead', {
        body: {
          ...typed,
          telefono: typed.telefono || null,
          wantsInfo: form.has('wantsInfo'),
          origen: 'selector',
          idioma: languageOfPath(url.pathname),
          cestaID,
          busqueda: {
            selector: 'coche',
            consulta: `${new URLSearchParams(writeSearch({ ...readSearch(url.searchParams), cp: typed.codigo_postal }))}`,
          },
        },
      }),
    next: ({ pathname, searchParams }, { codigo_postal }) =>
      searchAddress(next, languageOfPath(pathname), { ...readSearch(searchParams), cp: codigo_postal }),
  });

export const LeadForm = ({ search, submit }: { search: TyreSearch; submit: string }) => {
  const t = useSelectorTexts();
  const language = useLanguage();
  const answer = useActionData<ReturnType<typeof saveLead>['action']>();
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
