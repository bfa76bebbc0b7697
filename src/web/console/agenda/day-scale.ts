/** A piece of a day by the clock on the workshop's wall: minutes since midnight, the end not included. */
export interface Span {
  readonly desde: number;
  readonly hasta: number;
}

/** Everything in the agenda stands on quarters of an hour. */
export const quarter = 15;
const hour = 60;

/** Shown where a closed day has nothing at all. */
const usualDay: Span = { desde: 8 * hour, hasta: 19 * hour };

/** Whole hours around the opening hours and whatever else lies in the day. */
export const dayScale = (open: readonly Span[], taken: readonly Span[]): Span => {
  const all = [...open, ...taken];
  if (all.length === 0) return usualDay;
  const desde = Math.min(...all.map((span) => span.desde));
  const hasta = Math.max(...all.map((span) => span.hasta));
  return {
    desde: Math.max(0, Math.floor(desde / hour) * hour),
    hasta: Math.min(24 * hour, Math.ceil(hasta / hour) * hour),
  };
};

/** Where a piece of the day stands on a scale: its upper edge and its height, in quarters. What lies outside is cut. */
export const placeOn = (scale: Span, { desde, hasta }: Span): { readonly top: number; readonly height: number } => {
  const top = Math.min(Math.max(desde, scale.desde), scale.hasta);
  const end = Math.min(Math.max(hasta, top), scale.hasta);
  return { top: (top - scale.desde) / quarter, height: (end - top) / quarter };
};

/** The quarter that a height on the scale falls into; `fraction` is 0 at its upper edge and 1 at its lower. */
export const minuteAt = (scale: Span, fraction: number): number => {
  const quarters = Math.floor(((scale.hasta - scale.desde) * fraction) / quarter);
  const last = (scale.hasta - scale.desde) / quarter - 1;
  return scale.desde + Math.min(Math.max(quarters, 0), last) * quarter;
};

export const hoursOf = ({ desde, hasta }: Span): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((hasta - desde) / hour)) }, (_, index) => desde + index * hour);

/** What of a day is left when some of it is taken away, in order. */
export const spansWithout = (whole: readonly Span[], taken: readonly Span[]): Span[] => {
  const busy = taken.toSorted((one, other) => one.desde - other.desde);
  return whole.flatMap((span) => {
    const left: Span[] = [];
    let { desde } = span;
    for (const { desde: from, hasta: to } of busy) {
      if (to <= desde || from >= span.hasta) continue;
      if (from > desde) left.push({ desde, hasta: from });
      desde = Math.max(desde, to);
    }
    if (desde < span.hasta) left.push({ desde, hasta: span.hasta });
    return left;
  });
};

/** "9:15" of a wall in the sense of the contract: `09:15`. Midnight at the day's end is `24:00`. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / hour)).padStart(2, '0')}:${String(minute % hour).padStart(2, '0')}`;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * hour + Number(time.slice(3, 5));
