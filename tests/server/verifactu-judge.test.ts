import { describe, expect, it } from 'vitest';
import {
  linkOf,
  makeAnnulment,
  makeRegistration,
  type BillingRecord,
  type Repair,
} from '#domain/invoices/verifactu/billing-record.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { registrationHashText } from '#domain/invoices/verifactu/hash-text.ts';
import { amountText, dateText } from '#domain/invoices/verifactu/literals.ts';
import { stepsAfter, type ServiceAnswer } from '#domain/invoices/verifactu/next-step.ts';
import { cents } from '#domain/money/cents.ts';
import { answerField } from '#server/invoices/verifactu/answer-fields.ts';
import { checkFields } from '#server/invoices/verifactu/check-fields.ts';
import { invoiceKey, judge, type KnownChain } from '#server/invoices/verifactu/judge.ts';
import { readAnswer } from '#server/invoices/verifactu/read-answer.ts';
import { serviceErrors } from '#server/invoices/verifactu/service-errors.ts';
import { sha256 } from '#server/invoices/verifactu/sha256.ts';
import { envelope, opened } from '#server/invoices/verifactu/soap.ts';
import { writeMessage } from '#server/invoices/verifactu/write-message.ts';
import { chainOf, customer, maker, momentOf, oneOfEach, spain } from '../support/invoices.ts';

const nobody: KnownChain = { ultimo: null, facturas: new Map() };
const at = { now: new Date('2026-11-22T12:00:00Z'), hoy: '2026-11-22', espera: 60, csv: 'A-1B2C3D4E5F6G7H' };
const sending = { system: maker, incidencia: false };

/** Everything that the service has been told so far. */
const service = (known: KnownChain = nobody) => {
  let knows = known;
  const takes = (document: string): ServiceAnswer => {
    const { respuesta, ultimo, cambios } = judge(document, knows, at);
    knows = { ultimo, facturas: new Map([...knows.facturas, ...cambios]) };
    return readAnswer(respuesta);
  };
  return { takes, send: (records: readonly BillingRecord[]) => takes(writeMessage(spain, records, sending)) };
};
const codesOf = (answer: ServiceAnswer): unknown =>
  answer.clase === 'fallo'
    ? answer.codigo
    : answer.registros.map(({ estado, codigo }) => (codigo === null ? estado : `${estado} ${codigo}`));

const [advance, final] = oneOfEach() as [Invoice, Invoice];
const inFull = oneOfEach().at(-1) as Invoice;
const making = { anterior: null, generado: momentOf(0), sha256 };

describe('the stand-in for the agency', () => {
  it('takes a chain of every kind of invoice and an annulment, and answers in the agency’s form', () => {
    const records = chainOf(oneOfEach(), true);
    const { respuesta, ultimo, cambios } = judge(writeMessage(spain, records, sending), nobody, at);
    const { inside, around } = opened(respuesta);
    expect(checkFields(answerField, inside, around)).toEqual([]);
    const answer = readAnswer(respuesta);
    expect(answer).toMatchObject({ clase: 'respuesta', estado: 'Correcto', csv: at.csv, espera: 60 });
    expect(codesOf(answer)).toEqual(records.map(() => 'Correcto'));
    expect(stepsAfter(records, answer).map(({ paso }) => paso)).toEqual(records.map(() => 'aceptado'));
    const last = records.at(-1) as BillingRecord;
    expect(ultimo).toEqual({
      numero: last.numero,
      fecha: dateText(last.fecha),
      huella: last.huella,
      generado: last.generado,
    });
    expect(cambios.get(invoiceKey(spain.nif, inFull.numero, dateText(inFull.fecha)))).toEqual({
      estado: 'Anulada',
      peticion: at.csv,
    });
    expect(cambios.size).toBe(oneOfEach().length);
  });

  it('goes on with the chain in the next message', () => {
    const { send } = service();
    const records = chainOf(oneOfEach());
    send(records.slice(0, 3));
    expect(codesOf(send(records.slice(3)))).toEqual(records.slice(3).map(() => 'Correcto'));
  });

  it('knows what came twice, so a lost answer costs nothing', () => {
    const { send } = service();
    const records = chainOf(oneOfEach());
    send(records.slice(0, 2));
    const answer = send(records.slice(0, 3));
    expect(answer).toMatchObject({ estado: 'ParcialmenteCorrecto' });
    expect(codesOf(answer)).toEqual(['Incorrecto 3000', 'Incorrecto 3000', 'Correcto']);
    expect(stepsAfter(records.slice(0, 3), answer).map(({ paso }) => paso)).toEqual([
      'aceptado',
      'aceptado',
      'aceptado',
    ]);
    const again = send(records.slice(0, 2));
    expect(again).toMatchObject({ estado: 'Incorrecto', csv: null });
  });
});

