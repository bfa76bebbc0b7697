import * as fc from 'fast-check';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeAnnulment, makeRegistration } from '#domain/invoices/verifactu/billing-record.ts';
import { annulmentHashText, registrationHashText } from '#domain/invoices/verifactu/hash-text.ts';
import { cents } from '#domain/money/cents.ts';
import { checkFields } from '#server/invoices/verifactu/check-fields.ts';
import { messageField } from '#server/invoices/verifactu/message-fields.ts';
import { recordMoment } from '#server/invoices/verifactu/record-moment.ts';
import { sha256 } from '#server/invoices/verifactu/sha256.ts';
import { opened } from '#server/invoices/verifactu/soap.ts';
import { writeMessage } from '#server/invoices/verifactu/write-message.ts';
import { childOf, readXml, type XmlElement } from '#server/xml-reader.ts';
import { chainOf, customer, issued, maker, momentOf, oneOfEach, spain } from '../support/invoices.ts';
import { schemaFile, verifactuSchemas } from '../support/verifactu-xsd.ts';
import { runsOf } from '#tests/support/turn.ts';

/** AEAT, «Detalle de las especificaciones técnicas para generación de la huella», 0.1.2, examples 1 and 2. */
const vectors = {
  first: '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
  second: 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
};

describe('the hash of a record', () => {
  const example = {
    IDEmisorFactura: '89890001K',
    NumSerieFactura: '12345678/G33',
    FechaExpedicionFactura: '01-01-2024',
    TipoFactura: 'F1',
    CuotaTotal: '12.35',
    ImporteTotal: '123.45',
    Huella: '',
    FechaHoraHusoGenRegistro: '2024-01-01T19:20:30+01:00',
  };

  it('is that of the agency’s examples, of the first record and of the next', () => {
    expect(sha256(registrationHashText(example))).toBe(vectors.first);
    expect(
      sha256(
        registrationHashText({
          ...example,
          NumSerieFactura: '12345679/G34',
          Huella: vectors.first,
          FechaHoraHusoGenRegistro: '2024-01-01T19:20:35+01:00',
        }),
      ),
    ).toBe(vectors.second);
  });

  it('comes out of an invoice as out of its text', () => {
    const [plain] = issued([], spain, '2024-01-01', oneOfEach()[0] as never);
    const invoice = {
      ...(plain as NonNullable<typeof plain>),
      tipo: 'F1' as const,
      numero: '12345678/G33',
      fecha: '2024-01-01',
      emisor: { ...spain, nif: '89890001K' },
      desglose: [{ impuesto: 2100, base: cents(111_10), cuota: cents(12_35) }],
      total: cents(123_45),
    };
    const first = makeRegistration(invoice, { anterior: null, generado: '2024-01-01T19:20:30+01:00', sha256 });
    expect(first.huella).toBe(vectors.first);
    const next = makeRegistration(
      { ...invoice, numero: '12345679/G34' },
      { anterior: linkOf(first), generado: '2024-01-01T19:20:35+01:00', sha256 },
    );
    expect(next.huella).toBe(vectors.second);
    expect(
      makeAnnulment(invoice, { anterior: linkOf(next), generado: '2024-01-01T19:20:40+01:00', sha256 }).huella,
    ).toBe(
      sha256(
        annulmentHashText({
          IDEmisorFacturaAnulada: '89890001K',
          NumSerieFacturaAnulada: '12345678/G33',
          FechaExpedicionFacturaAnulada: '01-01-2024',
          Huella: vectors.second,
          FechaHoraHusoGenRegistro: '2024-01-01T19:20:40+01:00',
        }),
      ),
    );
  });

  it('is of the moment on the issuer’s wall, with the offset of the day', () => {
    expect(recordMoment(new Date('2026-07-01T10:00:00.999Z'), 'Europe/Madrid')).toBe('2026-07-01T12:00:00+02:00');
    expect(recordMoment(new Date('2026-11-22T10:00:00Z'), 'Europe/Madrid')).toBe('2026-11-22T11:00:00+01:00');
  });
});

const sending = { system: maker, incidencia: false };
const everything = writeMessage(spain, chainOf(oneOfEach(), true), sending);

const recordsIn = (document: string): XmlElement[] =>
  opened(document).inside.children.filter(({ name }) => name === 'RegistroFactura');
const textIn = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  path.reduce<XmlElement | undefined>((inside, name) => childOf(inside, name), element)?.text;

