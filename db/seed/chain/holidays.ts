import { addDays, weekday, type Fecha } from '#domain/booking/calendar.ts';

export interface Holiday {
  readonly fecha: Fecha;
  readonly motivo_es: string;
  readonly motivo_ca: string;
}

/** Day of a year: `05-11`, or so many days from Easter Sunday: `pascua+50`. */
type Rule = readonly [day: string, es: string, ca: string];

const goodFriday: Rule = ['pascua-2', 'Viernes Santo', 'Divendres Sant'];
const maundyThursday: Rule = ['pascua-3', 'Jueves Santo', 'Dijous Sant'];
const easterMonday: Rule = ['pascua+1', 'Lunes de Pascua', 'Dilluns de Pasqua'];
const boxingDay: Rule = ['12-26', 'San Esteban', 'Sant Esteve'];

const spain: readonly Rule[] = [
  ['01-01', 'Año Nuevo', 'Cap d’Any'],
  ['01-06', 'Reyes', 'Reis'],
  goodFriday,
  ['05-01', 'Fiesta del Trabajo', 'Festa del Treball'],
  ['08-15', 'Asunción', 'Assumpció'],
  ['10-12', 'Fiesta Nacional', 'Festa Nacional'],
  ['11-01', 'Todos los Santos', 'Tots Sants'],
  ['12-06', 'Día de la Constitución', 'Dia de la Constitució'],
  ['12-08', 'Inmaculada', 'Immaculada'],
  ['12-25', 'Navidad', 'Nadal'],
];

const andorra: readonly Rule[] = [
  ['01-01', 'Año Nuevo', 'Cap d’Any'],
  ['01-06', 'Reyes', 'Reis'],
  ['pascua-48', 'Carnaval', 'Carnaval'],
  ['03-14', 'Día de la Constitución', 'Dia de la Constitució'],
  goodFriday,
  easterMonday,
  ['05-01', 'Fiesta del Trabajo', 'Festa del Treball'],
  ['pascua+50', 'Lunes de Pentecostés', 'Dilluns de Pentecosta'],
  ['08-15', 'Asunción', 'Assumpció'],
  ['09-08', 'Nuestra Señora de Meritxell', 'Mare de Déu de Meritxell'],
  ['11-01', 'Todos los Santos', 'Tots Sants'],
  ['12-08', 'Inmaculada', 'Immaculada'],
  ['12-25', 'Navidad', 'Nadal'],
  boxingDay,
];

interface Community {
  readonly provinces: readonly string[];
  readonly rules: readonly Rule[];
  /** A national holiday on a Sunday is kept on Monday. */
  readonly movesSundays: boolean;
}

const communities: readonly Community[] = [
  {
    provinces: ['08', '17', '25', '43'],
    rules: [
      easterMonday,
      ['06-24', 'San Juan', 'Sant Joan'],
      ['09-11', 'Fiesta de Cataluña', 'Diada Nacional de Catalunya'],
      boxingDay,
    ],
    movesSundays: false,
  },
  {
    provinces: ['22', '44', '50'],
    rules: [maundyThursday, ['04-23', 'Día de Aragón', 'Dia d’Aragó']],
    movesSundays: true,
  },
  {
    provinces: ['15', '27', '32', '36'],
    rules: [
      maundyThursday,
      ['05-17', 'Día de las Letras Gallegas', 'Dia de les Lletres Gallegues'],
      ['07-25', 'Día de Galicia', 'Dia de Galícia'],
    ],
    movesSundays: false,
  },
  {
    provinces: ['31'],
    rules: [maundyThursday, easterMonday, ['12-03', 'San Francisco Javier', 'Sant Francesc Xavier']],
    movesSundays: false,
  },
  {
    provinces: ['01'],
    rules: [maundyThursday, easterMonday, ['07-25', 'Santiago Apóstol', 'Sant Jaume']],
    movesSundays: false,
  },
  {
    provinces: ['26'],
    rules: [maundyThursday, easterMonday, ['06-09', 'Día de La Rioja', 'Dia de La Rioja']],
    movesSundays: true,
  },
];

/** Easter Sunday of a year of the Gregorian calendar (the anonymous computus of 1876). */
export const easterSunday = (year: number): Fecha => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const month = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-0${Math.floor(month / 31)}-${String((month % 31) + 1).padStart(2, '0')}`;
};

const dayOf = (day: string, year: number): Fecha =>
  day.startsWith('pascua') ? addDays(easterSunday(year), Number(day.slice('pascua'.length))) : `${year}-${day}`;

const sunday = 7;

const inYear = (rules: readonly Rule[], year: number): Holiday[] =>
  rules.map(([day, motivo_es, motivo_ca]) => ({ fecha: dayOf(day, year), motivo_es, motivo_ca }));

const toMonday = (holiday: Holiday): Holiday =>
  weekday(holiday.fecha) === sunday ? { ...holiday, fecha: addDays(holiday.fecha, 1) } : holiday;

/**
 * The days of a year on which a workshop is closed: national and regional holidays, and the two of its town, which
 * `local` writes as `05-11 pascua+50`. Sundays are left out, when nobody opens anyway. By rules, as a calendar of
 * the coming years is not published yet: a chain corrects its own days in the table of closures.
 */
export const holidaysOf = (place: { provincia: string; local: string }, year: number): Holiday[] => {
  const community = communities.find(({ provinces }) => provinces.includes(place.provincia));
  const national = inYear(place.provincia === 'AD' ? andorra : spain, year);
  const local: Rule[] = place.local.split(' ').map((day) => [day, 'Fiesta local', 'Festa local']);
  const all = [
    ...(community?.movesSundays ? national.map(toMonday) : national),
    ...inYear(community?.rules ?? [], year),
    ...inYear(local, year),
  ].filter(({ fecha }) => weekday(fecha) !== sunday);
  const byDay = new Map(all.toReversed().map((holiday) => [holiday.fecha, holiday]));
  return [...byDay.values()].sort((one, other) => one.fecha.localeCompare(other.fecha));
};