const changed = (document: string, from: string | RegExp, to: string): string => {
  const other = document.replace(from, to);
  if (other === document) throw new Error(`nothing to change: ${from}`);
  return other;
};

describe('a record that is taken with errors', () => {
  const plain = writeMessage(spain, [makeRegistration(advance, making)], sending);

  it('has a hash that is not its own', () => {
    expect(codesOf(service().takes(changed(plain, /<sf:Huella>./, '<sf:Huella>Z')))).toEqual([
      'AceptadoConErrores 2000',
    ]);
  });

  it('has amounts that were written in another way than they were hashed', () => {
    const of = (tax: string) =>
      codesOf(service().takes(changed(plain, '<sf:CuotaTotal>7.16', `<sf:CuotaTotal>${tax}`)));
    expect(of('+7.16')).toEqual(['AceptadoConErrores 2000']);
    expect(of(' 7.16 ')).toEqual(['Correcto']);
  });

  it('says that it is the first, and is not', () => {
    const { send } = service();
    send([makeRegistration(advance, making)]);
    expect(codesOf(send([makeRegistration(final, making)]))).toEqual(['AceptadoConErrores 2007']);
  });

  it('is linked to another record than the last, or to none that can be', () => {
    const [first, , third] = chainOf(oneOfEach()) as [BillingRecord, BillingRecord, BillingRecord];
    const { send } = service();
    send([first]);
    expect(codesOf(send([third]))).toEqual(['AceptadoConErrores 2003']);
    const { send: other } = service();
    other([first]);
    const badly = { ...linkOf(first), huella: 'abc' };
    expect(codesOf(other([makeRegistration(final, { ...making, anterior: badly })]))).toEqual([
      'AceptadoConErrores 2002',
    ]);
    expect(codesOf(other([third]))).toEqual(['AceptadoConErrores 2003']);
  });

  it.each(['numero', 'fecha'] as const)('is linked to the right hash under another %s', (name) => {
    const [first] = chainOf(oneOfEach()) as [BillingRecord];
    const { send } = service();
    send([first]);
    const anterior = { ...linkOf(first), [name]: name === 'fecha' ? '2026-01-01' : 'F2026-000099' };
    expect(codesOf(send([makeRegistration(final, { ...making, anterior })]))).toEqual(['AceptadoConErrores 2003']);
  });

  it('was made before the one it is linked to, or after now', () => {
    const first = makeRegistration(advance, { ...making, generado: momentOf(30) });
    const { send } = service();
    send([first]);
    const early = makeRegistration(final, { ...making, anterior: linkOf(first), generado: momentOf(29) });
    expect(codesOf(send([early]))).toEqual(['AceptadoConErrores 2003']);
    const ahead = (generado: string) => codesOf(service().send([makeRegistration(advance, { ...making, generado })]));
    expect(ahead('2026-11-22T13:04:00+01:00')).toEqual(['Correcto']);
    expect(ahead('2026-11-22T13:04:01+01:00')).toEqual(['AceptadoConErrores 2004']);
  });

  it('has a total or a tax that its lines do not come to, by more than ten euros', () => {
    const off = (total: number, cuota: number) => {
      const record = makeRegistration({ ...inFull, total: cents(inFull.total + total) }, making);
      const cuotaTotal = amountText(cents(68_79 + cuota));
      const huella = sha256(
        registrationHashText({
          IDEmisorFactura: record.nif,
          NumSerieFactura: record.numero,
          FechaExpedicionFactura: dateText(record.fecha),
          TipoFactura: inFull.tipo,
          CuotaTotal: cuotaTotal,
          ImporteTotal: record.importeTotal,
          Huella: '',
          FechaHoraHusoGenRegistro: record.generado,
        }),
      );
      return codesOf(service().send([{ ...record, cuotaTotal, huella }]));
    };
    expect(off(10_00, 10_00)).toEqual(['Correcto']);
    expect(off(-10_00, -10_00)).toEqual(['Correcto']);
    expect(off(10_01, 0)).toEqual(['AceptadoConErrores 2005']);
    expect(off(0, 10_01)).toEqual(['AceptadoConErrores 2006']);
  });

  it('is told as such in the answer, and is to be mended', () => {
    const records = chainOf([advance]);
    const answer = service().takes(changed(plain, /<sf:Huella>./, '<sf:Huella>Z'));
    expect(answer).toMatchObject({ estado: 'ParcialmenteCorrecto', csv: at.csv });
    expect(stepsAfter(records, answer)).toMatchObject([
      { paso: 'subsanar', veredicto: { codigo: 2000, descripcion: serviceErrors[2000] } },
    ]);
  });
});

