import { refuse, type Refusal } from '../refusal.ts';

export type BirthdayRefusal =
  | 'nacimiento-no-valido'
  | 'nacimiento-no-existe'
  | 'nacimiento-futuro'
  | 'nacimiento-antiguo';

/** Nobody is older. */
const oldest = 125;

const spellings: readonly (readonly [RegExp, day: number, month: number, year: number])[] = [
  [/^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/, 1, 2, 3],
  [/^(\d{4})-(\d{2})-(\d{2})$/, 3, 2, 1],
];

/**
 * A day of birth as people write it, DD/MM/YYYY, or as it is kept; answers with `YYYY-MM-DD` (spec A36). `today` is a day of
 * the same form.
 */
export const readBirthday = (typed: string, today: string): string | Refusal<BirthdayRefusal> => {
  for (const [form, day, month, year] of spellings) {
    const parts = form.exec(typed.trim());
    if (!parts) continue;
    const kept = `${parts[year]}-${parts[month]?.padStart(2, '0')}-${parts[day]?.padStart(2, '0')}`;
    const moment = new Date(`${kept}T00:00:00Z`);
    // What the calendar does not have becomes a day that it has.
    if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== kept)
      return refuse('nacimiento-no-existe');
    if (kept > today) return refuse('nacimiento-futuro');
    return Number(today.slice(0, 4)) - Number(kept.slice(0, 4)) > oldest ? refuse('nacimiento-antiguo') : kept;
  }
  return refuse('nacimiento-no-valido');
};

/** `DD/MM/YYYY` of a day that is kept. */
export const printBirthday = (kept: string): string => kept.split('-').toReversed().join('/');
