import type { Agenda } from '#contract/agenda.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { useConsoleTexts } from '../texts.ts';

interface BayFieldProps {
  agenda: Agenda;
  value: number | null;
  /** The words for letting the server choose. */
  any?: string | undefined;
  error?: string | undefined;
}

/** Which bay. */
export const BayField = ({ agenda, value, any, error }: BayFieldProps) => {
  const t = useConsoleTexts();
  return (
    <SelectField
      label={t.puesto}
      name="bayId"
      defaultValue={value === null ? '' : String(value)}
      {...(any ? { empty: any } : {})}
      options={agenda.bays.map(({ bayId, nombre }) => ({ value: String(bayId), text: nombre }))}
      error={error}
    />
  );
};
