import type { Answer } from '#contract/contract.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { Link } from 'react-router';
import { sizeAddress } from '../size-address.ts';
import { useVehiclesTexts } from './texts.ts';
import styles from './vehicle-sizes.module.css';

type Found = Answer<'findTyresByPlate'>;
type Fitment = Found['medidas'][number];

/** One size, leading to its tyres where there are any. */
const Size = ({ size, where }: { size: Fitment['delantera']; where?: string }) => {
  const t = useVehiclesTexts();
  const language = useLanguage();
  const { medida, ancho, serie, llanta, ic, cv, total } = size;
  const text = (
    <>
      {where && <span>{where}</span>}
      <b>{medida}</b>
      {total !== null && <span className={styles.total}>{total > 0 ? t.ver(total) : t.ninguno}</span>}
    </>
  );
  if (!total) return <p className={styles.size}>{text}</p>;
  const rating = { ...(ic === null ? {} : { ic }), ...(cv === null ? {} : { cv }) };
  return (
    <Link className={styles.size} to={sizeAddress(language, { ancho, serie, llanta, ...rating })}>
      {text}
    </Link>
  );
};

const Set = ({ fitment }: { fitment: Fitment }) => {
  const t = useVehiclesTexts();
  const { original, delantera, trasera } = fitment;
  return (
    <li className={styles.set} data-pair={trasera ? true : undefined}>
      <Badge tone={original ? 'night' : 'plain'}>{original ? t.deSerie : t.alternativa}</Badge>
      {trasera ? (
        <>
          <Size size={delantera} where={t.delante} />
          <Size size={trasera} where={t.detras} />
          {delantera.total !== null && <p className={styles.note}>{t.distintas}</p>}
        </>
      ) : (
        <Size size={delantera} />
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
  const sold = vehiculo.tipoVehiculo !== 'moto' && vehiculo.tipoVehiculo !== 'otro';
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
          <Set key={place} fitment={fitment} />
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
          {vehiculo.tipoVehiculo === 'moto' ? t.moto : t.otro}
        </Notice>
      )}
    </Stack>
  );
};
