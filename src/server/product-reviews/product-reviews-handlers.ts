import type { productReviews } from '#contract/product-reviews.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { stateOfNewReview } from '#domain/reviews/new-review.ts';
import { mayBeRewritten } from '#domain/reviews/product-review.ts';
import type { CallContext, Handlers, Runtime } from '../runtime.ts';
import { isSignedBuyer } from './product-review-signature.ts';
import {
  boughtLines,
  insertProductReview,
  rewriteProductReview,
  takeBackProductReview,
  type BoughtLine,
} from './product-reviews-store.ts';
import { showProductReviews } from './show-product-reviews.ts';

const nothing = refuse('cita-no-existe');

/** What the link of a letter opens; to whoever has another one there is nothing, nor before it was fitted. */
const linesOf = async (
  { database }: Runtime,
  cita: string,
  firma: string,
): Promise<[BoughtLine, ...BoughtLine[]] | Refusal<'cita-no-existe'>> => {
  if (!(await isSignedBuyer(database, cita, firma))) return nothing;
  const [first, ...rest] = await boughtLines(database, cita);
  return first ? [first, ...rest] : nothing;
};

const nameOfLine = ({ orderNumber, posicion }: BoughtLine): string => `${orderNumber}-${posicion}`;

const lineOf = async (
  context: CallContext,
  { cita, linea }: { readonly cita: string; readonly linea: string },
  firma: string,
): Promise<BoughtLine | Refusal<'cita-no-existe'>> => {
  const lines = await linesOf(context, cita, firma);
  if (isRefusal(lines)) return lines;
  return lines.find((line) => nameOfLine(line) === linea) ?? nothing;
};

const firstName = (nombre: string): string => (nombre.trim().split(/\s+/)[0] ?? '').slice(0, 40);

const isOpen = ({ estado, version, creado }: BoughtLine, now: Date): boolean =>
  estado === null || version === null || creado === null || mayBeRewritten({ estado, version, creado }, now);

const showLine = (line: BoughtLine, language: Language, now: Date) => ({
  linea: nameOfLine(line),
  producto: line[language],
  estado: line.estado,
  version: line.version ?? 0,
  cambiable: isOpen(line, now),
  // Of what was taken back nothing is left but that it was.
  estrellas: line.estado === 'retirada' ? null : line.estrellas,
  texto: line.texto ?? '',
  nombre: line.nombre ?? firstName(line.comprador),
  vehiculo: line.vehiculo,
});

export const productReviewsHandlers = {
  readProductReviews: async ({ database }, { params: { id }, query: { pagina } }) =>
    (await showProductReviews(database, id, pagina)) ?? refuse('pagina-no-existe'),

  readBoughtLines: async (context, { params: { cita }, query: { firma } }) => {
    const lines = await linesOf(context, cita, firma);
    if (isRefusal(lines)) return lines;
    const [{ alias, fecha, comprador }] = lines;
    const now = context.clock();
    const lineas = lines.map((line) => showLine(line, context.language, now));
    return { alias, fecha, nombre: firstName(comprador), lineas };
  },

  writeProductReview: async (context, { params, body: { firma, version, ...review } }) => {
    const line = await lineOf(context, params, firma);
    if (isRefusal(line)) return line;
    const { database, clock, language } = context;
    const now = clock();
    if (!isOpen(line, now)) return refuse('opinion-cerrada');
    const estado: 'publicada' | 'pendiente' =
      stateOfNewReview(`${review.texto} ${review.nombre}`) === 'publicada' ? 'publicada' : 'pendiente';
    const said = { ...review, vehiculo: review.vehiculo ?? null, idioma: language, estado };
    const written =
      version === 0
        ? await insertProductReview(database, line, said, now)
        : await rewriteProductReview(database, line, { ...said, version }, now);
    return written === undefined ? refuse('opinion-cambiada') : { estado, version: written };
  },

  withdrawProductReview: async (context, { params, query: { firma } }) => {
    const line = await lineOf(context, params, firma);
    if (isRefusal(line)) return line;
    await takeBackProductReview(context.database, line, context.clock());
    return { retirada: true as const };
  },
} satisfies Pick<Handlers, keyof typeof productReviews>;
