import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import styles from '../selector/lead-form.module.css';
import { leadSender } from '../selector/send-lead.ts';
import { motoAddress } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

/** Keeps who asks for prices and saves the search, then goes on to the results with their postcode. */
export const savingMotoLead = leadSender({
  fields: ['email', 'phone', 'zipcode'],
  send: async (api, { typed, url, cestaID }) => {
    const search = { ...readMotoSearch(url.searchParams), cp: typed.zipcode };
    const { marca, ancho, alto, llanta } = search;
    const consulta = `${new URLSearchParams(writeMotoSearch(search))}`;
    return await api('registerMotoBrand', {
      body: { ...typed, marca, ancho, alto, llanta, origen: 'selector-moto', cestaID, consulta },
    });
  },
  next: ({ pathname, searchParams }, { zipcode }) =>
    motoAddress('resultados', languageOfPath(pathname), { ...readMotoSearch(searchParams), cp: zipcode }),
});

export const MotoLeadForm = ({ search, submit }: { search: MotoSearch; submit: string }) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const answer = useActionData<typeof savingMotoLead.action>();
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
