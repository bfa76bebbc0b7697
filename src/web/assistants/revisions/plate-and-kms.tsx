import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { DemoPlates } from '#web/ui/plate/demo-plates.tsx';
import { PlateField } from '#web/ui/plate/plate-field.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { ComponentProps } from 'react';
import { useRevisionTexts } from './texts.ts';

/** The last one is a motorcycle's. */
const revisedPlates = demoPlates.slice(0, 3);

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
      <PlateField {...plate} label={t.matricula} name="matricula" data-known="matricula" required />
      <DemoPlates title={t.matriculasDemo} plates={demo ? revisedPlates : []}>
        {(plate) => plate}
      </DemoPlates>
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
