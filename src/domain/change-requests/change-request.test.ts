import { describe, expect, test } from 'vitest';
import { weekday } from '../booking/calendar.ts';
import { answerBy, nextProposal, proposalsOf, timesFor, wishedTime } from './change-request.ts';

const works = (fecha: string) => weekday(fecha) <= 5 && fecha !== '2027-02-15';

describe('how long a workshop has to answer', () => {
  test.each([
    ['a Tuesday', '2027-02-09', '10:20', '2027-02-10', '10:20'],
    ['a Friday before a holiday', '2027-02-12', '18:00', '2027-02-16', '18:00'],
    ['a Saturday: from Tuesday on', '2027-02-13', '11:00', '2027-02-17', '09:00'],
  ])('asked on %s', (_, fecha, hora, day, hour) => {
    expect(answerBy({ fecha, hora }, works)).toEqual({ fecha: day, hora: hour });
  });

  test('is the day after, once nobody has worked for a month: it is not looked for any longer', () => {
    let asked = 0;
    const onTheDayOnly = (fecha: string) => {
      asked += 1;
      return fecha === '2027-02-09';
    };
    expect(answerBy({ fecha: '2027-02-09', hora: '10:00' }, onTheDayOnly)).toEqual({
      fecha: '2027-03-12',
      hora: '10:00',
    });
    expect(asked).toBe(1 + 30);
  });
});

test('another time is looked for around the middle of the part of the day that is wished for', () => {
  const around = (['dia', 'manana', 'tarde'] as const).map((franja) => wishedTime('2027-02-09', franja));
  expect(around).toEqual(['12:00', '10:30', '16:30'].map((hora) => ({ fecha: '2027-02-09', hora })));
});

describe('which times are held for a wish', () => {
  const [wednesday, thursday, friday] = ['2027-02-10', '2027-02-11', '2027-02-12'] as const;
  const wanted = { fecha: thursday, hora: '12:00' };
  const at = (fecha: string, ...hours: string[]) => hours.map((hora) => ({ fecha, hora }));
  const held = (free: readonly { fecha: string; hora: string }[]) => {
    const taken: { fecha: string; hora: string }[] = [];
    while (taken.length < proposalsOf.most) {
      const next = nextProposal(
        free.filter((time) => !taken.includes(time)),
        wanted,
        taken,
      );
      if (!next) break;
      taken.push(next);
    }
    return taken;
  };

  test('are of the day that is wanted, however near those of another are', () => {
    const free = [
      ...at(wednesday, '18:30'),
      ...at(thursday, '08:30', '11:00', '12:00', '17:00'),
      ...at(friday, '08:30'),
    ];
    expect(held(free)).toEqual([...at(thursday, '12:00', '11:00', '08:30')]);
  });

  test('are of other days where that one is full, two of each at most', () => {
    const free = [...at(wednesday, '17:00', '18:00', '18:30'), ...at(friday, '09:00')];
    expect(held([...at(thursday, '17:00'), ...free])).toEqual([
      ...at(thursday, '17:00'),
      ...at(wednesday, '18:30', '18:00'),
    ]);
    expect(held(free)).toEqual([...at(wednesday, '18:30', '18:00'), ...at(friday, '09:00')]);
  });

  test('outlast the answer, unless the day that is wanted is sooner than that', () => {
    const free = [
      ...at(wednesday, '18:00'),
      ...at(thursday, '09:00', '10:00', '11:00', '12:00'),
      ...at(friday, '09:00'),
    ];
    const from = (fecha: string) => (time: { fecha: string }) => time.fecha >= fecha;
    expect(timesFor(free, wanted, from(thursday))).toEqual(free.slice(1));
    expect(timesFor(free, wanted, from(friday))).toEqual(at(thursday, '10:00', '11:00', '12:00'));
    expect(timesFor(at(friday, '09:00'), wanted, from(friday))).toEqual(at(friday, '09:00'));
    expect(timesFor(at(wednesday, '18:00'), wanted, from(friday))).toEqual(at(wednesday, '18:00'));
  });
});
