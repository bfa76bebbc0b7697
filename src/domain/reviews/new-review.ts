/** What becomes of a review: shown, waiting until somebody has read it, or kept back. */
export type ReviewState = 'publicada' | 'pendiente' | 'retenida';

/** Links, e-mail addresses and telephone numbers: of other people, or advertising. */
const wantsAReader = /https?:|www\.|\S@\S|(?:\d[\s.-]?){9,}/i;

/**
 * How a new review begins. Good and bad ones alike are shown at once: only what its text carries may make it wait, never
 * its stars (RDL 24/2021: reviews may not be chosen by what they say).
 */
export const stateOfNewReview = (texto: string): ReviewState => (wantsAReader.test(texto) ? 'pendiente' : 'publicada');
