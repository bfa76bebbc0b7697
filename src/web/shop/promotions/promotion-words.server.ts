import { withComma } from '#domain/format-number.ts';
import type { Promotion } from '#contract/promotions.ts';
import type { Language } from '#domain/language.ts';
import { freeServiceKinds, type PromotionKind } from '#domain/promotions/promotion.ts';
import { promotions as ca } from '#i18n/ca/promotions.ts';
import { promotions as es, type PromotionTexts } from '#i18n/es/promotions.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { promotionAddress } from '#contract/promotion-address.ts';
import type { drawnAs } from '../articles/drawing-of.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { dayInMonth, daysBetween, lastDay } from './promotion-days.server.ts';

const texts: Readonly<Record<Language, PromotionTexts>> = { es, ca };
export const promotionTexts = (language: Language): PromotionTexts => texts[language];

/** From so few days on a card says how many are left. */
const soon = 7;

/** A promotion as cards show it. */
/** Of what it is about: the folder of a tyre's pictures, or an article's drawing. */
export type CardPicture = { readonly neumatico: string } | { readonly articulo: ReturnType<typeof drawnAs> };

export interface PromotionCardData {
  readonly id: number;
  readonly to: string;
  readonly titulo: string;
  readonly descripcion: string;
  /** `−15 %`, `Gratis`. */
  readonly cifra: string;
  /** What the figure is about. */
  readonly que: string;
  /** What it is for: "Neumáticos de coche Bridgestone, desde 18 pulgadas". */
  readonly sobre: string;
  readonly hasta: string;
  /** Its last days. */
  readonly acaba: boolean;
  /** How many are left, and until when it must be fitted, where that is limited. */
  readonly avisos: readonly string[];
  readonly dibujo?: CardPicture | undefined;
}

const inList = (words: readonly string[], last: (before: string, word: string) => string): string => {
  const [word = '', ...before] = words.toReversed();
  return before.length === 0 ? word : last(before.toReversed().join(', '), word);
};

/** `12 €`, and `12,50 €` where there are cents. */
const roundEuros = (importe: number): string => writeEuros(importe).replace(',00', '');

const isFree = (tipo: PromotionKind): tipo is (typeof freeServiceKinds)[number] =>
  freeServiceKinds.some((kind) => kind === tipo);

const benefit = ({ tipo, valor }: Promotion, t: PromotionTexts): Pick<PromotionCardData, 'cifra' | 'que'> => {
  if (isFree(tipo)) return { cifra: t.gratis, que: t.trabajo[tipo] };
  switch (tipo) {
    case 'importe':
      return { cifra: t.menos(roundEuros(valor ?? 0)), que: t.cadaUno };
    case 'porcentaje':
      return { cifra: t.menos(`${withComma(valor ?? 0)} %`), que: t.enElProducto };
    case 'montaje-porcentaje':
      return { cifra: t.menos(`${withComma(valor ?? 0)} %`), que: t.trabajo[tipo] };
    case 'dia-sin-iva':
      return { cifra: t.sinIva, que: t.loQueSuma(`${withComma(valor ?? 0)} %`) };
  }
};

const makers = ({ marcas }: Promotion, last: (before: string, word: string) => string): string =>
  inList(
    marcas.map(({ marca }) => marca),
    last,
  );

/** What follows the first word of a sentence begins small. */
const withinSentence = (word: string, place: number): string =>
  place === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1);

const goods = ({ tipo_producto, vehiculo }: Promotion, t: PromotionTexts): string =>
  inList([...new Set(tipo_producto.map((kind) => t.productos[kind]))].map(withinSentence), t.y) +
  (tipo_producto.includes('neumatico') ? ` ${t.deVehiculo[vehiculo]}` : '');

const seasons = ({ temporadas }: Promotion, t: PromotionTexts): string =>
  inList(
    temporadas.map((temporada) => t.temporada[temporada]),
    t.o,
  );

