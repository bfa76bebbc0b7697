import { describe, expect, it } from 'vitest';
import {
  repairOf,
  stepAfter,
  stepAfterFault,
  stepsAfter,
  unknownRecipient,
  type RecordVerdict,
  type ServiceAnswer,
} from './next-step.ts';

const verdict = (more: Partial<RecordVerdict>): RecordVerdict => ({
  nif: 'B25000001',
  numero: 'S2026-000001',
  clase: 'alta',
  estado: 'Correcto',
  codigo: null,
  descripcion: null,
  duplicado: null,
  ...more,
});

describe('what follows an answer', () => {
  it.each<[Partial<RecordVerdict>, string]>([
    [{}, 'aceptado'],
    [{ estado: 'AceptadoConErrores', codigo: 2000 }, 'subsanar'],
    [{ estado: 'AceptadoConErrores', codigo: 2004 }, 'aceptado'],
    [{ estado: 'AceptadoConErrores', codigo: 2009 }, 'aceptado'],
    ...[unknownRecipient, 2002, 2003, 2007, 2008].map((codigo): [Partial<RecordVerdict>, string] => [
      { estado: 'AceptadoConErrores', codigo },
      'subsanar',
    ]),
    [{ estado: 'AceptadoConErrores', codigo: 2005 }, 'revisar'],
    [{ estado: 'AceptadoConErrores', codigo: 2006 }, 'revisar'],
    [{ estado: 'AceptadoConErrores' }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 1110 }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 2004 }, 'revisar'],
    [{ estado: 'Incorrecto' }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 3000, duplicado: 'Correcta' }, 'aceptado'],
    [{ estado: 'Incorrecto', codigo: 3000, duplicado: 'AceptadaConErrores' }, 'subsanar'],
    [{ estado: 'Incorrecto', codigo: 3000, duplicado: 'Anulada' }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 3000 }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 3000, duplicado: 'Correcta', clase: 'anulacion' }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 1110, duplicado: 'Correcta' }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 3001, clase: 'anulacion' }, 'aceptado'],
    [{ estado: 'Incorrecto', codigo: 3001 }, 'revisar'],
    [{ estado: 'Incorrecto', codigo: 3002, clase: 'anulacion' }, 'revisar'],
  ])('%j is to be %s', (said, step) => expect(stepAfter(verdict(said))).toBe(step));

  it('is another try of all where the service itself failed, and a look where it refused the message', () => {
    expect([null, 4103, 4108, 4110, 4111, 4128, 4134, 4138, 3500, 3501].map(stepAfterFault)).toEqual(
      Array.from({ length: 10 }, () => 'reintentar'),
    );
    expect([4102, 4104, 4112, 4116].map(stepAfterFault)).toEqual(Array.from({ length: 4 }, () => 'revisar'));
    const sent = [
      { numero: 'A', clase: 'alta' },
      { numero: 'B', clase: 'alta' },
    ] as const;
    expect(stepsAfter(sent, { clase: 'fallo', codigo: 4134, descripcion: '' })).toEqual([
      { paso: 'reintentar', veredicto: null },
      { paso: 'reintentar', veredicto: null },
    ]);
  });

  it('is told record by record, whatever the order of the answer; what it leaves out is sent again', () => {
    const alta = verdict({ numero: 'A' });
    const anulada = verdict({ numero: 'A', clase: 'anulacion', estado: 'Incorrecto', codigo: 3002 });
    const answer: ServiceAnswer = {
      clase: 'respuesta',
      estado: 'ParcialmenteCorrecto',
      csv: 'X',
      espera: 60,
      registros: [anulada, alta],
    };
    const sent = [
      { numero: 'A', clase: 'alta' },
      { numero: 'A', clase: 'anulacion' },
      { numero: 'B', clase: 'alta' },
      { numero: 'A', clase: 'alta' },
    ] as const;
    expect(stepsAfter(sent, answer)).toEqual([
      { paso: 'aceptado', veredicto: alta },
      { paso: 'revisar', veredicto: anulada },
      { paso: 'reintentar', veredicto: null },
      { paso: 'reintentar', veredicto: null },
    ]);
  });

  it('is told by number and kind, and no other answer is taken for one', () => {
    const of = (numero: string) => verdict({ numero });
    const answer = (...registros: RecordVerdict[]): ServiceAnswer => ({
      clase: 'respuesta',
      estado: 'Correcto',
      csv: 'X',
      espera: 60,
      registros,
    });
    const [a, b] = [
      { numero: 'A', clase: 'alta' },
      { numero: 'B', clase: 'alta' },
    ] as const;
    expect(stepsAfter([a, b], answer(of('B'), of('A'))).map(({ veredicto }) => veredicto?.numero)).toEqual(['A', 'B']);
    expect(stepsAfter([b], answer(of('A')))).toEqual([{ paso: 'reintentar', veredicto: null }]);
  });

  it('marks the record that comes again by what the agency has', () => {
    expect(repairOf({ aceptado: false, ultimo: 'Incorrecto' })).toBe('sin-registro');
    expect(repairOf({ aceptado: true, ultimo: 'Incorrecto' })).toBe('rechazada');
    expect(repairOf({ aceptado: true, ultimo: 'AceptadoConErrores' })).toBe('antes');
  });
});
