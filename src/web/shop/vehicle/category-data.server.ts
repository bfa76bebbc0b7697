import type { Vehicle } from '#i18n/es/pages/categories.ts';
import { languageOfPath } from '#contract/addresses.ts';
import type { Api } from '#web/api.ts';
import { categoryText, linksOf, linkTo, type PageTarget } from '#web/vehicle-pages.server.ts';
import { openAmong } from '#web/open-pages.server.ts';
import { pricedLink } from './priced-link.server.ts';

/** Ways in by tyre: for a car the fields for its plate and its size stand there, too. */
const ways: Readonly<Record<Vehicle, readonly PageTarget[]>> = {
  coche: ['tyreBrands', 'tyreServices', 'tyreGuide'],
  moto: ['motoSelector', 'tyresMoto'],
  camion: ['tyresTruck'],
  agricola: ['tyresFarm'],
};

/** Everything that is done to a vehicle, with the price it begins at where it has one. */
export const readCategory = async (api: Api, vehicle: Vehicle, url: URL) => {
  const language = languageOfPath(url.pathname);
  const { flags } = await api('siteInit', {});
  const grupos = await Promise.all(
    linksOf(vehicle, language, flags).map(async ({ titulo, targets }) => ({
      titulo,
      enlaces: await Promise.all(targets.map(async (target) => await pricedLink(api, target, language))),
    })),
  );
  return {
    vehiculo: vehicle,
    texto: categoryText(vehicle, language),
    vias: openAmong(flags, ways[vehicle]).map((target) => linkTo(target, language)),
    grupos,
  };
};
