/** What becomes of a review: waiting until somebody has read it, shown, or kept back. */
export const reviewStates = ['pendiente', 'publicada', 'retenida'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Links, e-mail addresses and telephone numbers: of other people, or advertising. */
const link = String.raw`https?:|www\.|\S@\S`;
const number = String.raw`\d(?:[\s.-]?\d){8,}`;
const wantsAReader = new RegExp(`${link}|${number}`, 'i');

/**
 * How a new review begins. Good and bad ones alike are shown at once: only what its text carries may make it wait, never
 * its stars (RDL 24/2021: reviews may not be chosen by what they say).
 */
export const stateOfNewReview = (texto: string): ReviewState => (wantsAReader.test(texto) ? 'pendiente' : 'publicada');

/** The same, with the whole word that a link or an address stands in. */
const whatWaits = new RegExp(String.raw`(\S*(?:${link})\S*|${number})`, 'i');

/** A text in parts, so that whoever reads it sees at once which of them make it wait. */
export const partsOfReview = (texto: string): { readonly texto: string; readonly espera: boolean }[] =>
  texto
    .split(whatWaits)
    .map((part, place) => ({ texto: part, espera: place % 2 === 1 }))
    .filter((part) => part.texto !== '');
