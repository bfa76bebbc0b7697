import { vehicle as ca } from '#i18n/ca/vehicle.ts';
import { vehicle as es } from '#i18n/es/vehicle.ts';
import type { Language } from '#domain/language.ts';
import { serviceVisitAddress } from '#web/visit-address.ts';
import type { Api } from '#web/api.ts';
import { openAmong } from '#web/open-pages.server.ts';
import type { IconName } from '#web/ui/page/icon.tsx';
import { linkTo, type PageTarget } from '#web/vehicle-pages.server.ts';
import { cheapestOn, type From } from '../vehicle/priced-link.server.ts';
import { homeTexts } from './home-words.server.ts';
import { writeEuros } from '#web/ui/page/euros.ts';

const words = { es, ca };

export interface HomeService {
  readonly nombre: string;
  readonly to: string;
  readonly icon: IconName;
  /** What it costs, or how it is had. */
  readonly precio: string;
  /** What the price is of; null of what is free, or has no price before it is seen. */
  readonly desde: From | null;
}

/** What is done and bought most beside tyres, each with a page on which it is booked at its price. */
const priced = [
  ['coche/aceite', 'oil'],
  ['batteries', 'battery'],
  ['coche/aire', 'snow'],
  ['coche/revisionPreItv', 'shield'],
  ['coche/amortiguadores', 'car'],
  ['coche/ozono', 'wet'],
] as const satisfies readonly (readonly [PageTarget, IconName])[];

const flat = 'pinchazo';

const pricedServices = async (api: Api, language: Language): Promise<HomeService[]> => {
  const { flags } = await api('siteInit', {});
  const open = new Set<PageTarget>(
    openAmong(
      flags,
      priced.map(([target]) => target),
    ),
  );
  const found = await Promise.all(
    priced
      .filter(([target]) => open.has(target))
      .map(async ([target, icon]) => ({ target, icon, desde: await cheapestOn(api, target) })),
  );
  return found.flatMap(({ target, icon, desde }) => {
    const { nombre, to } = linkTo(target, language);
    if (!desde) return [];
    const { desdePrecio } = words[language];
    return [{ nombre, to, icon, desde, precio: desdePrecio(writeEuros(desde.importe), desde.unidades, desde.entrega) }];
  });
};

/** What is booked without buying anything: a repair by its minutes, and the test that is free. */
const otherServices = async (api: Api, language: Language): Promise<HomeService[]> => {
  const t = homeTexts(language);
  const { servicios } = await api('listVisitServices', {});
  const repair = servicios.find(({ servicio, soloTelefono }) => servicio === flat && !soloTelefono);
  const { nombre, to } = linkTo('coche/testSeguridad', language);
  return [
    ...(repair
      ? [
          {
            nombre: t.pinchazo,
            to: serviceVisitAddress(language, repair),
            icon: 'wrench' as const,
            precio: t.conCita(repair.minutos),
            desde: null,
          },
        ]
      : []),
    { nombre, to, icon: 'check', precio: t.gratis, desde: null },
  ];
};

export const readServices = async (api: Api, language: Language): Promise<HomeService[]> =>
  (await Promise.all([pricedServices(api, language), otherServices(api, language)])).flat();
