import type { Answer } from '#contract/contract.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import type { SearchTexts } from '#i18n/es/search.ts';
import { address } from '#contract/addresses.ts';
import { chooseAddress } from '#web/choose-address.ts';
import { plateAddress } from '#web/plate-address.ts';
import type { IconName } from '#web/ui/page/icon.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { foundArticleAddress, foundSizeAddress } from './search-address.ts';

type Answered = Answer<'searchSite'>;

/** One thing that was found: where it is, what it is called, and what else is worth knowing of it. */
export interface FoundThing {
  readonly to: string;
  readonly text: string;
  readonly note: string;
  readonly icon: IconName;
}

export interface FoundGroup {
  readonly name: string;
  readonly title: string;
  readonly things: readonly FoundThing[];
}

const vehicleIcons: Readonly<Record<Answered['medidas'][number]['tipoVehiculo'], IconName>> = {
  turismo: 'car',
  '4x4': 'off-road',
  furgoneta: 'van',
  moto: 'moto',
  quad: 'moto',
  patinete: 'moto',
  camion: 'truck',
  agricola: 'truck',
};

const articleIcons: Readonly<Partial<Record<Answered['articulos'][number]['tipo_producto'], IconName>>> = {
  bateria: 'battery',
  aceite: 'oil',
  camara: 'tyre',
  mousse: 'tyre',
  'acc-seguridad': 'shield',
  'acc-transporte': 'shield',
};

const joined = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join(' · ')
    .replace(/^./u, (letter) => letter.toUpperCase());

const fromNote = (desde: Answered['modelos'][number]['desde'], t: SearchTexts) =>
  desde && t.desde(writeEuros(desde.importeMontado), desde.unidades);

type Things = (found: Answered, language: Language, t: SearchTexts) => readonly FoundThing[];

const plates: Things = ({ matricula }, language, t) =>
  matricula === null
    ? []
    : [{ to: plateAddress(language, matricula), text: matricula, note: t.deMatricula, icon: 'car' }];

const sizes: Things = ({ medidas }, language, t) =>
  medidas.map((size) => ({
    to: foundSizeAddress(size, language),
    text: size.medida,
    note: joined(
      size.marca ? size.marca.marca : t.ruedasDe[size.tipoVehiculo],
      size.temporada && t.temporada[size.temporada],
      size.runflat && 'runflat',
      t.neumaticos(size.total),
      fromNote(size.desde, t),
    ),
    icon: vehicleIcons[size.tipoVehiculo],
  }));

const vehicles: Things = ({ vehiculos }, language, t) =>
  vehiculos.map(({ tipoVehiculo: tipo, marca, marcaSlug, modelo, modeloSlug }) => ({
    to: chooseAddress(language, { tipo, marca: marcaSlug, ...(modeloSlug !== null && { modelo: modeloSlug }) }),
    text: modelo === null ? marca : `${marca} ${modelo}`,
    note: t.deVehiculo[tipo === 'moto' ? 'moto' : 'coche'],
    icon: tipo === 'otro' ? 'car' : vehicleIcons[tipo],
  }));

const services: Things = ({ servicios }, language, t) =>
  servicios.map(({ servicio, nombre, vehiculo, minutos }) => ({
    to: `${address('visitPreset', language)}?${new URLSearchParams({ servicio })}`,
    text: nombre,
    note: joined(vehiculo !== 'coche' && t.servicioDe[vehiculo], t.cita(minutos)),
    icon: 'calendar',
  }));

const brands: Things = ({ marcas }, language, t) =>
  marcas.map(({ slug, marca, familia }) => ({
    to: address('tyreBrand', language, { marca: slug }),
    text: marca,
    note: t.marcaDe[familia],
    icon: 'tyre',
  }));

const models: Things = ({ modelos }, language, t) =>
  modelos.map(({ slug, modelo, marca, marcaSlug, tipoVehiculo, temporada, desde }) => ({
    to: address('tyreModel', language, { marca: marcaSlug, modelo: slug }),
    text: `${marca} ${modelo}`,
    note: joined(
      vehicleGroup(tipoVehiculo) !== 'coche' && t.ruedasDe[tipoVehiculo],
      t.temporada[temporada],
      fromNote(desde, t),
    ),
    icon: vehicleIcons[tipoVehiculo],
  }));

const pages: Things = ({ paginas }) =>
  paginas.map(({ direccion, titulo }) => ({ to: direccion, text: titulo, note: '', icon: 'info' }));

const articles: Things = ({ articulos }, language, t) =>
  articulos.flatMap((article) => {
    const to = foundArticleAddress(article, language);
    const { precio } = article;
    const note = precio ? t.precio(writeEuros(precio.importeMontado), precio.cantidad, precio.montaje) : '';
    return to === undefined
      ? []
      : [{ to, text: article.nombre, note, icon: articleIcons[article.tipo_producto] ?? 'wrench' }];
  });

/** Areas first: they lead to several workshops. */
const workshops: Things = ({ zonas, talleres }, language, t) => [
  ...zonas.map(({ area, titulo }) => ({
    to: address('workshopArea', language, { area }),
    text: titulo,
    note: t.zona,
    icon: 'pin' as const,
  })),
  ...talleres.map(({ area, slug, alias, poblacion, direccion }) => ({
    to: address('workshop', language, { area, taller: slug }),
    text: alias,
    note: `${direccion}, ${poblacion}`,
    icon: 'pin' as const,
  })),
];

/** The groups in the order in which they are shown; each name is that of its title. */
const ordered = [
  ['matricula', plates],
  ['medidas', sizes],
  ['vehiculos', vehicles],
  ['servicios', services],
  ['marcas', brands],
  ['modelos', models],
  ['paginas', pages],
  ['articulos', articles],
  ['talleres', workshops],
] as const satisfies readonly (readonly [keyof SearchTexts, Things])[];

/** Which words were left out, as a sentence; empty where none was. */
export const omittedWords = ({ omitidas }: Answered, t: SearchTexts): string =>
  omitidas.length > 0 ? t.omitidas(omitidas.join('», «')) : '';

/** What was found, in the order in which it is shown; groups without anything are left out. */
export const foundGroups = (found: Answered, language: Language, t: SearchTexts): FoundGroup[] =>
  ordered
    .map(([name, things]) => ({ name, title: t[name], things: things(found, language, t) }))
    .filter(({ things }) => things.length > 0);
