import { formatNumber, groupThousands } from '#domain/format-number.ts';
import { tyreHelp as ca } from '#i18n/ca/pages/tyre-help.ts';
import { services as servicesCa } from '#i18n/ca/services.ts';
import { tyreHelp as es } from '#i18n/es/pages/tyre-help.ts';
import { services as servicesEs } from '#i18n/es/services.ts';
import type { TyreService } from '#contract/services.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money/cents.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { insurancePays } from '#domain/services/insurance.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { linkTo, type PageTarget } from '#web/vehicle-pages.server.ts';
import { associationOf } from '../buy/association.ts';

const texts = { es, ca };
const serviceTexts = { es: servicesEs, ca: servicesCa };

/** The words of the help about tyres in the language of an address. */
export const helpFor = ({ pathname }: URL) => {
  const language = languageOfPath(pathname);
  return { language, textos: texts[language] };
};

export const linksTo = (targets: readonly PageTarget[], language: Language) =>
  targets.map((target) => linkTo(target, language));

/** What a service of tyres costs less with enough of them. */
export const associationText = (service: TyreService, language: Language) =>
  associationOf(service, serviceTexts[language], language);

/** Rims beyond which a tariff has no end. */
const endless = 99;

type Tariff = TyreService['tarifas'][number];

/** From one rim on, until the next begins. */
interface Rims {
  readonly desde: number;
  readonly hasta: number;
}

/** The steps of a tariff: rims that any of its prices tells from others. */
const stepsOf = (tariffs: readonly Tariff[]): Rims[] => {
  const starts = [...new Set(tariffs.map(({ llanta_desde }) => llanta_desde))].sort((one, other) => one - other);
  return starts.map((desde) => ({
    desde,
    hasta: Math.min(...tariffs.map(({ llanta_hasta }) => llanta_hasta).filter((last) => last >= desde)),
  }));
};

const rimText = ({ desde, hasta }: Rims, language: Language): string => {
  const { llantas, precio } = texts[language].servicios;
  const last = Math.floor(hasta);
  if (hasta >= endless) return desde === 0 ? precio : `${Math.ceil(desde)}" ${llantas.oMas}`;
  if (desde === 0) return `${llantas.hasta} ${last}"`;
  return Math.ceil(desde) === last ? `${last}"` : `${Math.ceil(desde)}" ${llantas.a} ${last}"`;
};

/** The tariff of a service as a table: a vehicle in a row, and a price over the rims that it is for. */
export const tariffTable = ({ tarifas }: Pick<TyreService, 'tarifas'>, language: Language) => {
  const { vehiculos, vehiculo, gratis } = texts[language].servicios;
  const steps = stepsOf(tarifas);
  const within = ({ llanta_desde, llanta_hasta }: Tariff) =>
    steps.filter(({ desde }) => llanta_desde <= desde && desde <= llanta_hasta).length;
  return {
    cabecera: [vehiculo, ...steps.map((step) => rimText(step, language))],
    filas: [...Map.groupBy(tarifas, ({ tipoVehiculo }) => tipoVehiculo)].map(([kind, ofKind]) => ({
      vehiculo: vehiculos[kind] ?? kind,
      precios: ofKind.map((tariff) => ({
        precio: tariff.precio === 0 ? gratis : writeEuros(tariff.precio),
        columnas: within(tariff),
      })),
    })),
  };
};

export type Tariffs = ReturnType<typeof tariffTable>;

const writeKm = (km: number): string => `${groupThousands(km)}\u00a0km`;

/** What a tyre costs that explains the insurance. */
const exampleTyre = cents(80_00);

/** What an insurance pays, kilometre by kilometre and of an example: nothing past its last step. */
export const coverTable = (cobertura: TyreService['cobertura'], language: Language) => {
  const { cabecera, hasta, masDe, nada, comoMucho } = texts[language].seguro.cobertura;
  const steps = cobertura.map(({ hasta_km, porcentaje }) => ({ hasta_km, cubre_bp: Math.round(porcentaje * 100) }));
  const last = cobertura.at(-1)?.hasta_km ?? 0;
  const [km, parte, ejemplo] = cabecera;
  const paidAt = (distance: number) => formatEuros(insurancePays(exampleTyre, distance, steps), language);
  return {
    cifra: [writeKm(last), comoMucho] as const,
    cabecera: [km, parte, `${ejemplo} ${formatEuros(exampleTyre, language)}`],
    filas: [
      ...cobertura.map(({ hasta_km, porcentaje }) => [
        `${hasta} ${writeKm(hasta_km)}`,
        `${formatNumber(porcentaje, language)} %`,
        paidAt(hasta_km),
      ]),
      [`${masDe} ${writeKm(last)}`, nada, paidAt(last + 1)],
    ],
  };
};
