import type { Input } from '#contract/contract.ts';
import type { DaySpan } from '#domain/agenda/day-time.ts';
import { placeJob, takeTimes, type PlacedTime } from '#domain/agenda/propose-times.ts';
import { stageOf } from '#domain/agenda/stay.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import { dayMinutes, minuteOf, timeAt } from '#domain/time.ts';
import type { AllocationRow } from './agenda-store.ts';
import type { BlockPlan } from './plan-block.ts';

type Choice = Input<'blockBay'>['body']['cambios'][number];

/** An appointment with its new time. */
export interface Chosen {
  readonly stages: readonly AllocationRow[];
  readonly time: PlacedTime;
}

/** When somebody was to come for whom no bay is free then. */
export interface WantedTime extends DaySpan {
  readonly id: string;
  readonly date: Fecha;
}

/**
 * Gives everybody the time that was chosen for them: what was proposed has its bays, any other gets what is left. `without`
 * has none chosen, `full` one that is taken.
 */
export const chooseTimes = (
  plan: BlockPlan,
  choices: readonly Choice[],
): {
  readonly chosen: readonly Chosen[];
  readonly without: readonly AllocationRow[];
  readonly full: readonly WantedTime[];
} => {
  const chosen: Chosen[] = [];
  const without: AllocationRow[] = [];
  const full: WantedTime[] = [];
  const others: { stages: readonly AllocationRow[]; choice: Choice }[] = [];
  for (const { stages, proposed } of plan.waiting) {
    const [first] = stages;
    if (!first) continue;
    const choice = choices.find(({ id }) => id === first.id);
    const time = proposed.find(({ fecha, hora }) => fecha === choice?.date && hora === choice.time);
    if (!choice) without.push(first);
    else if (time) chosen.push({ stages, time });
    else others.push({ stages, choice });
  }
  for (const { stages, choice } of others) {
    const { id, date, time: desde } = choice;
    const job = stages.map(stageOf);
    const taken = takeTimes(
      plan.days,
      chosen.map(({ time }) => time),
    );
    const day = taken.find(({ fecha }) => fecha === date);
    const ends = minuteOf(desde) + jobMinutes(job);
    const time = day && ends <= dayMinutes ? placeJob(day, job, desde) : undefined;
    if (time) chosen.push({ stages, time });
    else full.push({ id, date, desde, hasta: timeAt(Math.min(ends, dayMinutes)) });
  }
  return { chosen, without, full };
};