const rims = ({ llanta_desde: from, llanta_hasta: to }: Promotion, t: PromotionTexts): string => {
  if (from !== null && to !== null)
    return from === to ? t.llantaDe(withComma(from)) : t.llantaEntre(withComma(from), withComma(to));
  if (from !== null) return t.llantaDesde(withComma(from));
  return to === null ? '' : t.llantaHasta(withComma(to));
};

const runsUntil = (promotion: Promotion, today: string, language: Language) => {
  const t = texts[language];
  const last = lastDay(promotion);
  if (last === null) return { hasta: t.siempre, acaba: false };
  const left = daysBetween(today, last);
  if (left > soon) return { hasta: t.hasta(dayInMonth(last, today, language)), acaba: false };
  return { hasta: left <= 0 ? t.hoyUltimoDia : t.ultimosDias(left), acaba: true };
};

const left = (quedan: number, t: PromotionTexts): string => (quedan === 0 ? t.agotada : t.quedan(quedan));

export const promotionCard = (promotion: Promotion, language: Language, now: Date): PromotionCardData => {
  const t = texts[language];
  const today = dayOnTheWall(now);
  const { id_site_promocion: id, vehiculo, quedan, fecha_limite } = promotion;
  const limits = [goods(promotion, t), makers(promotion, t.o), seasons(promotion, t), rims(promotion, t)];
  return {
    id,
    to: promotionAddress(vehiculo, id, language),
    titulo: promotion[`titulo_${language}`],
    descripcion: promotion[`descripcion_${language}`],
    ...benefit(promotion, t),
    sobre: limits.filter(Boolean).join(', '),
    ...runsUntil(promotion, today, language),
    avisos: [
      ...(quedan === null ? [] : [left(quedan, t)]),
      ...(fecha_limite === null ? [] : [t.montajeHasta(dayInMonth(fecha_limite, today, language))]),
    ],
  };
};

/** Everything that a promotion asks for: what it is called, and what it says. */
export const conditionsOf = (
  promotion: Promotion,
  language: Language,
  now: Date,
): (readonly [name: string, value: string])[] => {
  const t = texts[language];
  const today = dayOnTheWall(now);
  const { condicion: name } = t;
  const { unidades_minimas, importe_minimo, desde, fecha_limite, quedan, por_persona, un_pedido, mezclable } =
    promotion;
  const { productos } = promotion;
  const first = dayInMonth(dayOnTheWall(new Date(desde)), today, language);
  const last = lastDay(promotion);
  const rows: (readonly [string, string])[] = [
    [name.productos, goods(promotion, t)],
    [
      name.nombrados,
      inList(
        productos.map((product) => product[`nombre_${language}`]),
        t.o,
      ),
    ],
    [name.marcas, makers(promotion, t.o)],
    [name.temporada, seasons(promotion, t)],
    [name.llanta, rims(promotion, t)],
    [name.unidades, t.unidadesMinimas(unidades_minimas)],
    [name.importe, importe_minimo > 0 ? t.importeMinimo(roundEuros(importe_minimo)) : ''],
    [name.fechas, last === null ? t.desde(first) : t.entre(first, dayInMonth(last, today, language))],
    [name.montaje, fecha_limite === null ? '' : t.comoTarde(dayInMonth(fecha_limite, today, language))],
    [name.quedan, quedan === null ? '' : t.quedanAhora(quedan)],
    [name.persona, por_persona === null ? '' : t.porPersona(por_persona)],
    [name.pedidos, un_pedido ? t.unPedido : ''],
    [name.revisiones, mezclable ? '' : t.sinRevisiones],
  ];
  return rows.filter(([, value]) => value !== '');
};

/** What a customer does to get it. */
export const stepsOf = (promotion: Promotion, language: Language, now: Date): string[] => {
  const { pasos } = texts[language];
  const { tipo, fecha_limite } = promotion;
  // What stands chosen from the start needs no choosing.
  const chosen = isFree(tipo) && tipo !== 'montaje' ? [pasos.servicio] : [];
  const day = fecha_limite === null ? pasos.hora : pasos.dia(dayInMonth(fecha_limite, dayOnTheWall(now), language));
  return [pasos.productos, pasos.nada, ...chosen, day];
};