describe('a record that is refused', () => {
  const of = (more: Partial<Invoice>) => codesOf(service().send([makeRegistration({ ...inFull, ...more }, making)]));
  const detail = (base: number, cuota: number, impuesto = 2100) => ({
    desglose: [{ impuesto, base: cents(base), cuota: cents(cuota) }],
    total: cents(base + cuota),
  });

  it.each<[string, Partial<Invoice>, number]>([
    ['is of somebody else', { emisor: { ...spain, nif: '12345678Z' } }, 1108],
    ['has a quote in its number', { numero: `F'1` }, 1130],
    ['has an equals sign in its number', { numero: 'F=1' }, 1130],
    ['has an ñ in its number', { numero: 'Fñ1' }, 1130],
    ['is of tomorrow', { fecha: '2026-11-23' }, 1112],
    ['is older than the records', { fecha: '2024-10-27' }, 1152],
    ['is corrective and does not say how', { tipo: 'R1' }, 1114],
    ['replaces others and is no F3', { sustituye: [{ numero: 'S1', fecha: '2026-11-20' }] }, 1116],
    ['names nobody, in full', { receptor: null }, 1189],
    ['names somebody, simplified', { tipo: 'F2' }, 1190],
    ['names somebody without a tax number', { receptor: { ...customer, nif: '12345678A' } }, 1123],
    ['has a rate that there is not', detail(100_00, 45_00, 4500), 1124],
    ['has a tax of another sign than its base', detail(100_00, -5_00), 1143],
    ['has a tax that is not its rate', detail(1000_00, 199_99), 1142],
    ['is simplified above 3,010 €', { ...detail(2490_00, 522_90), tipo: 'F2', receptor: null }, 1150],
  ])('%s', (_, more, code) => {
    expect(of(more)).toEqual([`Incorrecto ${code}`]);
  });

  it('and at the edge of each it is taken', () => {
    expect(of({ numero: 'F!#;?~ /1' })).toEqual(['Correcto']);
    expect(of({ fecha: '2024-10-28' })).toEqual(['Correcto']);
    expect(of(detail(1000_00, 200_00))).toEqual(['Correcto']);
    expect(of(detail(1, 0))).toEqual(['Correcto']);
    expect(of({ ...detail(2487_60, 522_40), tipo: 'F2', receptor: null })).toEqual(['Correcto']);
    expect(of({ receptor: { ...customer, pais: 'AD', nif: 'L710000A' } })).toEqual(['Correcto']);
  });

  it('by differences its tax need not be the rate of its base', () => {
    const rectifica = {
      modo: 'diferencias',
      causa: 'rebaja',
      facturas: [{ numero: 'F1', fecha: '2026-11-20' }],
      sustituido: null,
    } as const;
    expect(of({ ...detail(-100_00, -50_00), tipo: 'R1', rectifica })).toEqual(['Correcto']);
    expect(of({ rectifica })).toEqual(['Incorrecto 1115']);
    expect(of({ tipo: 'R1', rectifica: { ...rectifica, modo: 'sustitucion' } })).toEqual(['Incorrecto 1118']);
    expect(of({ tipo: 'R1', rectifica: { ...rectifica, sustituido: { base: cents(1), cuota: cents(0) } } })).toEqual([
      'Incorrecto 1119',
    ]);
  });

  it('by its own words, where only these can be wrong', () => {
    const plain = writeMessage(spain, [makeRegistration(inFull, making)], sending);
    const by = (from: string | RegExp, to: string) => codesOf(service().takes(changed(plain, from, to)));
    const type = '<sf:TipoFactura>';
    expect(by(type, `<sf:RechazoPrevio>X</sf:RechazoPrevio>${type}`)).toEqual(['Incorrecto 1153']);
    expect(by(type, `<sf:RechazoPrevio>S</sf:RechazoPrevio>${type}`)).toEqual(['Incorrecto 1161']);
    expect(
      by(
        '<sf:DescripcionOperacion>',
        '<sf:FacturasRectificadas><sf:IDFacturaRectificada><sf:IDEmisorFactura>B25123456</sf:IDEmisorFactura><sf:NumSerieFactura>F1</sf:NumSerieFactura><sf:FechaExpedicionFactura>01-11-2026</sf:FechaExpedicionFactura></sf:IDFacturaRectificada></sf:FacturasRectificadas><sf:DescripcionOperacion>',
      ),
    ).toEqual(['Incorrecto 1117']);
    expect(by('<sf:IdSistemaInformatico>RD', '<sf:IdSistemaInformatico>rd')).toEqual(['Incorrecto 1177']);
    expect(by('<sf:IdSistemaInformatico>RD', '<sf:IdSistemaInformatico>R')).toEqual(['Incorrecto 1177']);
    expect(by('+00:00</sf:FechaHoraHusoGenRegistro>', '</sf:FechaHoraHusoGenRegistro>')).toEqual(['Incorrecto 1244']);
    expect(by(/<sf:Huella>./, '<sf:Huella>')).toEqual(['Incorrecto 1262']);
    expect(by(/<sf:TipoImpositivo>[^/]*\/sf:TipoImpositivo>/, '')).toEqual(['Incorrecto 1208']);
    const named = `<sf:NIF>${customer.nif}</sf:NIF>`;
    const other = (inside: string) => `<sf:IDOtro>${inside}<sf:ID>X1</sf:ID></sf:IDOtro>`;
    expect(by(named, other('<sf:IDType>04</sf:IDType>'))).toEqual(['Incorrecto 1111']);
    expect(by(named, other('<sf:IDType>02</sf:IDType>'))).toEqual(['Correcto']);
    expect(by(named, other('<sf:CodigoPais>ES</sf:CodigoPais><sf:IDType>04</sf:IDType>'))).toEqual(['Incorrecto 1126']);
    expect(by(named, other('<sf:CodigoPais>ES</sf:CodigoPais><sf:IDType>07</sf:IDType>'))).toEqual(['Correcto']);
    expect(by('<sf:TipoFactura>F1', '<sf:TipoFactura>F9')).toEqual(['Incorrecto 1100']);
  });

  it('does not take the others of its message with it, nor break the chain', () => {
    const [first, , third] = oneOfEach() as [Invoice, Invoice, Invoice];
    const one = makeRegistration(first, making);
    const bad = makeRegistration({ ...inFull, receptor: null }, { ...making, anterior: linkOf(one) });
    const next = makeRegistration(third, { ...making, anterior: linkOf(bad) });
    expect(codesOf(service().send([one, bad, next]))).toEqual(['Correcto', 'Incorrecto 1189', 'Correcto']);
  });
});

