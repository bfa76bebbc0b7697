import type { Promotion } from '../promotion.ts';

/** From its first moment to before its end. */
export const runs = ({ desde, hasta }: Pick<Promotion, 'desde' | 'hasta'>, now: Date): boolean =>
  desde <= now && (hasta === null || now < hasta);