describe('a message to the agency', () => {
  it('names who sends, and holds registrations and annulments in the order of the chain', () => {
    const records = recordsIn(everything);
    expect(records.map((each) => each.children[0]?.name)).toEqual([
      ...Array.from({ length: oneOfEach().length }, () => 'RegistroAlta'),
      'RegistroAnulacion',
    ]);
    const { inside } = opened(everything);
    expect(textIn(inside, 'Cabecera', 'ObligadoEmision', 'NIF')).toBe(spain.nif);
    expect(textIn(records[0], 'RegistroAlta', 'Encadenamiento', 'PrimerRegistro')).toBe('S');
    expect(textIn(records[1], 'RegistroAlta', 'Encadenamiento', 'RegistroAnterior', 'Huella')).toBe(
      textIn(records[0], 'RegistroAlta', 'Huella'),
    );
  });

  it('says of each kind of invoice what its kind asks for', () => {
    const told = recordsIn(everything).map((each) => {
      const record = childOf(each, 'RegistroAlta');
      return [
        textIn(record, 'TipoFactura'),
        textIn(record, 'TipoRectificativa'),
        childOf(record, 'FacturasRectificadas')?.children.length,
        childOf(record, 'FacturasSustituidas')?.children.length,
        textIn(record, 'ImporteRectificacion', 'BaseRectificada'),
        textIn(record, 'FechaOperacion'),
        textIn(record, 'Destinatarios', 'IDDestinatario', 'NIF') ??
          textIn(record, 'Destinatarios', 'IDDestinatario', 'IDOtro', 'ID'),
        textIn(record, 'ImporteTotal'),
      ];
    });
    const none = undefined;
    expect(told.slice(0, -1)).toEqual([
      ['F2', none, none, none, none, none, none, '41.24'],
      ['F2', none, none, none, none, '19-11-2026', none, '355.12'],
      ['R5', 'I', 1, none, none, none, none, '-20.00'],
      ['F3', none, none, 3, none, '19-11-2026', customer.nif, '376.36'],
      ['R4', 'S', 1, none, '311.04', '19-11-2026', 'L710000A', '376.36'],
      ['R1', 'I', 1, none, none, none, 'L710000A', '-100.00'],
      ['F1', none, none, none, none, none, customer.nif, '396.36'],
    ]);
  });

  it('marks a record that mends another, an annulment of what nobody has, and what comes late', () => {
    const [first] = oneOfEach();
    if (!first) throw new Error('no invoice');
    const making = { anterior: null, generado: momentOf(0), sha256 };
    const message = writeMessage(
      spain,
      [
        makeRegistration(first, making, { repara: 'antes' }),
        makeRegistration(first, making, { repara: 'rechazada' }),
        makeRegistration(first, making, { repara: 'sin-registro' }),
        makeAnnulment(first, making, { rechazoPrevio: true, sinRegistroPrevio: true }),
      ],
      { system: maker, incidencia: true },
    );
    expect(
      recordsIn(message).map((each) => [
        textIn(each, 'RegistroAlta', 'Subsanacion'),
        textIn(each, 'RegistroAlta', 'RechazoPrevio') ?? textIn(each, 'RegistroAnulacion', 'RechazoPrevio'),
        textIn(each, 'RegistroAnulacion', 'SinRegistroPrevio'),
      ]),
    ).toEqual([
      ['S', 'N', undefined],
      ['S', 'S', undefined],
      ['S', 'X', undefined],
      [undefined, 'S', 'S'],
    ]);
    expect(textIn(opened(message).inside, 'Cabecera', 'RemisionVoluntaria', 'Incidencia')).toBe('S');
  });

  it('marks a recipient whom the census does not know', () => {
    const [last] = oneOfEach().slice(-1);
    if (!last) throw new Error('no invoice');
    const making = { anterior: null, generado: momentOf(0), sha256 };
    const message = writeMessage(spain, [makeRegistration(last, making, { noCensado: true })], sending);
    const other = childOf(
      childOf(childOf(childOf(recordsIn(message)[0], 'RegistroAlta'), 'Destinatarios'), 'IDDestinatario'),
      'IDOtro',
    );
    expect(other?.children.map(({ text }) => text)).toEqual(['ES', '07', customer.nif]);
    expect(checkFields(messageField, opened(message).inside, opened(message).around)).toEqual([]);
  });

  it('escapes what names and numbers hold, and cuts what is longer than its field', () => {
    const [first] = oneOfEach();
    if (!first) throw new Error('no invoice');
    const long = { ...first, descripcion: '<&>"\''.repeat(200), receptor: { ...customer, nombre: 'ñ·€&'.repeat(100) } };
    const message = writeMessage(spain, chainOf([{ ...long, tipo: 'F1' }]), sending);
    const record = childOf(recordsIn(message)[0], 'RegistroAlta');
    expect(textIn(record, 'DescripcionOperacion')).toBe('<&>"\''.repeat(100));
    expect(textIn(record, 'Destinatarios', 'IDDestinatario', 'NombreRazon')).toBe('ñ·€&'.repeat(30));
  });

  it('holds a thousand records, and not one more, nor none', () => {
    const [record] = chainOf(oneOfEach().slice(0, 1));
    if (!record) throw new Error('no record');
    const of = (length: number) =>
      writeMessage(
        spain,
        Array.from({ length }, () => record),
        sending,
      );
    expect(recordsIn(of(1000))).toHaveLength(1000);
    for (const length of [0, 1001]) expect(() => of(length)).toThrow(new RangeError(`not a message: ${length}`));
  });
});

