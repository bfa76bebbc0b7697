import { describe, expect, test } from 'vitest';
import { weekday } from '../booking/calendar.ts';
import { answerBy } from './change-request.ts';

const works = (fecha: string) => weekday(fecha) <= 5 && fecha !== '2027-02-15';

describe('how long a workshop has to answer', () => {
  test.each([
    ['a Tuesday', '2027-02-09', '10:20', '2027-02-10', '10:20'],
    ['a Friday before a holiday', '2027-02-12', '18:00', '2027-02-16', '18:00'],
    ['a Saturday: from Tuesday on', '2027-02-13', '11:00', '2027-02-17', '09:00'],
  ])('asked on %s', (_, fecha, hora, day, hour) => {
    expect(answerBy({ fecha, hora }, works)).toEqual({ fecha: day, hora: hour });
  });
});
