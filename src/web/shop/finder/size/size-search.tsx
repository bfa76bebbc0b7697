import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { Form, Link } from 'react-router';
import { useLandingTexts } from '../../tyres/landing-texts.ts';
import { useTypedSize } from './use-typed-size.ts';
import styles from './size-search.module.css';

/** One field for a whole size, as it is read on the tyre; the results page understands every spelling. */
export const SizeSearch = ({
  defaultValue,
  error,
}: {
  defaultValue?: string | undefined;
  error?: string | undefined;
}) => {
  const t = useLandingTexts();
  const language = useLanguage();
  const { pairs, ...typing } = useTypedSize();
  return (
    <Form action={address('selectorResults', language)} className={styles.form} role="search">
      <TextField
        label={t.medida}
        hint={t.medidaPista}
        name={pairs.length > 0 ? undefined : 'medida'}
        defaultValue={defaultValue}
        error={error}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        {...typing}
      />
      <HiddenPairs pairs={pairs} />
      <input type="hidden" name="cp" disabled data-known="cp" />
      <input type="hidden" name="taller" disabled data-known="taller" />
      <Button type="submit" look="primary">
        {t.buscarMedida}
      </Button>
      <p className={styles.other}>
        <Link to={address('selectorSizes', language)}>{t.eligeMedida}</Link>
      </p>
    </Form>
  );
};
