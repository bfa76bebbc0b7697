import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#domain/workshops/distance.ts';
import { weekday } from '#domain/booking/calendar.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { opensAtMidday, opensOnSaturday } from '#domain/workshops/opening-hours.ts';
import { workshops as ca } from '#i18n/ca/workshops.ts';
import { workshops as es } from '#i18n/es/workshops.ts';
import { readTable } from '../read-table.ts';
import { inventReviews } from './reviews.ts';
import { easterSunday, holidaysOf } from './holidays.ts';
import { readWorkshops } from './workshops.ts';

const chain = readWorkshops();
const places = (file: string, key: string) =>
  new Map(
    readTable(
      file,
      file.includes('provinces') ? ['codigo', 'pais', 'nombre_es', 'nombre_ca', 'lat', 'lon'] : [key, 'lat', 'lon'],
    ).map((row: Readonly<Record<string, string>>) => [
      row[key] ?? '',
      { lat: Number(row['lat']), lon: Number(row['lon']) },
    ]),
  );
const provinces = places('data/provinces.csv', 'codigo');
const postcodes = places('data/postcode-areas.csv', 'prefijo');

describe('the demo chain', () => {
  it('has about sixty workshops, some in each of the sixteen areas', () => {
    expect(chain.length).toBeGreaterThanOrEqual(58);
    expect(chain.length).toBeLessThanOrEqual(66);
    expect(new Set(chain.map(({ row }) => row.area))).toEqual(new Set(Object.keys(es.area)));
  });

  it('has five workshops or more within 50 km of Lleida', () => {
    const lleida = { lat: 41.6148, lon: 0.6268 };
    expect(chain.filter(({ row }) => distanceBetween(row, lleida) < 50).length).toBeGreaterThanOrEqual(5);
  });

  it.each(['cod_tienda', 'slug', 'alias', 'telefono', 'email', 'direccion'] as const)(
    'never gives two the same %s',
    (field) => {
      expect(new Set(chain.map(({ row }) => row[field])).size).toBe(chain.length);
    },
  );

  it('has slugs that an address can hold', () => {
    for (const { row } of chain) expect(row.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has telephones that could be dialled', () => {
    for (const { row } of chain) expect(readPhone(row.telefono)).toMatch(/^\+(34\d{9}|376\d{6})$/);
  });

  it.each(chain.map(({ row }) => row))(
    'puts $alias where its postcode is',
    ({ provincia, cpostal, pais, tz, lat, lon }) => {
      const centre = provinces.get(provincia);
      if (!centre) throw new Error(`no province ${provincia}`);
      expect(cpostal).toMatch(pais === 'AD' ? /^AD\d00$/ : new RegExp(`^${provincia}\\d{3}$`));
      expect(tz).toBe(pais === 'AD' ? 'Europe/Andorra' : 'Europe/Madrid');
      expect(distanceBetween({ lat, lon }, centre)).toBeLessThan(105);
      const area = postcodes.get(cpostal) ?? postcodes.get(cpostal.slice(0, 4));
      if (!area) throw new Error(`nobody knows where ${cpostal} lies`);
      expect(distanceBetween({ lat, lon }, area)).toBeLessThan(12);
    },
  );

  it.each(chain.map(({ row, hours }) => ({ alias: row.alias, hours })))(
    'opens and closes $alias in order, on quarters',
    ({ hours }) => {
      for (const dia of [1, 2, 3, 4, 5]) expect(hours.some((time) => time.dia === dia)).toBe(true);
      for (const [index, { dia, desde, hasta }] of hours.entries()) {
        const before = hours[index - 1];
        expect(`${desde} ${hasta}`).toMatch(/^\d\d:(00|15|30|45) \d\d:(00|15|30|45)$/);
        expect(desde < hasta).toBe(true);
        expect(before === undefined || before.dia < dia || before.hasta < desde).toBe(true);
      }
    },
  );

  it('differs in its hours: some open at midday, some on Saturdays, some on neither', () => {
    const midday = chain.filter(({ hours }) => opensAtMidday(hours)).length;
    const saturday = chain.filter(({ hours }) => opensOnSaturday(hours)).length;
    const neither = chain.filter(({ hours }) => !opensAtMidday(hours) && !opensOnSaturday(hours)).length;
    for (const some of [midday, saturday, neither]) {
      expect(some).toBeGreaterThan(5);
      expect(some).toBeLessThan(chain.length - 5);
    }
  });

  it.each(chain.map(({ row, bays }) => ({ alias: row.alias, bays })))('lets $alias fit tyres on a car', ({ bays }) => {
    expect(bays.length).toBeGreaterThanOrEqual(2);
    expect(bays.length).toBeLessThanOrEqual(6);
    expect(bays.some(({ skills, max_llanta }) => skills.includes('turismo') && max_llanta >= 18)).toBe(true);
    for (const { max_llanta } of bays) expect(max_llanta).toBeGreaterThanOrEqual(17);
  });

  it('looks after air conditioning in most workshops', () => {
    expect(chain.filter(({ bays }) => bays.some(({ skills }) => skills.includes('clima'))).length).toBeGreaterThan(50);
  });

  it('works on vans, 4x4 and alignment nearly everywhere', () => {
    for (const skill of ['4x4', 'furgoneta', 'alineacion'])
      expect(chain.filter(({ bays }) => bays.some(({ skills }) => skills.includes(skill))).length).toBeGreaterThan(55);
  });

  it.each(['moto', 'camion', 'agricola', 'patinete', 'itv'])(
    'offers %s in some workshops, those with a bay for it',
    (kind) => {
      const offering = chain.filter(({ row }) => row.servicios.includes(kind));
      const able = chain.filter(({ bays }) => bays.some(({ skills }) => skills.includes(kind)));
      expect(offering).toEqual(able);
      expect(offering.length).toBeGreaterThan(8);
      expect(offering.length).toBeLessThan(chain.length);
    },
  );

  it('names only services and equipment that both languages have words for', () => {
    for (const texts of [es, ca]) {
      expect(Object.keys(texts.servicio)).toEqual(expect.arrayContaining(chain.flatMap(({ row }) => row.servicios)));
      expect(Object.keys(texts.equipo)).toEqual(expect.arrayContaining(chain.flatMap(({ row }) => row.equipamiento)));
    }
  });
});

describe('its holidays', () => {
  it.each([
    [2000, '2000-04-23'],
    [2019, '2019-04-21'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('keep Easter of %i on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it('are in Lleida those of Spain, of Catalonia and of the town', () => {
    expect(
      holidaysOf({ provincia: '25', local: '05-11 09-29' }, 2027).map(
        ({ fecha, motivo_ca }) => `${fecha} ${motivo_ca}`,
      ),
    ).toEqual([
      '2027-01-01 Cap d’Any',
      '2027-01-06 Reis',
      '2027-03-26 Divendres Sant',
      '2027-03-29 Dilluns de Pasqua',
      '2027-05-01 Festa del Treball',
      '2027-05-11 Festa local',
      '2027-06-24 Sant Joan',
      '2027-09-11 Diada Nacional de Catalunya',
      '2027-09-29 Festa local',
      '2027-10-12 Festa Nacional',
      '2027-11-01 Tots Sants',
      '2027-12-06 Dia de la Constitució',
      '2027-12-08 Immaculada',
      '2027-12-25 Nadal',
    ]);
  });

  it('are in Andorra its own', () => {
    const days = holidaysOf({ provincia: 'AD', local: '08-01 08-02' }, 2027).map(({ fecha }) => fecha);
    expect(days).toEqual(expect.arrayContaining(['2027-02-08', '2027-09-08', '2027-08-02']));
    expect(days).not.toContain('2027-10-12');
  });

  it('move from Sunday to Monday in Aragon and not in Catalonia', () => {
    const on = (provincia: string) => holidaysOf({ provincia, local: '01-29 03-05' }, 2026).map(({ fecha }) => fecha);
    expect(on('50')).toContain('2026-12-07');
    expect(on('25')).not.toContain('2026-12-07');
  });

  it.each(chain.map(({ row, fiestas }) => ({ alias: row.alias, provincia: row.provincia, local: fiestas })))(
    'are at $alias days of the year, each once, never a Sunday',
    ({ provincia, local }) => {
      for (const year of [2026, 2027]) {
        const days = holidaysOf({ provincia, local }, year).map(({ fecha }) => fecha);
        expect(new Set(days).size).toBe(days.length);
        expect(days.length).toBeGreaterThanOrEqual(9);
        for (const day of days) {
          expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
          expect(day.slice(0, 4)).toBe(String(year));
          expect(weekday(day)).not.toBe(7);
        }
      }
    },
  );
});

describe('the demo’s reviews', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const all = chain.flatMap(({ row }) => inventReviews(row.cod_tienda, now));

  it('are the same each time, and never twice the same in a workshop', () => {
    expect(chain.flatMap(({ row }) => inventReviews(row.cod_tienda, now))).toEqual(all);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { row } of chain) {
      const said = inventReviews(row.cod_tienda, now).map(({ texto }) => texto);
      expect(new Set(said).size).toBe(said.length);
      expect(said.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('are marked as invented, in both languages, good and bad, of the year before', () => {
    expect(all.every(({ origen }) => origen === 'demo')).toBe(true);
    expect(new Set(all.map(({ idioma }) => idioma))).toEqual(new Set(['es', 'ca']));
    expect(new Set(all.map(({ estrellas }) => estrellas))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(all.every(({ fecha_visita }) => weekday(fecha_visita) < 6)).toBe(true);
    expect(all.every(({ fecha_visita }) => fecha_visita < '2026-11-21' && fecha_visita > '2025-12-01')).toBe(true);
  });
});
