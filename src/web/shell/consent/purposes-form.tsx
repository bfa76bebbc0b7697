import type { Purposes } from '#domain/measuring/choice.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { useConsentTexts } from './texts.ts';

interface PurposesFormProps {
  /** What was allowed so far; nothing is ticked that nobody ticked. */
  readonly allowed: Purposes;
  readonly onSave: (purposes: Purposes) => void;
}

/** Each purpose by itself. */
export const PurposesForm = ({ allowed, onSave }: PurposesFormProps) => {
  const t = useConsentTexts();
  const save = (form: FormData) => onSave({ medicion: form.has('medicion'), publicidad: form.has('publicidad') });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      <Stack gap="s">
        <CheckField name="medicion" label={t.medicion} hint={t.medicionTexto} defaultChecked={allowed.medicion} />
        <CheckField
          name="publicidad"
          label={t.publicidad}
          hint={t.publicidadTexto}
          defaultChecked={allowed.publicidad}
        />
        <Actions>
          <Button type="submit" look="secondary" shape="small">
            {t.guardar}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
};
