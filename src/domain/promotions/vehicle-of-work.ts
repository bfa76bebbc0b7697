import type { PromotionKind } from './promotion.ts';

/** On which vehicle a piece of work is done, where not on all of a group. */
export const vehicleOfWork: Partial<Readonly<Record<PromotionKind, 'turismo' | '4x4'>>> = {
  kit4x4: '4x4',
  kitur: 'turismo',
  kitcta: 'turismo',
};
