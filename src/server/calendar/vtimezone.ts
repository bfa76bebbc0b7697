import { Temporal } from 'temporal-polyfill';

const offsetOn = (day: string, tz: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: tz }).offset.replace(':', '');

/** What the wall shows when all zones of the Union change their clocks, at 01:00 UTC. */
const changeUnder = (offset: string): string =>
  `${String(1 + Number(offset.slice(1, 3)) * (offset.startsWith('-') ? -1 : 1)).padStart(2, '0')}0000`;

/**
 * The rules of a zone as calendars want them (RFC 5545, 3.6.5), for zones that change their clocks as
 * Directive 2000/84/EC says or not at all: those of Spain and Andorra.
 */
export const vtimezone = (tz: string): string => {
  const [winter, summer] = [offsetOn('2026-01-15', tz), offsetOn('2026-07-15', tz)];
  const part = (kind: string, from: string, to: string, start: string, month: number) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}T${changeUnder(from)}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ];
  const parts =
    winter === summer
      ? ['BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${winter}`, `TZOFFSETTO:${winter}`, 'END:STANDARD']
      : [...part('DAYLIGHT', winter, summer, '19810329', 3), ...part('STANDARD', summer, winter, '19961027', 10)];
  return ['BEGIN:VTIMEZONE', `TZID:${tz}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
};
