import { isCar } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { fittingBatteries, fittingOils, type FittingFilters } from '#domain/vehicles/fitting-articles.ts';
import { readSize } from '#domain/vehicles/fits-size.ts';
import { address, type PageName } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { sizeAddress } from '#web/size-address.ts';
import { plateAddress } from '#web/plate-address.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Icon, type IconName } from '#web/ui/page/icon.tsx';
import { Link } from 'react-router';
import styles from './my-car.module.css';
import type { KnownCar } from './shown-car.ts';
import { useMyCarTexts } from './texts.ts';

type WayName = keyof ReturnType<typeof useMyCarTexts>['caminos'];
type Way = readonly [name: WayName, icon: IconName, to: string];

const listOf = (page: 'batteries' | 'oils', language: Language, filters: FittingFilters): string => {
  const pairs = Object.entries(filters ?? {}).flatMap(([facet, values]) => values.map((value) => [facet, value]));
  return `${address(page, language)}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`;
};

/** The tyres of the only size that a car has; where it has several, or other ones behind, its driver chooses. */
const onlySize = ({ tipoVehiculo, medidas }: KnownCar, language: Language): string | null => {
  const [first, ...others] = medidas;
  if (!first || !isCar(tipoVehiculo) || first.trasera !== null || others.length > 0) return null;
  const { ancho, serie, llanta, carga, velocidad } = readSize(first.delantera);
  return ancho && serie && llanta
    ? sizeAddress(language, { ancho, serie, llanta, ic: carga ?? null, cv: velocidad ?? null })
    : null;
};

/** Where tyres are found by its size or plate, or else by the questions of its kind of vehicle. */
export const tyresOf = (car: KnownCar, language: Language): string => {
  const { tipoVehiculo, cod_matricula, medidas } = car;
  const direct = onlySize(car, language);
  if (direct !== null) return direct;
  if (cod_matricula !== null && medidas.length > 0) return plateAddress(language, cod_matricula);
  const pages: Partial<Record<KnownCar['tipoVehiculo'], PageName>> = {
    moto: 'motoSelector',
    camion: 'tyresTruck',
    agricola: 'tyresFarm',
    patinete: 'tyresScooter',
  };
  const page = pages[tipoVehiculo] ?? 'selector';
  return address(page as 'selector', language);
};

/** The page of the revision before an inspection. */
const preItv: Readonly<Record<Language, string>> = { es: 'revision-pre-itv', ca: 'revisio-pre-itv' };

/** What a car may need, each with the way to it that knows the car. */
const waysOf = (car: KnownCar, language: Language): readonly Way[] => {
  const tyres: Way = ['neumaticos', 'tyre', tyresOf(car, language)];
  const any: Way = ['cita', 'calendar', address('visit', language)];
  const { tipoVehiculo, combustible } = car;
  if (tipoVehiculo === 'moto') return [tyres, ['bateria', 'battery', address('motoBatteries', language)], any];
  if (!isCar(tipoVehiculo)) return [tyres, any];
  const oil: readonly Way[] =
    combustible === 'electrico' ? [] : [['aceite', 'oil', listOf('oils', language, fittingOils(car.aceites))]];
  return [
    tyres,
    ['revision', 'wrench', address('revisionAssistant', language)],
    ['bateria', 'battery', listOf('batteries', language, fittingBatteries(car.bateria))],
    ...oil,
    ['itv', 'check', address('carPage', language, { pagina: preItv[language] })],
    ['gas', 'snow', address('airAssistant', language)],
    any,
  ];
};

/** From a car to everything that is done for it. */
export const Ways = ({ car }: { car: KnownCar }) => {
  const t = useMyCarTexts();
  const language = useLanguage();
  return (
    <ul className={styles.ways}>
      {waysOf(car, language).map(([name, icon, to]) => {
        const [title, text] = t.caminos[name];
        return (
          <Card as="li" pressable key={name}>
            <h3>
              <Icon name={icon} />
              <Link to={to} data-card-link>
                {title}
              </Link>
            </h3>
            <p>{text}</p>
          </Card>
        );
      })}
    </ul>
  );
};
