import { type TyreSearch, writeSearch } from '#domain/selector/search.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Form } from 'react-router';
import styles from './postcode-form.module.css';
import { useResultsTexts } from './results-texts.ts';

/** With a postcode the results say when and where the tyres could be fitted, and at which country's tax. */
export const PostcodeForm = ({ search, page }: { search: TyreSearch; page: 'selectorAll' | 'selectorResults' }) => {
  const t = useResultsTexts();
  const language = useLanguage();
  return (
    <Form action={address(page, language)} className={styles.form}>
      {[...writeSearch({ ...search, cp: undefined })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={t.tuCodigoPostal}
        name="cp"
        defaultValue={search.cp}
        length="short"
        autoComplete="postal-code"
        maxLength={10}
      />
      <Button type="submit" look="secondary">
        {t.verHoras}
      </Button>
    </Form>
  );
};
