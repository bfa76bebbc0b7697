import { bayServes, type Bay } from '../booking/availability.ts';
import type { Stage } from '../booking/job.ts';
import { overlaps, type DaySpan } from './day-time.ts';
import { minuteOf } from '../time.ts';

/** Something that has a bay for a while on a day: a stage of an appointment, a hold, a block. */
export interface Stay extends DaySpan {
  /** The appointment, hold or block that it is a stage of. */
  readonly id: string;
  readonly etapa: number;
  readonly bayId: number;
  readonly skills: readonly string[];
  readonly llanta: number;
}

/** What a stay asks of a bay. */
export const stageOf = ({ skills, llanta, desde, hasta }: Omit<Stay, 'id' | 'etapa' | 'bayId'>): Stage => ({
  skills,
  llanta,
  minutes: minuteOf(hasta) - minuteOf(desde),
});

export const bayServesStay = (bay: Bay, stay: Stay): boolean => bayServes(bay, stageOf(stay));

/** Who has a bay at a time, others than `id`. */
export const staysOn = (stays: readonly Stay[], bayId: number, span: DaySpan, id: string): Stay[] =>
  stays.filter((stay) => stay.id !== id && stay.bayId === bayId && overlaps(stay, span));

/** Sorts the bay that can do least first, so that those that can do more stay free for who needs them. */
export const leastFirst = (one: Bay, other: Bay): number =>
  one.skills.length - other.skills.length || one.maxLlanta - other.maxLlanta || one.bayId - other.bayId;

/** The bays that could take a stay, the one that can do least beyond what is asked first. */
export const suitableBays = (bays: readonly Bay[], stay: Stay): Bay[] =>
  bays.filter((bay) => bayServesStay(bay, stay)).toSorted(leastFirst);
