import type { Answer } from '#contract/contract.ts';
import type { Wheel } from '#domain/finder/vehicles.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { motoAddress } from '../moto/moto-addresses.ts';
import { sizeAddress } from '../../size-address.ts';
import { useVehiclesTexts } from './texts.ts';
import styles from './vehicle-sizes.module.css';

type Found = Answer<'findTyresByPlate'>;
type Fitment = Found['medidas'][number];

interface SizeProps {
  readonly size: Fitment['delantera'];
  /** What it is the size of: of a pair its wheel, of one for all wheels where the size comes from. */
  readonly head: ReactNode;
  readonly moto?: Wheel | undefined;
}

/** One size, leading to its tyres where there are any. */
const Size = ({ size, head, moto }: SizeProps) => {
  const t = useVehiclesTexts();
  const language = useLanguage();
  const { medida, ancho, serie, llanta, ic, cv, total } = size;
  const text = (
    <>
      <span>{head}</span>
      <b>{medida}</b>
      {total !== null && <span className={styles.total}>{total > 0 ? t.ver(total) : t.ninguno}</span>}
    </>
  );
  if (!total) return <p className={styles.size}>{text}</p>;
  const rating = { ...(ic === null ? {} : { ic }), ...(cv === null ? {} : { cv }) };
  const to = moto
    ? motoAddress('resultados', language, {
        ancho,
        alto: serie,
        llanta,
        carga: ic ?? undefined,
        velocidad: cv ?? undefined,
        rueda: moto,
      })
    : sizeAddress(language, { ancho, serie, llanta, ...rating });
  return (
    <Link className={styles.size} to={to}>
      {text}
    </Link>
  );
};

const Set = ({ fitment, moto }: { fitment: Fitment; moto: boolean }) => {
  const t = useVehiclesTexts();
  const { original, delantera, trasera } = fitment;
  const origin = <Badge tone={original ? 'night' : 'plain'}>{original ? t.deSerie : t.alternativa}</Badge>;
  return (
    <li className={styles.set} data-pair={trasera ? true : undefined}>
      {trasera ? (
        <>
          {origin}
          <Size size={delantera} head={t.delante} moto={moto ? 'delantera' : undefined} />
          <Size size={trasera} head={t.detras} moto={moto ? 'trasera' : undefined} />
          {delantera.total !== null && <p className={styles.note}>{moto ? t.distintasMoto : t.distintas}</p>}
        </>
      ) : (
        <Size size={delantera} head={origin} moto={moto ? 'delantera' : undefined} />
      )}
    </li>
  );
};

/** Pairs are wider and stand below, unless the vehicle left the factory with one. */
const isPlain = ({ original, trasera }: Fitment): boolean => original || trasera === null;

/** The sizes of a vehicle as choices; of vehicles whose tyres are not sold here, as something to take along. */
export const VehicleSizes = ({ found: { medidas, vehiculo } }: { found: Found }) => {
  const t = useVehiclesTexts();
  const language = useLanguage();
  const sold = vehiculo.tipoVehiculo !== 'otro';
  const moto = vehiculo.tipoVehiculo === 'moto';
  const [only] = medidas;
  if (!only) return <Notice quiet>{t.sinMedidas}</Notice>;
  return (
    <Stack>
      <div className={styles.head}>
        <h2>{sold && medidas.length > 1 ? t.elige : t.medidasDe(`${vehiculo.marca} ${vehiculo.modelo}`)}</h2>
        {sold && <p>{medidas.length > 1 ? t.eligeTexto : t.unaMedida}</p>}
      </div>
      <ul className={styles.sets}>
        {[...medidas.filter(isPlain), ...medidas.filter((fitment) => !isPlain(fitment))].map((fitment, place) => (
          <Set key={place} fitment={fitment} moto={moto} />
        ))}
      </ul>
      {sold ? (
        <p className={styles.note}>{t.indices}</p>
      ) : (
        <Notice
          quiet
          action={
            <Link {...buttonLink('primary')} to={address('workshops', language)}>
              {t.verTalleres}
            </Link>
          }
        >
          {t.otro}
        </Notice>
      )}
    </Stack>
  );
};
