import { describe, expect, it } from 'vitest';
import { changeRefusal } from './may-change.ts';

const starts = new Date('2027-02-11T10:00:00Z');
const at = (time: string, anulada = false) => changeRefusal({ starts, anulada }, new Date(`2027-02-11T${time}Z`), 120);

describe('an appointment is changed or cancelled online', () => {
  it('until two hours before it begins', () => {
    expect(at('07:59:59')).toBeUndefined();
    expect(at('08:00:00')).toBeUndefined();
    expect(at('08:00:01')).toEqual({ refusal: 'cita-demasiado-tarde', values: { minutos: 120 } });
  });

  it('not once it has begun', () => {
    expect(at('09:59:59')?.refusal).toBe('cita-demasiado-tarde');
    expect(at('10:00:00')).toEqual({ refusal: 'cita-pasada' });
    expect(at('10:00:01')).toEqual({ refusal: 'cita-pasada' });
  });

  it('not once it was cancelled, whenever', () => {
    expect(at('07:00:00', true)).toEqual({ refusal: 'cita-anulada' });
    expect(at('11:00:00', true)).toEqual({ refusal: 'cita-anulada' });
  });
});
