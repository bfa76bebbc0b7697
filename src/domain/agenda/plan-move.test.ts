import { describe, expect, it } from 'vitest';
import { planMove } from './plan-move.ts';
import type { Stay } from './stay.ts';

const bays = [
  { bay_id: 1, skills: ['turismo'], max_llanta: 18 },
  { bay_id: 2, skills: ['turismo'], max_llanta: 18 },
  { bay_id: 3, skills: ['turismo', 'alineacion'], max_llanta: 20 },
  { bay_id: 4, skills: ['turismo', 'alineacion'], max_llanta: 20 },
];
const fitting: Stay = { id: 'a', etapa: 1, bay_id: 1, skills: ['turismo'], llanta: 16, desde: '10:00', hasta: '10:45' };
const alignment: Stay = {
  ...fitting,
  etapa: 2,
  bay_id: 3,
  skills: ['turismo', 'alineacion'],
  desde: '10:45',
  hasta: '11:15',
};
const other = (bay_id: number, desde: string, hasta: string): Stay => ({
  ...fitting,
  id: `b${bay_id}`,
  bay_id,
  desde,
  hasta,
});
const move = (others: readonly Stay[], etapa: number, bay_id: number, time: string) =>
  planMove([fitting, alignment], others, bays, { etapa, bay_id, time });

describe('moving an appointment of two stages', () => {
  it('takes the other stage along on its own bay', () => {
    expect(move([], 1, 2, '12:00')).toMatchObject({
      kind: 'placed',
      stays: [
        { bay_id: 2, desde: '12:00', hasta: '12:45' },
        { bay_id: 3, desde: '12:45', hasta: '13:15' },
      ],
    });
  });

  it('follows whichever stage is taken', () => {
    expect(move([], 2, 4, '12:00')).toMatchObject({
      stays: [
        { bay_id: 1, desde: '11:15' },
        { bay_id: 4, desde: '12:00' },
      ],
    });
  });

  it('gives the other stage another bay where its own is taken', () => {
    expect(move([other(3, '12:30', '14:00')], 1, 1, '12:00')).toMatchObject({ stays: [{ bay_id: 1 }, { bay_id: 4 }] });
  });

  it('clashes with whoever has the bay, and with whoever leaves none for the other stage', () => {
    expect(move([other(2, '12:30', '13:00')], 1, 2, '12:00')).toMatchObject({ kind: 'clash', with: [{ id: 'b2' }] });
    const full = [other(3, '12:30', '14:00'), other(4, '12:30', '14:00')];
    expect(move(full, 1, 1, '12:00')).toMatchObject({ kind: 'clash', with: [{ id: 'b3' }] });
  });

  it('does not clash with itself, nor with who ends or begins as it comes and goes', () => {
    expect(move([{ ...fitting }, other(1, '09:00', '10:15'), other(1, '11:00', '12:00')], 1, 1, '10:15')).toMatchObject(
      {
        kind: 'placed',
      },
    );
  });

  it('stays off a bay that cannot do the work', () => {
    expect(move([], 2, 1, '12:00')).toMatchObject({ kind: 'unsuitable', bay: { bay_id: 1 }, stay: { etapa: 2 } });
    expect(move([], 1, 9, '12:00')).toBeUndefined();
    expect(move([], 3, 1, '12:00')).toBeUndefined();
  });
});
