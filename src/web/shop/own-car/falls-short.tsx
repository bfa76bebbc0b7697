import { readSize } from '#domain/vehicles/fits-size.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { useFitsTexts } from './texts.ts';
import { useFits } from './use-fits.ts';

/** That a tyre bears less than the papers of the car that this browser remembers ask; `matricula` is the car that it is for. */
const FallsShort = ({ medida, matricula }: { medida: string; matricula?: string }) => {
  const t = useFitsTexts();
  const found = useFits(readSize(medida));
  if (found?.said.fits !== 'corto') return null;
  const { car, coche, said } = found;
  if (matricula !== undefined && normalisePlate(matricula) !== normalisePlate(car.cod_matricula ?? '')) return null;
  return (
    <Badge tone="stop" icon="alert">
      {t.corto(coche, `${said.carga}${said.velocidad}`)}
    </Badge>
  );
};

export default FallsShort;
