import type { reviews } from '#contract/reviews.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { stateOfNewReview } from '#domain/reviews/new-review.ts';
import type { Handlers, Runtime } from '../runtime.ts';
import { isSignedReview } from './review-signature.ts';
import { findDoneVisit, insertReview, type DoneVisit } from './reviews-store.ts';

/** The visit of a link; to whoever has another one there is none, nor before it took place. */
const visitOf = async (
  { database }: Runtime,
  cita: string,
  firma: string,
): Promise<DoneVisit | Refusal<'cita-no-existe'>> => {
  if (!(await isSignedReview(database, cita, firma))) return refuse('cita-no-existe');
  return (await findDoneVisit(database, cita)) ?? refuse('cita-no-existe');
};

const firstName = (nombre: string): string => nombre.trim().split(/\s+/)[0] ?? '';

export const reviewsHandlers = {
  readReviewVisit: async (context, { params: { cita }, query: { firma } }) => {
    const visit = await visitOf(context, cita, firma);
    if (isRefusal(visit)) return visit;
    const { alias, area, slug, fecha, nombre, estado } = visit;
    return { alias, area, slug, fecha, nombre: firstName(nombre).slice(0, 40), estado };
  },

  writeReview: async (context, { params: { cita }, body: { firma, ...review } }) => {
    const visit = await visitOf(context, cita, firma);
    if (isRefusal(visit)) return visit;
    const { database, clock, language } = context;
    const estado = stateOfNewReview(`${review.texto} ${review.nombre}`) === 'publicada' ? 'publicada' : 'pendiente';
    const { id: appointmentId, codTienda, fecha } = visit;
    const written = { ...review, appointmentId, codTienda, fecha, idioma: language, estado } as const;
    return (await insertReview(database, written, clock())) ? { estado } : refuse('opinion-ya-escrita');
  },
} satisfies Pick<Handlers, keyof typeof reviews>;
