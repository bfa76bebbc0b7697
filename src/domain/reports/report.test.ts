import { expect, it, test } from 'vitest';
import fc from 'fast-check';
import { isLateReport, readReportCode, reportCodeLength, reportDeadlines, writeReportCode } from './report.ts';

test('it is acknowledged in seven days and answered in three months', () => {
  expect(reportDeadlines('2027-02-09')).toEqual({ acuseHasta: '2027-02-16', respuestaHasta: '2027-05-10' });
});

const dated = { estado: 'recibida', acusada: null, acuseHasta: '2027-02-16', respuestaHasta: '2027-05-10' } as const;
it.each([
  [{}, '2027-02-16', false],
  [{}, '2027-02-17', true],
  [{ acusada: '2027-02-10' }, '2027-02-17', false],
  [{ acusada: '2027-02-10' }, '2027-05-10', false],
  [{ acusada: '2027-02-10' }, '2027-05-11', true],
  [{ estado: 'cerrada' as const }, '2028-01-01', false],
])('%o on %s is late: %s', (more, today, late) => expect(isLateReport({ ...dated, ...more }, today)).toBe(late));

test('a code is read however it was copied', () => {
  const code = writeReportCode(new Uint8Array(Array.from({ length: reportCodeLength }, (_, place) => place * 13)));
  expect(code).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  const bare = code.replaceAll('-', '');
  expect(readReportCode(code)).toBe(bare);
  expect(readReportCode(` ${bare.toLowerCase()} `)).toBe(bare);
  expect(readReportCode('oi1l'.repeat(5))).toBe('0111'.repeat(5));
  for (const wrong of ['', 'x', bare.slice(1), `${bare}0`, `U${bare.slice(1)}`, `é${bare.slice(1)}`])
    expect(readReportCode(wrong)).toBeUndefined();
});

test('every code that is written is read', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: reportCodeLength, maxLength: reportCodeLength }), (random) => {
      expect(readReportCode(writeReportCode(random))).toHaveLength(reportCodeLength);
    }),
  );
});
