import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { PlateField } from '#web/ui/plate-field.tsx';
import { Form, Link } from 'react-router';
import { plateAddress } from './plate-address.ts';
import { useVehiclesTexts } from './vehicles-texts.ts';
import styles from './plate-search.module.css';

/** A plate that leads to its vehicle's sizes. `demo` are plates to try. */
export const PlateSearch = ({
  demo,
  look,
  label,
  typed,
  error,
}: {
  demo: readonly string[];
  look?: ButtonLook;
  label?: string;
  typed?: string | undefined;
  error?: string | undefined;
}) => {
  const t = useVehiclesTexts();
  const language = useLanguage();
  return (
    <Form action={address('selectorPlate', language)} className={styles.form} role="search" key={typed}>
      <PlateField
        label={label ?? t.matricula}
        hint={t.matriculaPista}
        name="matricula"
        defaultValue={typed}
        error={error}
        required
        enterKeyHint="search"
      />
      <Button type="submit" look={look ?? 'primary'}>
        {t.buscar}
      </Button>
      {demo.length > 0 && (
        <p className={styles.demo}>
          {t.demo}
          {demo.map((plate) => (
            <Link key={plate} to={plateAddress(language, plate)}>
              {plate}
            </Link>
          ))}
        </p>
      )}
    </Form>
  );
};
