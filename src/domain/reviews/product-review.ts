import { addDays } from '../booking/calendar.ts';
import { dayMs } from '../time.ts';

/** What becomes of a review of a product: as of a visit, or taken back by its writer for good. */
export type ProductReviewState = 'publicada' | 'pendiente' | 'retenida' | 'retirada';

/** What a reviewer may say that they drive. */
export const reviewedVehicles = [
  'utilitario',
  'compacto',
  'berlina',
  'familiar',
  'suv',
  'furgoneta',
  'moto',
  'otro',
] as const;

export type ReviewedVehicle = (typeof reviewedVehicles)[number];

/** Three weeks of driving, before anybody is asked what a product is like. */
const askedAfterDays = 21;

/** The newest day of visits of which customers are asked today. */
export const lastDayToAsk = (today: string): string => addDays(today, -askedAfterDays);

/** So long, and so often, a review may be written anew by its writer. */
export const changeDays = 30;
export const mostVersions = 6;

interface Written {
  readonly estado: ProductReviewState;
  readonly version: number;
  readonly creado: Date;
}

/** Whether its writer may still say it differently. What was kept back or taken back stays so. */
export const mayBeRewritten = ({ estado, version, creado }: Written, now: Date): boolean =>
  (estado === 'publicada' || estado === 'pendiente') &&
  version < mostVersions &&
  now.getTime() - creado.getTime() <= changeDays * dayMs;
