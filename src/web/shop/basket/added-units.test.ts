import { describe, expect, test } from 'vitest';
import { addUnits } from './added-units.ts';

describe('adding units from a list or a sheet', () => {
  test('a product that is not there yet comes with its units', () => {
    expect(addUnits([{ id_navision: 'N1', cantidad: 4 }], 'N2', 2)).toEqual([
      { id_navision: 'N1', cantidad: 4 },
      { id_navision: 'N2', cantidad: 2 },
    ]);
  });

  test('units of a product that is there are added to it, and its plate stays', () => {
    expect(addUnits([{ id_navision: 'N1', cantidad: 4, matricula: '1234BCD' }], 'N1', 2)).toEqual([
      { id_navision: 'N1', cantidad: 6, matricula: '1234BCD' },
    ]);
  });
});
