import type { Fecha } from '#domain/booking/calendar.ts';
import type { DeliveryTerms } from '#domain/booking/delivery.ts';
import type { Stage } from '#domain/booking/job.ts';

/** Something that is wanted, and what it asks of a workshop by itself. */
export interface NeedPart {
  readonly nombre: string;
  readonly stages: readonly Stage[];
}

/** What a visitor needs time for. */
export interface Need {
  readonly stages: readonly Stage[];
  /** What it is made of, for saying which part a workshop cannot do. */
  readonly parts?: () => readonly NeedPart[];
  /** Never before this day. */
  readonly earliest?: Fecha | null;
  /** Never after this day. */
  readonly latest?: Fecha | null;
  /** How the goods come; each workshop's own holidays decide on which day they are all there. */
  readonly delivery?: readonly DeliveryTerms[];
}

/** The rules of a chain for booking (`config.booking`). */
export interface BookingRules {
  readonly holdMinutes: number;
  readonly holdMaxMinutes: number;
  readonly noticeMinutes: number;
  /** How many days ahead a time may be held at most. */
  readonly horizonDays: number;
}