describe('a record that comes again', () => {
  const chain = (...kinds: readonly ((anterior: ReturnType<typeof linkOf> | null) => BillingRecord)[]) => {
    const { send } = service();
    let before: BillingRecord | null = null;
    return kinds.map((make) => {
      before = make(before && linkOf(before));
      return codesOf(send([before]));
    });
  };
  const alta = (repara: Repair | null) => (anterior: ReturnType<typeof linkOf> | null) =>
    makeRegistration(inFull, { ...making, anterior }, { repara });
  const baja =
    (again = { rechazoPrevio: false, sinRegistroPrevio: false }) =>
    (anterior: ReturnType<typeof linkOf> | null) =>
      makeAnnulment(inFull, { ...making, anterior }, again);

  it('mends what is there; what is not there needs to say so', () => {
    expect(chain(alta(null), alta('antes'), alta('rechazada'), alta('sin-registro'))).toEqual([
      ['Correcto'],
      ['Correcto'],
      ['Correcto'],
      ['Incorrecto 3000'],
    ]);
    expect(chain(alta('antes'))).toEqual([['Incorrecto 3002']]);
    expect(chain(alta('sin-registro'))).toEqual([['Correcto']]);
  });

  it('may annul what is there, once', () => {
    expect(chain(alta(null), baja(), baja())).toEqual([['Correcto'], ['Correcto'], ['Incorrecto 3001']]);
    expect(chain(baja())).toEqual([['Incorrecto 3002']]);
    expect(chain(baja({ rechazoPrevio: false, sinRegistroPrevio: true }))).toEqual([['Correcto']]);
    expect(chain(alta(null), baja(), alta(null))).toEqual([['Correcto'], ['Correcto'], ['Incorrecto 3000']]);
    const other = makeAnnulment({ ...inFull, emisor: { nif: '12345678Z' } }, making);
    expect(codesOf(service().send([other]))).toEqual(['Incorrecto 1108']);
  });

  it('is mended in the service, too', () => {
    const { send } = service();
    const first = makeRegistration(inFull, making);
    send([{ ...first, huella: '0'.repeat(64) }]);
    expect(send([first])).toMatchObject({ registros: [{ codigo: 3000, duplicado: 'AceptadaConErrores' }] });
  });
});

