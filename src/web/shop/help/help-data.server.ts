import { tyreHelp as ca } from '#i18n/ca/pages/tyre-help.ts';
import { tyreHelp as es } from '#i18n/es/pages/tyre-help.ts';
import type { TyreService } from '#contract/services.ts';
import type { Language } from '#domain/language.ts';
import { languageOfPath } from '#web/addresses.ts';
import { writeEuros } from '#web/ui/euros.ts';
import { linkTo, type Target } from '#web/vehicle-pages.server.ts';

const texts = { es, ca };

/** The words of the help about tyres in the language of an address. */
export const helpFor = (url: string) => {
  const language = languageOfPath(new URL(url).pathname);
  return { language, textos: texts[language] };
};

export const linksTo = (targets: readonly Target[], language: Language) =>
  targets.map((target) => linkTo(target, language));

/** Rims beyond which a tariff has no end. */
const endless = 99;

const rimText = ({ llanta_desde, llanta_hasta }: TyreService['tarifas'][number], language: Language): string => {
  const { llantas } = texts[language].servicios;
  const last = Math.floor(llanta_hasta);
  if (llanta_hasta >= endless) return llanta_desde === 0 ? llantas.todas : `${llanta_desde}" ${llantas.oMas}`;
  if (llanta_desde === 0) return `${llantas.hasta} ${last}"`;
  return llanta_desde === last ? `${last}"` : `${llanta_desde}" ${llantas.a} ${last}"`;
};

/** The tariff of a service, row by row as it is read. */
export const tariffRows = ({ tarifas }: TyreService, language: Language) => {
  const { vehiculos, gratis } = texts[language].servicios;
  return tarifas.map((tariff) => ({
    vehiculo: vehiculos[tariff.tipoVehiculo] ?? tariff.tipoVehiculo,
    llanta: rimText(tariff, language),
    precio: tariff.precio === 0 ? gratis : writeEuros(tariff.precio),
  }));
};

export type TariffRow = ReturnType<typeof tariffRows>[number];
