import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { ComponentProps } from 'react';
import { useRevisionTexts } from './texts.ts';

type Given = Pick<ComponentProps<typeof PlateField>, 'pais' | 'defaultValue' | 'error'>;

/** What every revision begins with: the plate, and what the clock shows. */
export const PlateAndKms = ({
  demo,
  plate,
  kms,
}: {
  /** Plates to try are named. */
  demo: boolean;
  plate?: Given;
  kms?: Pick<ComponentProps<typeof TextField>, 'defaultValue' | 'error'>;
}) => {
  const t = useRevisionTexts();
  return (
    <>
      <PlateField
        {...plate}
        label={t.matricula}
        hint={demo ? t.matriculaDemo(demoPlates.slice(0, 3).join(', ')) : undefined}
        name="matricula"
        data-known="matricula"
        required
      />
      <TextField
        {...kms}
        label={t.kms}
        hint={t.kmsPista}
        name="kms"
        inputMode="numeric"
        autoComplete="off"
        length="short"
        unit="km"
        maxLength={12}
        required
      />
    </>
  );
};