describe('a message that is refused as a whole', () => {
  const plain = writeMessage(spain, chainOf(oneOfEach()), sending);

  it.each<[string, string, number]>([
    ['is no XML', 'hola', 4103],
    ['is half a one', plain.slice(0, 500), 4103],
    ['has a document type', `<!DOCTYPE x>${plain}`, 4103],
    ['is something else', envelope('<sfLR:Otra/>'), 4102],
    ['has nobody who sends it', changed(plain, /<sfLR:Cabecera>.*?<\/sfLR:Cabecera>/, ''), 4102],
    ['has nothing to say', changed(plain, /<sfLR:RegistroFactura>.*<\/sfLR:RegistroFactura>/, ''), 4102],
    ['has a field too many', changed(plain, '<sf:TipoHuella>', '<sf:Firma/><sf:TipoHuella>'), 4102],
    ['lacks a field', changed(plain, '<sf:TipoHuella>01</sf:TipoHuella>', ''), 4102],
    ['is of another namespace', changed(plain, /tike\/cont\/ws\/SuministroLR/, 'tike/cont/ws/Otro'), 4102],
    ['is of nobody’s tax number', changed(plain, /<sf:NIF>B25123456/, '<sf:NIF>B25123450'), 4116],
    ['has a header of the wrong length', changed(plain, /<sf:NIF>B25123456/, '<sf:NIF>B2512345'), 4102],
  ])('%s', (_, document, code) => {
    const { takes } = service();
    const answer = takes(document);
    expect(answer).toMatchObject({ clase: 'fallo', codigo: code });
    expect(codesOf(takes(plain))).toEqual(oneOfEach().map(() => 'Correcto'));
  });

  it('has more than a thousand records; a thousand are judged at once', () => {
    const record = makeRegistration(advance, making);
    const one = writeMessage(spain, [record], sending);
    const [whole = ''] = /<sfLR:RegistroFactura>.*<\/sfLR:RegistroFactura>/.exec(one) ?? [];
    expect(codesOf(service().takes(changed(one, whole, whole.repeat(1001))))).toBe(4114);
    const answer = service().takes(changed(one, whole, whole.repeat(1000)));
    expect(answer).toMatchObject({ estado: 'ParcialmenteCorrecto' });
    expect(codesOf(answer)).toHaveLength(1000);
  });
});

describe('an answer', () => {
  it('that is none is a fault without a code: the message is sent again', () => {
    for (const document of ['', '<html><body>502</body></html>', envelope(''), envelope('<tikR:Otra/>')])
      expect(readAnswer(document)).toMatchObject({ clase: 'fallo', codigo: null });
    const { respuesta } = judge(writeMessage(spain, chainOf([advance]), sending), nobody, at);
    expect(readAnswer(respuesta.slice(0, -20))).toMatchObject({ clase: 'fallo', codigo: null });
    expect(readAnswer(changed(respuesta, /<tikR:EstadoEnvio>.*?<\/tikR:EstadoEnvio>/, ''))).toMatchObject({
      clase: 'fallo',
      codigo: null,
      descripcion: expect.stringContaining('EstadoEnvio falta'),
    });
  });

  it('of a fault carries its code and what it says', () => {
    const fault = (said: string) =>
      readAnswer(
        envelope(`<env:Fault><faultcode>env:Server</faultcode><faultstring>${said}</faultstring></env:Fault>`),
      );
    expect(fault('Codigo[4104].El NIF no está identificado.')).toEqual({
      clase: 'fallo',
      codigo: 4104,
      descripcion: 'Codigo[4104].El NIF no está identificado.',
    });
    expect(fault('Error interno')).toMatchObject({ codigo: null, descripcion: 'Error interno' });
    expect(fault('x'.repeat(5000))).toMatchObject({ descripcion: 'x'.repeat(1500) });
  });

  it('says how long to wait, and where it does not, as long as at first', () => {
    const { respuesta } = judge(writeMessage(spain, chainOf([advance]), sending), nobody, { ...at, espera: 300 });
    expect(readAnswer(respuesta)).toMatchObject({ espera: 300 });
    expect(readAnswer(changed(respuesta, '>300<', '><'))).toMatchObject({ espera: 60 });
  });
});
