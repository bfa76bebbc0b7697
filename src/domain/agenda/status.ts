/** How far an appointment has come; a block is `confirmed` while it stands. */
export const agendaStatuses = ['held', 'confirmed', 'arrived', 'working', 'done', 'no_show', 'cancelled'] as const;
export type AgendaStatus = (typeof agendaStatuses)[number];

/** While an appointment is one of these, its bay is nobody else's. */
export const liveStatuses: readonly AgendaStatus[] = ['held', 'confirmed', 'arrived', 'working'];

/** What staff may say of an appointment next; the way back is to undo. */
const moves: Readonly<Record<AgendaStatus, readonly AgendaStatus[]>> = {
  held: [],
  confirmed: ['arrived', 'working', 'no_show'],
  arrived: ['working', 'done'],
  working: ['done'],
  done: [],
  no_show: [],
  cancelled: [],
};

/** Where and when an appointment is, beside now: both on the workshop's wall, `2026-11-23T09:15`. */
export interface StatusMoment {
  readonly status: AgendaStatus;
  readonly starts: string;
  readonly now: string;
}

/**
 * What may be said of an appointment now. Nobody arrives before its day; nobody has failed to show up before its time.
 */
export const nextStatuses = ({ status, starts, now }: StatusMoment): AgendaStatus[] => {
  // Stryker disable next-line EqualityOperator: no moment equals a day, which sorts before all its times
  const dayHasCome = starts.slice(0, 10) <= now;
  return moves[status].filter((next) => (next === 'no_show' ? starts <= now : dayHasCome));
};
