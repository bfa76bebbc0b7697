import { describe, expect, test } from 'vitest';
import { readRotationQuery, wholeRotationQuery } from './rotation-query.ts';

const read = (query: string) => readRotationQuery(new URLSearchParams(query));

describe('an address of the rotation assistant', () => {
  test.each(['', 'mano=1', 'tipo=', 'tipo=avion', 'medidas=iguales&flecha=no'])(
    '%j lacks the kind of vehicle',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  test('says what the papers allow, and what its driver sees counts more', () => {
    expect(read('tipo=turismo&papeles=iguales')).toMatchObject({ papeles: 'iguales', medidas: 'iguales' });
    expect(read('tipo=turismo&papeles=segun')).toMatchObject({ papeles: 'segun', medidas: 'segun' });
    expect(read('tipo=turismo&papeles=segun&medidas=distintas')?.medidas).toBe('distintas');
    expect(read('tipo=turismo&papeles=segun&medidas=segun')?.medidas).toBeNull();
  });

  test.each([
    ['si', true],
    ['no', false],
    ['quizas', null],
    ['', null],
  ] as const)('an arrow %j is %s', (typed, direccionales) => {
    expect(read(`tipo=turismo&flecha=${typed}`)?.direccionales).toBe(direccionales);
  });

  test.each([
    'tipo=turismo&vehiculo=BMW&papeles=segun&medidas=distintas',
    'tipo=4x4&papeles=iguales&flecha=si',
    'tipo=moto',
  ])('%s comes back as it was written', (query) => {
    const asked = read(query);
    if (!asked) throw new Error('nothing was read');
    expect(readRotationQuery(wholeRotationQuery(asked))).toEqual(asked);
  });
});
