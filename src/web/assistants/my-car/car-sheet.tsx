import { formatNumber, groupThousands } from '#domain/format-number.ts';
import { useLanguage } from '#web/language.ts';
import { Facts } from '#web/ui/walk/facts.tsx';
import { VehiclePlate } from '#web/ui/vehicle-plate.tsx';
import styles from './my-car.module.css';
import type { KnownCar } from './shown-car.ts';
import { useMyCarTexts } from './texts.ts';
import { useVehicleWords } from './vehicle-words.ts';

/** Each once: the same approval may stand for several viscosities. */
const oilsOf = ({ aceites }: KnownCar): string =>
  [...new Set(aceites.map(({ norma, sae }) => `${norma} (${sae})`))].join(', ');

const sizesOf = ({ medidas }: KnownCar): string =>
  medidas
    .map(({ delantera, trasera }) => (trasera === null ? delantera : `${delantera} + ${trasera}`))
    .slice(0, 4)
    .join(', ');

/** The drawing of a car, beside what it is. */
export const CarHead = ({ car }: { car: KnownCar }) => {
  const t = useMyCarTexts();
  const words = useVehicleWords();
  const { motor, desde, hasta, images, color, tipoVehiculo, matriculacion } = car;
  const registered =
    matriculacion &&
    (!matriculacion.estimada
      ? words.matriculado(matriculacion.desde)
      : matriculacion.hasta === null
        ? words.matriculadoDesde(matriculacion.desde)
        : words.matriculadoEntre(matriculacion.desde, matriculacion.hasta));
  return (
    <div className={styles.car}>
      {images[0] && (
        <img
          src={images[0]}
          alt={t.dibujo(t.colores[color], t.tipos[tipoVehiculo])}
          width={200}
          height={100}
          decoding="async"
        />
      )}
      <div>
        {car.cod_matricula && <VehiclePlate>{car.cod_matricula}</VehiclePlate>}
        <p className={styles.name}>{[motor, desde && words.anos(desde, hasta)].filter(Boolean).join(' · ')}</p>
        {registered && <p>{registered}</p>}
      </div>
    </div>
  );
};

/** What is known of a car, and who says so. */
export const CarFacts = ({ car }: { car: KnownCar }) => {
  const t = useMyCarTexts();
  const language = useLanguage();
  return (
    <>
      <Facts
        rows={[
          [t.datos.fabricacion, car.ano_fabric === null ? null : String(car.ano_fabric)],
          [t.datos.combustible, car.combustible && t.combustibles[car.combustible]],
          [t.datos.potencia, car.potenciaCv === null ? null : t.potencia(car.potenciaCv, car.potenciaKw)],
          [t.datos.codigo, car.codigoMotor],
          [t.datos.cilindrada, car.cilindrada === null ? null : `${groupThousands(car.cilindrada)} cc`],
          [t.datos.aceite, oilsOf(car)],
          [
            t.datos.carter,
            car.capacidad_carter === null ? null : t.litros(formatNumber(car.capacidad_carter, language)),
          ],
          [t.datos.bateria, car.bateria],
          [t.datos.medidas, sizesOf(car)],
          [t.datos.kms, car.kms === null ? null : t.kilometros(groupThousands(car.kms))],
        ]}
      />
      <p className={styles.source}>{t.fuente[car.source]}</p>
    </>
  );
};
