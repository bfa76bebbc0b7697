import { printPlate } from '#domain/vehicles/plate.ts';

/** A number plate as it is read across the yard. */
export const SmallPlate = ({ matricula, big }: { matricula: string; big?: boolean }) => (
  <span className="small-plate" data-size={big ? 'big' : undefined}>
    <span>{printPlate(matricula)}</span>
  </span>
);
