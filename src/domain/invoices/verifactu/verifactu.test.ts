import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import type { Invoice } from '../invoice.ts';
import { linkOf, makeAnnulment, makeRegistration, type BillingRecord } from './billing-record.ts';
import { annulmentHashText, hashShape, registrationHashText } from './hash-text.ts';
import { amountText, dateText, rateText, readDateText } from './literals.ts';
import { nextMessage, nextMessageAt } from './sending.ts';
import {
  repairOf,
  stepAfter,
  stepAfterFault,
  stepsAfter,
  unknownRecipient,
  type RecordVerdict,
  type ServiceAnswer,
} from './next-step.ts';
import { checkAddresses, qrAddress } from './qr-address.ts';
import { walkChain } from './walk-chain.ts';

/** Not SHA-256, but as sure to differ where a text does: the text itself. */
const sha256 = (text: string) => `#${text}#`;

const emisor = {
  pais: 'ES',
  nombre: 'Rodera Talleres, S.L.',
  nif: 'B25000001',
  direccion: 'C. Major, 1',
  cpostal: '25001',
  poblacion: 'Lleida',
  prefijo: '',
  registro: null,
} as const;
const invoice = (numero: string, more: Partial<Invoice> = {}): Invoice => ({
  papel: 'total',
  tipo: 'F2',
  pedido: 'R-1',
  idioma: 'es',
  receptor: null,
  lineas: [],
  fechaOperacion: null,
  descripcion: 'Neumáticos',
  desglose: [
    { impuesto: 2100, base: cents(100_00), cuota: cents(21_00) },
    { impuesto: 450, base: cents(1_00), cuota: cents(5) },
  ],
  total: cents(122_05),
  rectifica: null,
  sustituye: [],
  numero,
  fecha: '2026-11-22',
  emisor,
  ...more,
});
const moment = (second: number) => `2026-11-22T19:20:${String(second).padStart(2, '0')}+01:00`;

describe('the literals of a record', () => {
  it('have a point, two decimals and no zero too many', () => {
    expect([0, 5, -5, 10, 99, 100, 123_45, -1_000_000_00].map((each) => amountText(cents(each)))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '0.10',
      '0.99',
      '1.00',
      '123.45',
      '-1000000.00',
    ]);
    expect([0, 450, 2100].map(rateText)).toEqual(['0.00', '4.50', '21.00']);
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (each) => {
        expect(amountText(cents(each))).toMatch(/^-?(?:0|[1-9]\d*)\.\d\d$/);
        expect(Math.round(Number(amountText(cents(each))) * 100)).toBe(cents(each));
      }),
    );
  });

  it('have the day first', () => {
    expect(dateText('2026-11-02')).toBe('02-11-2026');
    expect(readDateText('02-11-2026')).toBe('2026-11-02');
  });
});

describe('the text of a hash', () => {
  const parts = {
    IDEmisorFactura: '89890001K',
    NumSerieFactura: '12345678/G33',
    FechaExpedicionFactura: '01-01-2024',
    TipoFactura: 'F1',
    CuotaTotal: '12.35',
    ImporteTotal: '123.45',
    Huella: '',
    FechaHoraHusoGenRegistro: '2024-01-01T19:20:30+01:00',
  };

  it('is that of the agency’s example', () => {
    expect(registrationHashText(parts)).toBe(
      'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
    );
  });

  it('has values as they are, but for spaces around them', () => {
    expect(registrationHashText({ ...parts, NumSerieFactura: ' A&B=Ñ ' })).toContain('&NumSerieFactura=A&B=Ñ&');
  });

  it('of an annulment has neither kind nor amounts', () => {
    expect(
      annulmentHashText({
        IDEmisorFacturaAnulada: '89890001K',
        NumSerieFacturaAnulada: '12345679/G34',
        FechaExpedicionFacturaAnulada: '01-01-2024',
        Huella: 'F7B9',
        FechaHoraHusoGenRegistro: '2024-01-01T19:20:40+01:00',
      }),
    ).toBe(
      'IDEmisorFacturaAnulada=89890001K&NumSerieFacturaAnulada=12345679/G34&FechaExpedicionFacturaAnulada=01-01-2024&Huella=F7B9&FechaHoraHusoGenRegistro=2024-01-01T19:20:40+01:00',
    );
  });

  it('is hashed into 64 capitals', () => {
    expect('3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60').toMatch(hashShape);
    for (const wrong of ['', 'a'.repeat(64), 'A'.repeat(63), 'A'.repeat(65), `G${'A'.repeat(63)}`])
      expect(wrong).not.toMatch(hashShape);
  });
});

