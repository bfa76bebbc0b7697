import type { Language } from '#domain/language.ts';
import type { PromotionRefusal, RefusedPromotion } from '#domain/promotions/promote.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { PromotionRow } from './promotions-store.ts';

const dayMonthYear = (fecha: string): string => fecha.split('-').toReversed().join('/');

/** Why a promotion does not count, with its name and figures for the sentence. */
export const refusedPromotion = (
  { promotion, refusal, left }: RefusedPromotion<PromotionRow>,
  language: Language,
): Refusal<PromotionRefusal> =>
  refuse(refusal, {
    promocion: promotion[`titulo_${language}`],
    quedan: Math.max(0, left.quedan ?? 0),
    persona: Math.max(0, left.persona ?? 0),
    fecha: promotion.fecha_limite === null ? '' : dayMonthYear(promotion.fecha_limite),
  });
