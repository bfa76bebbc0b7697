import { refrigerantOf } from '#domain/vehicles/refrigerant.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Form } from 'react-router';
import { useVehicleTexts } from './texts.ts';
import styles from './ask-form.module.css';

const yearOf = (typed: string | null): number | undefined => {
  const year = /^(19|20)\d\d$/.test(typed?.trim() ?? '') ? Number(typed) : undefined;
  return year;
};

/** Which of the two gases a car takes, asked by its year. */
export const GasYear = ({ typed }: { typed: string | null }) => {
  const { gas: t } = useVehicleTexts();
  const year = yearOf(typed);
  return (
    <>
      <Form className={styles.form} action="#reservar" preventScrollReset key={typed}>
        <TextField
          label={t.pregunta}
          hint={t.pista}
          name="ano"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={typed ?? undefined}
          error={typed !== null && year === undefined ? t.noEsAno : undefined}
          required
        />
        <Button type="submit" look="secondary">
          {t.ver}
        </Button>
      </Form>
      {year !== undefined && (
        <div className={styles.answer}>
          <Notice tone={refrigerantOf(year) === 'mirar' ? 'warning' : 'success'}>
            {t.respuesta[refrigerantOf(year)]}
          </Notice>
        </div>
      )}
    </>
  );
};
