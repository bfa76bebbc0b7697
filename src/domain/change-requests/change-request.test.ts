import { describe, expect, test } from 'vitest';
import { weekday } from '../booking/calendar.ts';
import { answerBy, wishedTime } from './change-request.ts';

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
