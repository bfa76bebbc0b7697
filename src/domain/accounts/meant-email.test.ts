import { describe, expect, test } from 'vitest';
import { meantEmail } from './meant-email.ts';

describe('an address that was written with a slip', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@hotmal.com', 'ana@hotmail.com'],
    ['ana@hotmial.es', 'ana@hotmail.es'],
    ['ana@outlok.es', 'ana@outlook.es'],
    ['ana@yaho.es', 'ana@yahoo.es'],
    ['ana@iclud.com', 'ana@icloud.com'],
    [' Ana@GMIAL.com ', 'ana@gmail.com'],
  ])('%s is asked about', (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });

  test.each([
    'ana@gmail.com',
    'ana@hotmail.es',
    'ana@ymail.com',
    'ana@email.com',
    'ana@rodera.es',
    'ana@mail.com',
    'ana@gmx.es',
  ])('%s may be right', (typed) => {
    expect(meantEmail(typed)).toBeUndefined();
  });

  test.each(['', '@gmial.com', 'ana', 'ana@', `${'a'.repeat(10_000)}@${'gmail'.repeat(2000)}.com`])(
    'what is no address is left to who reads it',
    (typed) => {
      expect(meantEmail(typed)).toBeUndefined();
    },
  );
});
