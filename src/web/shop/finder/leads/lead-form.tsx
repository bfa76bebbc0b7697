import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { useFinderTexts } from '../finder-texts.ts';
import styles from './lead-form.module.css';

/** What a call names the three things that are asked. */
export interface LeadFields<Field extends string> {
  readonly email: Field;
  readonly phone: Field;
  readonly postcode: Field;
}

interface Answered {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Who somebody is and where they are: with it a search is saved. */
export const LeadForm = ({
  fields,
  pairs,
  cp,
  submit,
}: {
  fields: LeadFields<string>;
  /** The search that is saved. */
  pairs: [name: string, value: string][];
  cp: string | undefined;
  submit: string;
}) => {
  const t = useFinderTexts();
  const language = useLanguage();
  const answer = useActionData<Answered>();
  const { state } = useNavigation();
  const field = (name: string) => ({ name, defaultValue: answer?.typed[name], error: answer?.errors[name] });
  return (
    <Form method="post" action={`?${new URLSearchParams(pairs)}`} className={styles.form} noValidate>
      <TextField {...field(fields.email)} label={t.correo} type="email" autoComplete="email" required />
      <TextField
        {...field(fields.postcode)}
        label={t.codigoPostal}
        autoComplete="postal-code"
        data-known="cp"
        length="short"
        required
        maxLength={10}
        defaultValue={answer?.typed[fields.postcode] ?? cp}
      />
      <TextField {...field(fields.phone)} label={t.telefono} type="tel" autoComplete="tel" optional={t.opcional} />
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
