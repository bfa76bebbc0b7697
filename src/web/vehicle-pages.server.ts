import { agricola as agricolaCa } from '#i18n/ca/pages/agricola.ts';
import { camion as camionCa } from '#i18n/ca/pages/camion.ts';
import { categories as categoriesCa, groups as groupsCa } from '#i18n/ca/pages/categories.ts';
import { coche as cocheCa } from '#i18n/ca/pages/coche.ts';
import { moto as motoCa } from '#i18n/ca/pages/moto.ts';
import { names as namesCa } from '#i18n/ca/pages/names.ts';
import { agricola, type FarmPage } from '#i18n/es/pages/agricola.ts';
import { camion, type TruckPage } from '#i18n/es/pages/camion.ts';
import { categories, groups, type CategoryText, type GroupName, type Vehicle } from '#i18n/es/pages/categories.ts';
import { coche, type CarPage } from '#i18n/es/pages/coche.ts';
import { moto, type MotoPage } from '#i18n/es/pages/moto.ts';
import { names, type NamedPage } from '#i18n/es/pages/names.ts';
import type { PageText } from '#i18n/page-text.ts';
import type { Language } from '#domain/language.ts';
import type { Switches } from '#domain/site/parts.ts';
import { openAmong } from './open-pages.server.ts';
import { address, addressOfRoute, languageOfPath, type PageName } from '#contract/addresses.ts';

/** A page about one thing that is done to a vehicle. */
export type ContentPage = `coche/${CarPage}` | `moto/${MotoPage}` | `camion/${TruckPage}` | `agricola/${FarmPage}`;

/** What menus and cards of vehicle pages may lead to: nothing else compiles, so that no link is dead. */
export type PageTarget = ContentPage | NamedPage;

export interface NamedLink {
  readonly nombre: string;
  readonly texto: string;
  readonly to: string;
}

type Texts = Readonly<Record<Vehicle, Readonly<Record<string, PageText>>>>;

const texts: Readonly<Record<Language, Texts>> = {
  es: { coche, moto, camion, agricola },
  ca: { coche: cocheCa, moto: motoCa, camion: camionCa, agricola: agricolaCa },
};
const categoryTexts: Readonly<Record<Language, Readonly<Record<Vehicle, CategoryText>>>> = {
  es: categories,
  ca: categoriesCa,
};
const groupTitles: Readonly<Record<Language, Readonly<Record<GroupName, string>>>> = { es: groups, ca: groupsCa };
const pageNames: Readonly<Record<Language, Readonly<Record<NamedPage, readonly [string, string]>>>> = {
  es: names,
  ca: namesCa,
};

export const categoryPages = {
  coche: 'car',
  moto: 'moto',
  camion: 'truck',
  agricola: 'farm',
} as const satisfies Record<Vehicle, PageName>;
const contentPages = {
  coche: 'carPage',
  moto: 'motoPage',
  camion: 'truckPage',
  agricola: 'farmPage',
} as const satisfies Record<Vehicle, PageName>;

/** What stands on the page of a vehicle and below its entry of the menu. */
const shelves: Readonly<Record<Vehicle, readonly (readonly [GroupName, readonly PageTarget[]])[]>> = {
  coche: [
    [
      'revision',
      [
        'revisions',
        'coche/aceite',
        'coche/filtros',
        'coche/aire',
        'coche/correa',
        'coche/refrigerante',
        'coche/escobillas',
        'coche/ozono',
      ],
    ],
    ['seguridad', ['coche/frenos', 'coche/amortiguadores', 'coche/mecanica', 'coche/caja']],
    ['productos', ['batteries', 'oils', 'safety', 'transport', 'ozoneKits']],
  ],
  moto: [
    ['neumaticos', ['motoSelector', 'tyresMoto', 'tyresQuad', 'tyresScooter']],
    ['revision', ['motoRevision', 'moto/filtros', 'moto/transmision', 'moto/frenos', 'moto/embragues']],
    ['productos', ['motoBatteries']],
  ],
  camion: [
    ['flota', ['camion/neumaticos', 'camion/asistencia', 'camion/flotas']],
    ['taller', ['camion/frenos', 'camion/suspension', 'camion/ejes', 'camion/inspecciones']],
  ],
  agricola: [['campo', ['agricola/neumaticos', 'agricola/alineacion', 'agricola/teleinflado', 'agricola/asistencia']]],
};

export const vehicles = ['coche', 'moto', 'camion', 'agricola'] as const satisfies readonly Vehicle[];

/** The vehicle whose page, or a page below it, has this path; a 404 for any other. */
export const vehicleOfPath = (path: string): Vehicle => {
  const language = languageOfPath(path);
  const found = vehicles.find((vehicle) => {
    const page = address(categoryPages[vehicle], language);
    return path === page || path.startsWith(`${page}/`);
  });
  if (!found) throw new Response(null, { status: 404 });
  return found;
};

const split = (page: ContentPage): readonly [Vehicle, string] => {
  const vehicle = vehicles.find((each) => page.startsWith(`${each}/`));
  if (!vehicle) throw new Error(`no vehicle has a page ${page}`);
  return [vehicle, page.slice(vehicle.length + 1)];
};

const textOf = (vehicle: Vehicle, key: string, language: Language): PageText => {
  const text = texts[language][vehicle][key];
  if (!text) throw new Error(`no text for ${vehicle}/${key}`);
  return text;
};

const keysOf = (vehicle: Vehicle): readonly string[] => Object.keys(texts.es[vehicle]);
const paramsOf = (vehicle: Vehicle, key: string, language: Language) => ({
  pagina: textOf(vehicle, key, language).slug,
});

export const isContentPage = (target: PageTarget): target is ContentPage => target.includes('/');

export const linkTo = (target: PageTarget, language: Language): NamedLink => {
  if (!isContentPage(target)) {
    const [nombre, texto] = pageNames[language][target];
    return { nombre, texto, to: address(target, language) };
  }
  const [vehicle, key] = split(target);
  const { nombre, entrada } = textOf(vehicle, key, language);
  const to = addressOfRoute(contentPages[vehicle], language, paramsOf(vehicle, key, language));
  return { nombre, texto: entrada, to };
};

export const categoryText = (vehicle: Vehicle, language: Language): CategoryText => categoryTexts[language][vehicle];

/** What is done to a vehicle, in groups with their titles; without what is switched off. */
export const linksOf = (vehicle: Vehicle, language: Language, switches: Switches) =>
  shelves[vehicle]
    .map(([name, targets]) => ({ titulo: groupTitles[language][name], targets: openAmong(switches, targets) }))
    .filter(({ targets }) => targets.length > 0);

/** The page at an address below a vehicle, with its address in each language; undefined where there is none. */
export const findContentPage = (vehicle: Vehicle, language: Language, slug: string) => {
  const key = keysOf(vehicle).find((each) => textOf(vehicle, each, language).slug === slug);
  if (key === undefined) return undefined;
  return {
    // The keys of a vehicle's texts are the names of its pages.
    page: `${vehicle}/${key}` as ContentPage,
    texto: textOf(vehicle, key, language),
    enIdioma: { es: paramsOf(vehicle, key, 'es'), ca: paramsOf(vehicle, key, 'ca') },
  };
};

/** Every page below a vehicle, for the sitemap. */
export const allContentPages = () =>
  vehicles.flatMap((vehicle) =>
    keysOf(vehicle).map((key) => ({
      target: `${vehicle}/${key}`,
      page: contentPages[vehicle],
      enIdioma: { es: paramsOf(vehicle, key, 'es'), ca: paramsOf(vehicle, key, 'ca') },
    })),
  );
