import { describe, expect, it } from 'vitest';
import { planMove } from './plan-move.ts';
import type { Stay } from './stay.ts';

const bays = [
  { bayId: 1, skills: ['turismo'], maxLlanta: 18 },
  { bayId: 2, skills: ['turismo'], maxLlanta: 18 },
  { bayId: 3, skills: ['turismo', 'alineacion'], maxLlanta: 20 },
  { bayId: 4, skills: ['turismo', 'alineacion'], maxLlanta: 20 },
];
const fitting: Stay = { id: 'a', etapa: 1, bayId: 1, skills: ['turismo'], llanta: 16, desde: '10:00', hasta: '10:45' };
const alignment: Stay = {
  ...fitting,
  etapa: 2,
  bayId: 3,
  skills: ['turismo', 'alineacion'],
  desde: '10:45',
  hasta: '11:15',
};
const other = (bayId: number, desde: string, hasta: string): Stay => ({
  ...fitting,
  id: `b${bayId}`,
  bayId,
  desde,
  hasta,
});
const move = (others: readonly Stay[], etapa: number, bayId: number, time: string) =>
  planMove([fitting, alignment], others, bays, { etapa, bayId, time });

describe('moving an appointment of two stages', () => {
  it('takes the other stage along on its own bay', () => {
    expect(move([], 1, 2, '12:00')).toMatchObject({
      kind: 'placed',
      stays: [
        { bayId: 2, desde: '12:00', hasta: '12:45' },
        { bayId: 3, desde: '12:45', hasta: '13:15' },
      ],
    });
  });

  it('leaves the other stage on its own bay where another one would do as well', () => {
    const onFour = { ...alignment, bayId: 4 };
    expect(planMove([fitting, onFour], [], bays, { etapa: 1, bayId: 2, time: '12:00' })).toMatchObject({
      stays: [{ bayId: 2 }, { bayId: 4 }],
    });
  });

  it('follows whichever stage is taken', () => {
    expect(move([], 2, 4, '12:00')).toMatchObject({
      stays: [
        { bayId: 1, desde: '11:15' },
        { bayId: 4, desde: '12:00' },
      ],
    });
  });

  it('gives the other stage another bay where its own is taken', () => {
    expect(move([other(3, '12:30', '14:00')], 1, 1, '12:00')).toMatchObject({ stays: [{ bayId: 1 }, { bayId: 4 }] });
  });

  it('clashes with an appointment that has the bay, and with one that leaves none for the other stage', () => {
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
    expect(move([], 2, 1, '12:00')).toMatchObject({ kind: 'unsuitable', bay: { bayId: 1 }, stay: { etapa: 2 } });
    expect(move([], 1, 9, '12:00')).toBeUndefined();
    expect(move([], 3, 1, '12:00')).toBeUndefined();
  });
});
