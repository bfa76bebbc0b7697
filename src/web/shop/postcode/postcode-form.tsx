import { Button } from '#web/ui/page/button.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form } from 'react-router';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import styles from './postcode-form.module.css';

/** With a postcode the results say when and where the tyres could be fitted, and at which country's tax. */
export const PostcodeForm = ({
  texts: t,
  action,
  kept,
  cp,
  error,
}: {
  texts: { readonly tuCodigoPostal: string; readonly verHoras: string };
  action: string;
  /** The search that the list is of. */
  kept: readonly (readonly [name: string, value: string])[];
  cp: string | undefined;
  /** Why there are no times near it. */
  error: string | undefined;
}) => (
  <Form action={action} className={styles.form}>
    <HiddenPairs pairs={kept} />
    <TextField
      label={t.tuCodigoPostal}
      name="cp"
      defaultValue={cp}
      error={error}
      autoComplete="postal-code"
      data-known="cp"
      maxLength={10}
    />
    <Button type="submit" look="secondary">
      {t.verHoras}
    </Button>
  </Form>
);
