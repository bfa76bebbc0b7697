import type { WantedSize } from '#domain/vehicles/fits-size.ts';
import { useLanguage } from '#web/language.ts';
import { plateAddress } from '#web/plate-address.ts';
import { ShortBadge } from './short-badge.tsx';
import { Link } from 'react-router';
import { sizeAddress } from '#web/size-address.ts';
import { useFitsTexts } from './texts.ts';
import { useFits } from './use-fits.ts';

const Words = ({ search, car, coche, said }: { search: WantedSize } & NonNullable<ReturnType<typeof useFits>>) => {
  const t = useFitsTexts();
  const language = useLanguage();
  if (said.fits === 'si') return <strong>{t.vale(coche)}</strong>;
  if (said.fits === 'no')
    return car.cod_matricula ? (
      <Link to={plateAddress(language, car.cod_matricula)}>{t.noVale(coche)}</Link>
    ) : (
      t.noVale(coche)
    );
  const { ancho = 0, serie = 0, llanta = 0 } = search;
  const to = sizeAddress(language, { ancho, serie, llanta, ic: said.carga, cv: said.velocidad });
  if (said.fits === 'indices') return <Link to={to}>{t.valeDesde(coche, `${said.carga}${said.velocidad}`)}</Link>;
  return (
    <>
      <ShortBadge coche={coche} said={said} /> <Link to={to}>{t.losQueLlegan}</Link>
    </>
  );
};

/** Whether the tyres of a search fit the car that this browser remembers: a few words that end a line, so that nothing moves. */
const SizeFits = ({ search }: { search: WantedSize }) => {
  const found = useFits(search);
  return (
    found && (
      <>
        {' · '}
        <Words search={search} {...found} />
      </>
    )
  );
};

export default SizeFits;
