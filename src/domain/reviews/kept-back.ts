import type { ProductReviewState } from './product-review.ts';

/** What a review may be of: a visit to a workshop, or a product that was bought. */
export const reviewedThings = ['visita', 'compra'] as const;
export type Reviewed = (typeof reviewedThings)[number];

/** Why a review may be kept back, which its page names; its stars are no reason (RDL 24/2021). */
export const keptBackReasons = ['insultos', 'datos-personales', 'publicidad', 'otra-cosa', 'ilegal'] as const;
export type KeptBackReason = (typeof keptBackReasons)[number];

/** What staff may make of a review. What its writer took back has no words any more, and stays so. */
const decisions: Readonly<Record<ProductReviewState, readonly ProductReviewState[]>> = {
  pendiente: ['publicada', 'retenida'],
  publicada: ['retenida'],
  retenida: ['publicada'],
  retirada: [],
};

export const mayBeDecided = (antes: ProductReviewState, estado: ProductReviewState): boolean =>
  decisions[antes].includes(estado);

/** So many reviews staff read at once. */
export const reviewsAtOnce = 20;
