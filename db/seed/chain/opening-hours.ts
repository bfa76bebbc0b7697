import type { OpeningTime } from '#domain/workshops/opening-hours.ts';

type Spans = readonly (readonly [desde: string, hasta: string])[];

interface Week {
  readonly weekdays: Spans;
  /** Where Friday is shorter. */
  readonly friday?: Spans;
  readonly saturday?: Spans;
}

/** How workshops of the chain open, by the name that their table gives. */
const weeks = {
  /** Closed at midday, Saturday mornings. */
  partido: {
    weekdays: [
      ['08:30', '13:30'],
      ['15:30', '19:30'],
    ],
    saturday: [['09:00', '13:00']],
  },
  /** A long midday and a late evening, no Saturdays. */
  'partido-largo': {
    weekdays: [
      ['09:00', '13:00'],
      ['15:00', '19:30'],
    ],
  },
  /** As in towns with a market on Saturday. */
  'manana-sabado': {
    weekdays: [
      ['08:00', '13:00'],
      ['15:00', '18:30'],
    ],
    saturday: [['08:30', '13:30']],
  },
  seguido: { weekdays: [['08:00', '19:00']] },
  'seguido-sabado': { weekdays: [['08:30', '19:30']], saturday: [['09:00', '14:00']] },
  /** Industrial estates: early, and Friday until three. */
  temprano: { weekdays: [['07:30', '18:00']], friday: [['07:30', '15:00']] },
  /** Shopping areas. */
  largo: { weekdays: [['09:00', '20:30']], saturday: [['09:00', '20:00']] },
} as const satisfies Record<string, Week>;

const onDay = (dia: number, spans: Spans): OpeningTime[] => spans.map(([desde, hasta]) => ({ dia, desde, hasta }));

/** The times of a week by its name. Throws for a name that is not there. */
export const openingTimes = (name: string): OpeningTime[] => {
  const week: Week | undefined = Object.entries(weeks).find(([each]) => each === name)?.[1];
  if (!week) throw new Error(`no such week: ${name}`);
  return [
    ...[1, 2, 3, 4].flatMap((dia) => onDay(dia, week.weekdays)),
    ...onDay(5, week.friday ?? week.weekdays),
    ...onDay(6, week.saturday ?? []),
  ];
};
