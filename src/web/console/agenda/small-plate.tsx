import { spacePlate } from '#web/ui/plate-field.tsx';

/** A number plate as it is read across the yard. */
export const SmallPlate = ({ matricula, big }: { matricula: string; big?: boolean }) => (
  <span className="small-plate" data-size={big ? 'big' : undefined}>
    <span>{spacePlate(matricula)}</span>
  </span>
);
