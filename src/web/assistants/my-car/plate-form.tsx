import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { DemoPlates } from '#web/ui/plate/demo-plates.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useSending } from '../use-sending.ts';
import styles from './my-car.module.css';
import { useMyCarTexts } from './texts.ts';
import { chooseAddress } from '#web/choose-address.ts';

interface PlateFormProps {
  /** Plates to try. */
  readonly demo: readonly string[];
  readonly typed?: string | undefined;
  readonly error?: ReactNode;
  /** It asks for another vehicle than the one that is shown: its field begins empty. */
  readonly another?: boolean;
}

/** Asks for a plate by POST, so that it stands in no address. */
export const PlateForm = ({ demo, typed, error, another = false }: PlateFormProps) => {
  const t = useMyCarTexts();
  const language = useLanguage();
  const { busy, begin } = useSending();
  return (
    <Form method="post" className={styles.ask} noValidate onSubmit={begin}>
      <PlateField
        label={t.matricula}
        hint={t.matriculaPista}
        name="matricula"
        data-known={another ? undefined : 'matricula'}
        defaultValue={typed}
        error={error}
        required
        enterKeyHint="search"
      />
      <Button type="submit" look={another ? 'secondary' : 'primary'} busy={busy}>
        {t.buscar}
      </Button>
      <Link to={chooseAddress(language, {})}>{t.sinMatricula}</Link>
      <DemoPlates title={t.matriculasDemo} plates={demo}>
        {(plate) => (
          <button type="submit" name="probar" value={plate}>
            {plate}
          </button>
        )}
      </DemoPlates>
    </Form>
  );
};
