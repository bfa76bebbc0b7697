import type { Vehicle } from '#i18n/es/pages/categories.ts';
import { languageOfPath } from '#contract/addresses.ts';
import type { Api } from '#web/api.ts';
import { categoryText, isContentPage, linksOf, linkTo, type PageTarget } from '#web/vehicle-pages.server.ts';
import { openAmong } from '#web/open-pages.server.ts';
import { cheapestOf, cheapestSize, cheapestSold, type From } from './content-data.server.ts';
import { planOf, type PagePlan, type Sold } from './page-plans.server.ts';

/** Ways in by tyre: for a car the fields for its plate and its size stand there, too. */
const ways: Readonly<Record<Vehicle, readonly PageTarget[]>> = {
  coche: ['tyreBrands', 'tyreServices', 'tyreGuide'],
  moto: ['motoSelector', 'tyresMoto'],
  camion: ['tyresTruck'],
  agricola: ['tyresFarm'],
};

/** What pages elsewhere sell. */
const lists: Partial<Readonly<Record<PageTarget, Sold>>> = {
  batteries: { key: 'baterias', filters: { tipoVehiculo: ['turismo', '4x4', 'furgoneta'] } },
  oils: { key: 'aceites' },
  safety: { key: 'accesorios-seguridad' },
  transport: { key: 'accesorios-transporte' },
  ozoneKits: { key: 'kits-ozono' },
  motoBatteries: { key: 'baterias', filters: { tipoVehiculo: ['moto'] } },
};

/** What the cheapest product of a page costs; null where nothing of it has a fixed price. */
export const cheapestOn = async (api: Api, target: PageTarget): Promise<From | null> => {
  const { vende = [], neumaticos }: Partial<PagePlan> = isContentPage(target) ? planOf(target) : {};
  if (neumaticos) {
    const { medidas } = await api('readTyreLanding', { query: { tipo: neumaticos, pageSize: 1 } });
    return cheapestSize(medidas);
  }
  const list = lists[target];
  const prices = await Promise.all((list ? [list] : vende).map((sold) => cheapestSold(api, sold)));
  return cheapestOf(prices.filter((price) => price !== null));
};

/** Everything that is done to a vehicle, with the price it begins at where it has one. */
export const readCategory = async (api: Api, vehicle: Vehicle, url: URL) => {
  const language = languageOfPath(url.pathname);
  const { flags } = await api('siteInit', {});
  const grupos = await Promise.all(
    linksOf(vehicle, language, flags).map(async ({ titulo, targets }) => ({
      titulo,
      enlaces: await Promise.all(
        targets.map(async (target) => ({
          ...linkTo(target, language),
          desde: await cheapestOn(api, target),
          dentro: isContentPage(target) && planOf(target).dentro === true,
        })),
      ),
    })),
  );
  return {
    vehiculo: vehicle,
    texto: categoryText(vehicle, language),
    vias: openAmong(flags, ways[vehicle]).map((target) => linkTo(target, language)),
    grupos,
  };
};
