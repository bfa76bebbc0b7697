import { telHref } from '#web/ui/phone-link.tsx';
import type { ContentPart } from '#contract/content.ts';
import { address } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import type { Api } from '#web/api.ts';
import { promotionsAddress } from '#contract/promotion-address.ts';
import { unlessRefused } from '#web/refused.ts';
import { promotionCard } from '../promotions/promotion-words.server.ts';
import { contentWords } from './content-words.server.ts';

type Of<Kind extends ContentPart['tipo']> = Extract<ContentPart, { tipo: Kind }>;

interface Asked {
  readonly api: Api;
  readonly language: Language;
  readonly now: Date;
}

/** Tyres of a search, as many as were asked for; of another list its articles. */
const readProducts = async ({ api }: Asked, part: Of<'productos'>) => {
  const { titulo, lista, medida, temporada, marca, cuantos } = part;
  if (lista === 'neumaticos') {
    const query = { ...medida, ...(temporada && { temporada }), ...(marca && { marca }), pageSize: cuantos };
    const found = await unlessRefused(api('readTyreLanding', { query }));
    return { tipo: 'cubiertas' as const, titulo, cubiertas: found?.neumaticos ?? [] };
  }
  const { data } = await api('searchCatalogue', {
    params: { catalogKey: lista },
    query: {
      filters: JSON.stringify(marca ? { marca: [marca] } : {}),
      pagination: JSON.stringify({ pageSize: cuantos }),
    },
  });
  return { tipo: 'articulos' as const, titulo, articulos: data.products };
};

const readOffers = async ({ api, language, now }: Asked, { titulo, vehiculo, cuantos }: Of<'ofertas'>) => {
  const { promociones } = await api('listPromotions', { query: { vehiculo } });
  return {
    tipo: 'ofertas' as const,
    titulo,
    cartas: promociones.slice(0, cuantos).map((promotion) => promotionCard(promotion, language, now)),
    todas: { nombre: contentWords(language).todasLasOfertas, to: promotionsAddress(vehiculo, language) },
  };
};

const readWorkshops = async ({ api, language }: Asked, { titulo, area, cuantos }: Of<'talleres'>) => {
  const found = await unlessRefused(api('readWorkshopArea', { params: { area }, query: { sinHoras: true } }));
  const isArea = found !== null && area !== 'todas';
  return {
    tipo: 'talleres' as const,
    titulo,
    talleres: (found?.tiendas ?? []).slice(0, cuantos).map(({ alias, area: of, slug, direccion, poblacion }) => ({
      nombre: alias,
      to: address('workshop', language, { area: of, taller: slug }),
      direccion: `${direccion}, ${poblacion}`,
    })),
    todos: {
      nombre: contentWords(language).todosLosTalleres,
      to: isArea ? address('workshopArea', language, { area }) : address('workshops', language),
    },
  };
};

/** Without a stamp, which would make every copy of the page another one. */
const readForm = async ({ api, language }: Asked, { titulo, texto, motivo }: Of<'formulario'>) => {
  const { telefono } = await api('siteInit', {});
  return {
    tipo: 'formulario' as const,
    titulo,
    texto,
    motivo,
    llamar: { nombre: contentWords(language).llamar(telefono), to: telHref(telefono) },
  };
};

/** Twice as dense a screen shows a column's width from a file twice as wide. */
const pictureSizes = '(min-width: 44rem) 42rem, calc(100vw - 2rem)';

/** A picture as its element needs it. What stands high on a page is not waited for. */
const readPicture = ({ alt, pie, archivos }: Of<'imagen'>, place: number) => {
  const choices = (wanted: 'avif' | 'webp') =>
    archivos
      .filter(({ tipo }) => tipo === wanted)
      .map(({ src, ancho }) => `${src} ${ancho}w`)
      .join(', ');
  const usual = archivos.filter(({ tipo }) => tipo === 'webp');
  const { src = '', ancho = 0, alto = 0 } = usual.at(-1) ?? {};
  return {
    tipo: 'imagen' as const,
    alt,
    pie,
    avif: choices('avif'),
    webp: choices('webp'),
    sizes: ancho < 672 ? `min(${ancho}px, calc(100vw - 2rem))` : pictureSizes,
    src: usual.find(({ ancho: width }) => width >= 800)?.src ?? src,
    ancho,
    alto,
    pronto: place < 2,
  };
};

/** A part of a text with what it shows as the shop has it now. */
const readPart = async (asked: Asked, part: ContentPart, place: number) => {
  if (part.tipo === 'imagen') return readPicture(part, place);
  if (part.tipo === 'productos') return await readProducts(asked, part);
  if (part.tipo === 'ofertas') return await readOffers(asked, part);
  if (part.tipo === 'talleres') return await readWorkshops(asked, part);
  return part.tipo === 'formulario' ? await readForm(asked, part) : part;
};

export type ShownPart = Awaited<ReturnType<typeof readPart>>;

const isEmpty = (part: ShownPart): boolean =>
  (part.tipo === 'cubiertas' && part.cubiertas.length === 0) ||
  (part.tipo === 'articulos' && part.articulos.length === 0) ||
  (part.tipo === 'ofertas' && part.cartas.length === 0) ||
  (part.tipo === 'talleres' && part.talleres.length === 0);

/** Everything that a text shows; a block with nothing to show is left out. */
export const readParts = async (asked: Asked, parts: readonly ContentPart[]): Promise<ShownPart[]> =>
  (await Promise.all(parts.map(async (part, place) => await readPart(asked, part, place)))).filter(
    (part) => !isEmpty(part),
  );
