import { dayMs } from '#domain/time.ts';
import { draw, drawBetween } from '../draw.ts';
import { drawn, wordsFor, type ReviewedKind } from './product-review-words.ts';

/** A product as far as its invented reviews need it. */
export interface ReviewedProduct {
  readonly product_id: number;
  readonly model_id: number | null;
  /** The sizes of its model that are reviewed, this one among them; of an article itself alone. */
  readonly medidas: readonly number[];
  readonly clase: ReviewedKind;
  /** What it is sold as: better ones get better stars. */
  readonly categoria: 'PREMIUM' | 'QUALITY' | 'BUDGET';
}

const names = [
  'Marta',
  '',
  'Jordi',
  'Ana',
  'Pere',
  'Laia',
  '',
  'Raúl',
  'Núria',
  'Óscar',
  'Íngrid',
  'Toni',
  '',
  'Elena',
  'Biel',
];
const cars = ['compacto', null, 'familiar', 'suv', null, 'utilitario', 'berlina', null] as const;

const hex = (part: number, id: number, place: number): string =>
  Math.floor(draw(drawn.id, id, place, part) * 0x1_0000)
    .toString(16)
    .padStart(4, '0');

const idOf = (id: number, place: number): string => {
  const [a, b, c, d, e, f, g, h] = [1, 2, 3, 4, 5, 6, 7, 8].map((part) => hex(part, id, place));
  return `${a}${b}-${c}-4${d?.slice(1)}-8${e?.slice(1)}-${f}${g}${h}`;
};

/** What of its words a product may get: cheap ones are seldom praised without a reservation. */
const fitting = ({ clase, categoria }: ReviewedProduct) =>
  wordsFor(clase).filter(({ estrellas }) => categoria !== 'BUDGET' || estrellas < 5);

/** No workshop opens on Sundays: the day before, then. */
const onWorkingDay = (day: Date): Date => (day.getUTCDay() === 0 ? new Date(day.getTime() - dayMs) : day);

/** Two to eight reviews of a product, none twice, of the year before `now`. The same product always gets the same. */
export const inventProductReviews = (product: ReviewedProduct, now: Date) => {
  const { product_id, model_id, clase, medidas } = product;
  const words = fitting(product);
  const first = drawBetween(0, words.length - 1, drawn.words, product_id);
  return words
    .map((_, place) => words[(first + place) % words.length])
    .filter((said) => said !== undefined)
    .slice(0, drawBetween(2, Math.min(8, words.length), drawn.number, product_id))
    .map((said, place) => {
      const fitted = onWorkingDay(new Date(now.getTime() - drawBetween(25, 350, drawn.day, product_id, place) * dayMs));
      const asked = new Date(fitted.getTime() + 21 * dayMs).toISOString();
      return {
        id: idOf(product_id, place),
        product_id: medidas[place % medidas.length] ?? product_id,
        model_id,
        origen: 'demo' as const,
        ...said,
        nombre: names[drawBetween(0, names.length - 1, drawn.name, product_id, place)] ?? '',
        vehiculo: clase === 'articulo' || clase === 'moto' ? null : (cars[(place + product_id) % cars.length] ?? null),
        fecha_visita: fitted.toISOString().slice(0, 10),
        estado: 'publicada' as const,
        creado: asked,
        cambiado: asked,
      };
    });
};
