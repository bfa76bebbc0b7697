import { describe, expect, it } from 'vitest';
import { impersonationEnd, impersonationLapse, mayImpersonate } from './impersonation.ts';
import { readImpersonationCode, writeImpersonationCode } from './impersonation-code.ts';

const roles = ['cliente', 'profesional', 'taller', 'operador', 'administrador'] as const;

describe('who acts in the name of whom', () => {
  it('operators and administrators, of customers and professionals, and nobody else', () => {
    const pairs = roles.flatMap((rol) => roles.map((other) => [rol, other] as const));
    expect(pairs.filter(([rol, other]) => mayImpersonate({ rol }, { rol: other }))).toEqual([
      ['operador', 'cliente'],
      ['operador', 'profesional'],
      ['administrador', 'cliente'],
      ['administrador', 'profesional'],
    ]);
  });

  it('ends after half an hour, and five minutes after it was last heard of', () => {
    const at = (minutes: number) => new Date(Date.UTC(2027, 1, 9, 8, minutes));
    expect(impersonationEnd(at(0))).toEqual(at(30));
    expect(impersonationLapse(at(0), at(0))).toEqual(at(5));
    expect(impersonationLapse(at(0), at(20))).toEqual(at(25));
    expect(impersonationLapse(at(0), at(27))).toEqual(at(30));
  });
});

describe('a code', () => {
  it('has twelve letters and figures that cannot be mistaken, in three groups', () => {
    expect(writeImpersonationCode(new Uint8Array([0, 1, 9, 10, 17, 18, 31, 32, 63, 255, 128, 22]))).toBe(
      '019A-HJZ0-ZZ0P',
    );
  });

  it('is read however it is typed', () => {
    for (const typed of [
      '019A-HJZ0-ZZ0P',
      ' 019a hjz0 zz0p ',
      'o19ahjzozzop',
      'OI9A–HJZ0–ZZ0P'.replaceAll('–', '-'),
      'ol9ahjz0zz0p',
    ])
      expect(readImpersonationCode(typed)).toBe('019AHJZ0ZZ0P');
  });

  it.each(['', '019A-HJZ0-ZZ0', '019A-HJZ0-ZZ0PP', '019A-HJZ0-ZZ0U', '019A_HJZ0_ZZ0P', '019A-HJZ0-ZZ0ñ'])(
    '%j is none',
    (typed) => expect(readImpersonationCode(typed)).toBeUndefined(),
  );
});