describe('the record of an invoice', () => {
  it('has its amounts as text, the record before, and the hash of all that', () => {
    const first = makeRegistration(invoice('S2026-000001'), { anterior: null, generado: moment(1), sha256 });
    expect(first).toEqual({
      clase: 'alta',
      nif: 'B25000001',
      numero: 'S2026-000001',
      fecha: '2026-11-22',
      factura: invoice('S2026-000001'),
      cuotaTotal: '21.05',
      importeTotal: '122.05',
      repara: null,
      noCensado: false,
      anterior: null,
      generado: moment(1),
      huella:
        '#IDEmisorFactura=B25000001&NumSerieFactura=S2026-000001&FechaExpedicionFactura=22-11-2026&TipoFactura=F2&CuotaTotal=21.05&ImporteTotal=122.05&Huella=&FechaHoraHusoGenRegistro=2026-11-22T19:20:01+01:00#',
    });
    const next = makeRegistration(
      invoice('S2026-000002'),
      { anterior: linkOf(first), generado: moment(2), sha256 },
      { repara: 'antes', noCensado: true },
    );
    expect(next.anterior).toEqual({
      nif: 'B25000001',
      numero: 'S2026-000001',
      fecha: '2026-11-22',
      huella: first.huella,
    });
    expect(next.huella).toContain(`&Huella=${first.huella}&`);
    expect(next).toMatchObject({ repara: 'antes', noCensado: true });
  });

  it('that annuls it stands in the same chain', () => {
    const anterior = { nif: 'B25000001', numero: 'S2026-000001', fecha: '2026-11-22', huella: 'ABC' };
    expect(makeAnnulment(invoice('S2026-000001'), { anterior, generado: moment(3), sha256 })).toEqual({
      clase: 'anulacion',
      nif: 'B25000001',
      numero: 'S2026-000001',
      fecha: '2026-11-22',
      rechazoPrevio: false,
      sinRegistroPrevio: false,
      anterior,
      generado: moment(3),
      huella:
        '#IDEmisorFacturaAnulada=B25000001&NumSerieFacturaAnulada=S2026-000001&FechaExpedicionFacturaAnulada=22-11-2026&Huella=ABC&FechaHoraHusoGenRegistro=2026-11-22T19:20:03+01:00#',
    });
    expect(
      makeAnnulment(
        invoice('S2026-000001'),
        { anterior: null, generado: moment(3), sha256 },
        { rechazoPrevio: true, sinRegistroPrevio: true },
      ),
    ).toMatchObject({
      rechazoPrevio: true,
      sinRegistroPrevio: true,
      anterior: null,
      huella: expect.stringContaining('&Huella=&'),
    });
  });
});

/** A chain of so many records, every third an annulment of the one before. */
const chainOf = (length: number): BillingRecord[] => {
  const records: BillingRecord[] = [];
  for (let place = 0; place < length; place++) {
    const before = records.at(-1);
    const making = { anterior: before ? linkOf(before) : null, generado: moment(place), sha256 };
    records.push(
      place % 3 === 2
        ? makeAnnulment(invoice(`S2026-${place - 1}`), making)
        : makeRegistration(invoice(`S2026-${place}`), making),
    );
  }
  return records;
};

