import { readSize } from '#domain/vehicles/fits-size.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { ShortBadge } from './short-badge.tsx';
import { useFits } from './use-fits.ts';

/** That a tyre bears less than the papers of the car that this browser remembers ask; `matricula` is the car that it is for. */
const FallsShort = ({ medida, matricula }: { medida: string; matricula?: string }) => {
  const found = useFits(readSize(medida));
  if (found?.said.fits !== 'corto') return null;
  const { car, coche, said } = found;
  if (matricula !== undefined && normalisePlate(matricula) !== normalisePlate(car.cod_matricula ?? '')) return null;
  return <ShortBadge coche={coche} said={said} />;
};

export default FallsShort;
