import { fitsSize, type WantedSize } from '#domain/vehicles/fits-size.ts';
import { useLanguage } from '#web/language.ts';
import { plateAddress } from '#web/plate-address.ts';
import { useMyCar } from '#web/stored/my-car.ts';
import { Link } from 'react-router';
import { useFitsTexts } from './texts.ts';

/** Whether the tyres of a search fit the car that this browser remembers: a few words that end a line, so that nothing moves. */
const SizeFits = ({ search }: { search: WantedSize }) => {
  const t = useFitsTexts();
  const language = useLanguage();
  const car = useMyCar();
  const said = car && car.tipoVehiculo !== 'moto' ? fitsSize(car.medidas, search) : undefined;
  if (!car || !said) return null;
  const words =
    said.fits === 'indices'
      ? t.valeDesde(car.modelo, said.indices)
      : t[said.fits === 'si' ? 'vale' : 'noVale'](car.modelo);
  return (
    <>
      {' · '}
      {said.fits === 'no' && car.cod_matricula ? (
        <Link to={plateAddress(language, car.cod_matricula)}>{words}</Link>
      ) : (
        <strong>{words}</strong>
      )}
    </>
  );
};

export default SizeFits;
