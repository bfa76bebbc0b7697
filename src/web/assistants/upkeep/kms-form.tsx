import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useUpkeepTexts } from './texts.ts';
import type { CarWays } from './told-of.ts';
import styles from './upkeep.module.css';

/** What the clock shows. Fewer than the last time is asked about once, and then kept as well. */
export const KmsForm = ({ ways }: { ways: CarWays }) => {
  const t = useUpkeepTexts();
  const { form, trouble, busy, wrong, errors, onSubmit } = useSend(async (data) => {
    const typed = Number(fieldText(data, 'kms').replaceAll(/[.\s]/g, ''));
    await ways.tellKms(typed, data.has('confirmado'));
    return null;
  }, t.sinConexion);
  const fewer = wrong?.problem?.code === 'kilometros-menos';
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack gap="s">
        {wrong && !wrong.problem?.errors && (
          <Notice tone={fewer ? 'warning' : 'error'} ref={trouble}>
            {wrong.error}
          </Notice>
        )}
        {fewer && <input type="hidden" name="confirmado" value="1" />}
        <div className={styles.kms}>
          <TextField
            label={t.kmsEtiqueta}
            name="kms"
            inputMode="numeric"
            maxLength={10}
            unit="km"
            length="middle"
            error={errors['kms']}
          />
          <Button type="submit" look="secondary" busy={busy}>
            {fewer ? t.confirmarKms : t.guardar}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
