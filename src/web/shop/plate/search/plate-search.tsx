import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button, type ButtonLook } from '#web/ui/page/button.tsx';
import { DemoPlates } from '#web/ui/plate/demo-plates.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { plateAddress } from '../../../plate-address.ts';
import { useLandingTexts } from '../../tyres/landing-texts.ts';
import styles from './plate-search.module.css';

/** A plate that leads to its vehicle's sizes; with `car`, by POST to the car itself. `demo` are plates to try. */
export const PlateSearch = ({
  demo,
  look,
  another,
  typed,
  pais,
  error,
  car,
  children,
}: {
  car?: boolean;
  demo: readonly string[];
  look?: ButtonLook;
  /** What the plate of another vehicle is called than the one that is shown: its field begins empty. */
  another?: string;
  typed?: string | undefined;
  pais?: 'ES' | 'AD';
  error?: ReactNode;
  /** Another way, for who has no plate at hand. */
  children?: ReactNode;
}) => {
  const t = useLandingTexts();
  const language = useLanguage();
  const see = car ? t.buscarCoche : t.buscarMatricula;
  return (
    <Form
      action={address(car ? 'myCar' : 'selectorPlate', language)}
      {...(car && { method: 'post' })}
      className={styles.form}
      role="search"
      aria-label={see}
      key={typed}
    >
      <PlateField
        label={another ?? t.matricula}
        hint={t.matriculaPista}
        name="matricula"
        data-known={another === undefined ? 'matricula' : undefined}
        defaultValue={typed}
        pais={pais}
        error={error}
        required
        enterKeyHint="search"
      />
      <Button type="submit" look={look ?? 'primary'}>
        {see}
      </Button>
      {children}
      <DemoPlates title={t.matriculasDemo} plates={demo}>
        {(plate) =>
          car ? (
            <button name="probar" value={plate} formNoValidate>
              {plate}
            </button>
          ) : (
            <Link to={plateAddress(language, plate)}>{plate}</Link>
          )
        }
      </DemoPlates>
    </Form>
  );
};
