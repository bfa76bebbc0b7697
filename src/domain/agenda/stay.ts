import { bayServes, type Bay } from '../booking/availability.ts';
import type { Stage } from '../booking/job.ts';
import { minuteOf, overlaps, type DaySpan } from './day-time.ts';

/** Something that has a bay for a while on a day: a stage of an appointment, a hold, a block. */
export interface Stay extends DaySpan {
  /** The appointment, hold or block that it is a stage of. */
  readonly id: string;
  readonly etapa: number;
  readonly bay_id: number;
  readonly skills: readonly string[];
  readonly llanta: number;
}

/** What a stay asks of a bay. */
export const stageOf = ({ skills, llanta, desde, hasta }: Omit<Stay, 'id' | 'etapa' | 'bay_id'>): Stage => ({
  skills,
  llanta,
  minutes: minuteOf(hasta) - minuteOf(desde),
});

export const serves = (bay: Bay, stay: Stay): boolean => bayServes(bay, stageOf(stay));

/** Who has a bay at a time, others than `id`. */
export const staysOn = (stays: readonly Stay[], bay_id: number, span: DaySpan, id: string): Stay[] =>
  stays.filter((stay) => stay.id !== id && stay.bay_id === bay_id && overlaps(stay, span));

/** The bays that could take a stay, the one that can do least beyond what is asked first. */
export const suitableBays = (bays: readonly Bay[], stay: Stay): Bay[] =>
  bays
    .filter((bay) => serves(bay, stay))
    .toSorted(
      (one, other) =>
        one.skills.length - other.skills.length || one.max_llanta - other.max_llanta || one.bay_id - other.bay_id,
    );