describe('the schema of messages', () => {
  let validator: XsdValidator;
  let schema: XmlDocument;
  const files = verifactuSchemas();

  beforeAll(() => {
    xmlRegisterInputProvider(
      new XmlBufferInputProvider(
        Object.fromEntries([...files].map(([prefix, text]) => [schemaFile(prefix), new TextEncoder().encode(text)])),
      ),
    );
    schema = XmlDocument.fromString(files.get('sfLR') ?? '', { url: schemaFile('sfLR') });
    validator = XsdValidator.fromDoc(schema);
  });
  afterAll(() => {
    validator.dispose();
    schema.dispose();
  });

  /** What stands in the envelope, with the namespaces declared on it. */
  const inner = (document: string): string => {
    const { inside } = opened(document);
    const [open = ''] = /<env:Envelope[^>]*>/.exec(document) ?? [];
    const spaces = open.match(/ xmlns:(?!env)[^=]+="[^"]*"/g)?.join('') ?? '';
    return document.slice(inside.from, inside.to).replace(/^<([\w:]+)/, `<$1${spaces}`);
  };
  const isValid = (xml: string): boolean => {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return true;
    } catch {
      return false;
    } finally {
      document.dispose();
    }
  };
  const passes = (xml: string): boolean => checkFields(messageField, readXml(xml)).length === 0;

  it.each([...files.keys()])('%s is written down as the tables have it', async (prefix) => {
    await expect(files.get(prefix)).toMatchFileSnapshot(`../../docs/verifactu/${schemaFile(prefix)}`);
  });

  it('is one that a validator of XSD takes, and what Rodera sends keeps it', () => {
    const xml = inner(everything);
    expect(isValid(xml)).toBe(true);
    expect(passes(xml)).toBe(true);
  });

  it('is checked as a validator of XSD checks it, whatever was changed in a message', () => {
    const xml = inner(writeMessage(spain, chainOf(oneOfEach().slice(2, 5), true), sending));
    const elements: XmlElement[] = [];
    const gather = (element: XmlElement) => {
      elements.push(element);
      element.children.forEach(gather);
    };
    gather(readXml(xml));
    const [root, ...inside] = elements;
    if (!root) throw new Error('nothing to change');
    const change = fc.record({
      element: fc.constantFrom(...inside),
      how: fc.constantFrom('sin', 'dos', 'otro', 'texto', 'largo', 'vacio', 'espacio', 'fuera'),
      other: fc.constantFrom(...inside),
    });
    const changed = ({ element, how, other }: Parameters<Parameters<typeof change.map>[0]>[0]): string => {
      const whole = xml.slice(element.from, element.to);
      const tag = `${element.prefix}:${element.name}`;
      const by = {
        sin: '',
        dos: whole + whole,
        otro: xml.slice(other.from, other.to),
        texto: `<${tag}>x</${tag}>`,
        largo: `<${tag}>${'A1'.repeat(300)}</${tag}>`,
        vacio: `<${tag}/>`,
        espacio: whole.replaceAll(tag, `sfLR:${element.name}`),
        fuera: `${whole}<sf:Nada/>`,
      }[how];
      return xml.slice(0, element.from) + by + xml.slice(element.to);
    };
    let refused = 0;
    fc.assert(
      fc.property(change, (each) => {
        const other = changed(each);
        const valid = isValid(other);
        expect({ ...each, passes: passes(other) }).toEqual({ ...each, passes: valid });
        if (!valid) refused += 1;
      }),
      { numRuns: runsOf(400) },
    );
    expect(refused).toBeGreaterThan(runsOf(200));
  });
});