describe('the chain', () => {
  it('is whole as it was made, and from any record on', () => {
    const chain = chainOf(10);
    expect(walkChain(chain, null, sha256)).toEqual([]);
    const [fourth] = chain.slice(3, 4) as [BillingRecord];
    expect(walkChain(chain.slice(4), { ...linkOf(fourth), generado: fourth.generado }, sha256)).toEqual([]);
    expect(walkChain([], null, sha256)).toEqual([]);
  });

  it('shows an invoice that was changed afterwards', () => {
    const chain = chainOf(4);
    const [first] = chain;
    if (first?.clase !== 'alta') throw new Error('not a registration');
    const changed = { ...first, factura: { ...first.factura, total: cents(1) } };
    expect(walkChain([changed, ...chain.slice(1)], null, sha256)).toEqual([
      { lugar: 0, numero: 'S2026-0', motivo: 'huella' },
    ]);
  });

  it('shows an annulment that was changed afterwards', () => {
    const chain = chainOf(3);
    expect(walkChain(chain.with(2, { ...(chain[2] as BillingRecord), fecha: '2026-11-23' }), null, sha256)).toEqual([
      { lugar: 2, numero: 'S2026-1', motivo: 'huella' },
    ]);
  });

  it('shows where a record is missing, was put in twice, or stands in another order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.nat(),
        fc.constantFrom('sin', 'dos', 'vuelta'),
        (length, any, how) => {
          const chain = chainOf(length);
          const place = any % (length - 1);
          const broken =
            how === 'sin'
              ? chain.toSpliced(place, 1)
              : how === 'dos'
                ? chain.toSpliced(place, 0, chain[place] as BillingRecord)
                : chain.toSpliced(place, 2, chain[place + 1] as BillingRecord, chain[place] as BillingRecord);
          expect(walkChain(broken, null, sha256).map(({ motivo }) => motivo)).toContain('encadenamiento');
        },
      ),
    );
  });

  it.each(['nif', 'numero', 'fecha', 'huella'] as const)('shows a link whose %s is another', (field) => {
    const chain = chainOf(2);
    const [first, second] = chain as [BillingRecord, BillingRecord];
    const link = { ...linkOf(first), [field]: 'otro' };
    expect(walkChain([first, { ...second, anterior: link }], null, sha256)).toContainEqual({
      lugar: 1,
      numero: 'S2026-1',
      motivo: 'encadenamiento',
    });
  });

  it('shows a record made before the one before it; the same second is none', () => {
    const early = { anterior: null, generado: moment(5), sha256 };
    const first = makeRegistration(invoice('S2026-1'), early);
    const next = (generado: string) =>
      makeRegistration(invoice('S2026-2'), { anterior: linkOf(first), generado, sha256 });
    expect(walkChain([first, next(moment(4))], null, sha256)).toEqual([
      { lugar: 1, numero: 'S2026-2', motivo: 'orden' },
    ]);
    expect(walkChain([first, next(moment(5))], null, sha256)).toEqual([]);
    // An hour that the clock shows twice is told apart by its offset.
    expect(walkChain([first, next('2026-11-22T18:30:00+00:00')], null, sha256)).toEqual([]);
    expect(walkChain([next(moment(4))], { ...linkOf(first), generado: moment(5) }, sha256)).toHaveLength(1);
  });
});

describe('the QR of an invoice', () => {
  it('says the address of the agency’s example', () => {
    expect(
      qrAddress(checkAddresses.pruebas, {
        numero: '12345678&G33',
        fecha: '2024-01-01',
        total: cents(241_40),
        emisor: { nif: '89890001K' },
      }),
    ).toBe(
      'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40',
    );
  });

  it('asks the agency in earnest by its other address, and says what goes back below zero', () => {
    expect(qrAddress(checkAddresses.produccion, invoice('RS2026-000001', { total: cents(-5) }))).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B25000001&numserie=RS2026-000001&fecha=22-11-2026&importe=-0.05',
    );
  });
});

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

describe('sending', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const at = (more: Partial<Parameters<typeof nextMessageAt>[0]>) => {
    const next = nextMessageAt({ ultimo: ago(10), espera: 60, pendientes: 1, fallos: 0, ...more }, now);
    return next && (next.getTime() - now.getTime()) / 1000;
  };

  it('waits as long as the last answer asked for, counted from the last message', () => {
    expect(at({})).toBe(50);
    expect(at({ espera: 300 })).toBe(290);
    expect(at({ ultimo: ago(60) })).toBe(0);
    expect(at({ ultimo: ago(3600) })).toBe(0);
  });

  it('does not wait where a whole message is full, nor for the first one; nothing is not sent', () => {
    expect(at({ pendientes: 999 })).toBe(50);
    expect(at({ pendientes: 1000 })).toBe(0);
    expect(at({ ultimo: null, fallos: 3 })).toBe(0);
    expect(at({ pendientes: 0, ultimo: null })).toBeNull();
  });

  it('pauses longer after each message without an answer, up to an hour, however many wait', () => {
    expect([1, 2, 3, 6, 7, 8, 1000].map((fallos) => at({ fallos, ultimo: now, pendientes: 5000 }))).toEqual([
      60, 120, 240, 1920, 3600, 3600, 3600,
    ]);
  });

  it('takes a thousand records of one issuer at most, oldest first', () => {
    const all = Array.from({ length: 2100 }, (_, numero) => ({ nif: numero % 2 === 0 ? 'A' : 'B', numero }));
    const message = nextMessage(all);
    expect(message).toHaveLength(1000);
    expect(message.every(({ nif }) => nif === 'A')).toBe(true);
    expect(message.slice(0, 2).map(({ numero }) => numero)).toEqual([0, 2]);
    expect(nextMessage([])).toEqual([]);
  });
});
