import { motoBands } from '#domain/moto-revision/bands.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { address } from '#contract/addresses.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import { useMyCar } from '#web/stored/my-car.ts';
import { useFocusWrong } from '#web/ui/focus-wrong.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useMemo } from 'react';
import { Form } from 'react-router';
import { useAssistantTexts } from '../texts.ts';
import { useSending } from '../use-sending.ts';
import styles from './ask-motorcycle.module.css';
import { keepMotoRevision, keptMotoRevision } from './revision-store.ts';
import { useMotoRevisionTexts } from './texts.ts';

/** What was typed and what is wrong with it. */
export interface WrongMotorcycle {
  readonly typed: { readonly matricula: string; readonly cilindrada: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly sentence: string;
}

/** What this browser knows of a motorcycle: what was asked here, else the one it remembers. */
const useKnown = () => {
  const isHere = useInBrowser();
  // As it was when the page opened: what is typed is kept meanwhile.
  const kept = useMemo(() => (isHere ? keptMotoRevision() : null), [isHere]);
  const mine = useMyCar();
  if (kept?.matricula) return kept;
  return mine?.tipoVehiculo === 'moto' ? { matricula: mine.cod_matricula, cilindrada: mine.banda } : null;
};

/** Asks for plate and engine size. They are posted, so that the plate stands in no address. */
export const AskMotorcycle = ({
  wrong,
  cilindrada,
}: {
  wrong: WrongMotorcycle | undefined;
  cilindrada: string | null;
}) => {
  const t = useMotoRevisionTexts();
  const all = useAssistantTexts();
  const language = useLanguage();
  const known = useKnown();
  const { busy, begin } = useSending();
  const form = useFocusWrong(wrong);
  const { errors = {}, typed } = wrong ?? {};
  const plate = known?.matricula ? printPlate(known.matricula) : undefined;
  return (
    <Form
      ref={form}
      method="post"
      action={address('motoRevisionData', language)}
      noValidate
      key={wrong ? 'again' : plate}
      onSubmit={(event) => {
        begin(event);
        const matricula = fieldText(new FormData(event.currentTarget), 'matricula');
        keepMotoRevision({ ...keptMotoRevision(), matricula });
      }}
    >
      <Stack className={styles.form}>
        {wrong && Object.keys(errors).length === 0 && <Notice tone="error">{wrong.sentence}</Notice>}
        <PlateField
          label={all.matricula}
          hint={t.matriculaPista}
          name="matricula"
          data-known="matriculaMoto"
          defaultValue={typed?.matricula ?? plate}
          error={errors['matricula']}
        />
        <SelectField
          label={t.cilindrada}
          hint={t.cilindradaPista}
          name="cilindrada"
          empty={t.elige}
          defaultValue={typed?.cilindrada ?? cilindrada ?? known?.cilindrada ?? ''}
          error={errors['cilindrada']}
          options={[...motoBands, 'electrica' as const].map((value) => ({ value, text: t.bandas[value] }))}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t.ver}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
