import { isRefusal } from '#domain/refusal.ts';
import { readTaxId } from '#domain/accounts/tax-id.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import { mostRecords } from '#domain/invoices/verifactu/sending.ts';
import { childOf, escapeXml, type XmlElement } from '../../xml-reader.ts';
import { answerField } from './answer-fields.ts';
import { checkFields, type SchemaProblem } from './check-fields.ts';
import { groupsAt, readFields, textAt, writeField, type FieldValues } from './field-values.ts';
import { isGroup } from './fields.ts';
import { admissibleError, type LastRecord } from './judge-chain.ts';
import { messageField } from './message-fields.ts';
import { whyRefused } from './record-rules.ts';
import { serviceErrors, type ServiceError } from './service-errors.ts';
import { envelope, opened } from './soap.ts';

export type KnownState = 'Correcta' | 'AceptadaConErrores' | 'Anulada';

/** An invoice that the service has a record of, and the message that brought it. */
export interface KnownInvoice {
  readonly estado: KnownState;
  readonly peticion: string;
}

/** What the service knows of an issuer. */
export interface KnownChain {
  readonly ultimo: LastRecord | null;
  /** By `invoiceKey`; those that the message names are enough. */
  readonly facturas: ReadonlyMap<string, KnownInvoice>;
}

export interface JudgedAt {
  readonly now: Date;
  /** On the service's wall. */
  readonly hoy: Fecha;
  /** Seconds before the next message. */
  readonly espera: number;
  /** What this message is known by afterwards; 16 characters, as the agency's. */
  readonly csv: string;
}

export interface Judgement {
  /** What the service answers. */
  readonly respuesta: string;
  readonly ultimo: LastRecord | null;
  /** What it knows otherwise than before. */
  readonly cambios: ReadonlyMap<string, KnownInvoice>;
}

export const invoiceKey = (nif: string, numero: string, fecha: string): string => `${nif} ${numero} ${fecha}`;

interface Received {
  readonly clase: 'alta' | 'anulacion';
  readonly record: FieldValues;
  readonly nif: string;
  readonly numero: string;
  readonly fecha: string;
}

const receivedOf = (values: FieldValues): Received => {
  const [alta] = groupsAt(values, 'RegistroAlta');
  const [record = {}] = alta ? [alta] : groupsAt(values, 'RegistroAnulacion');
  const ending = alta ? '' : 'Anulada';
  const id = (name: string) => textAt(record, 'IDFactura', `${name}${ending}`);
  return {
    clase: alta ? 'alta' : 'anulacion',
    record,
    nif: id('IDEmisorFactura'),
    numero: id('NumSerieFactura'),
    fecha: id('FechaExpedicionFactura'),
  };
};

/** Whether the service may have a record of the invoice already, or must have one (AEAT, «Validaciones», annex 6). */
const wrongHistory = ({ clase, record }: Received, known: KnownInvoice | undefined): ServiceError | null => {
  const without =
    textAt(record, clase === 'alta' ? 'RechazoPrevio' : 'SinRegistroPrevio') === (clase === 'alta' ? 'X' : 'S');
  if (clase === 'anulacion') {
    if (known?.estado === 'Anulada') return 3001;
    return known || without ? null : 3002;
  }
  const repair = textAt(record, 'Subsanacion') === 'S';
  if (!repair || without) return known ? 3000 : null;
  return known ? null : 3002;
};

interface Verdict {
  readonly estado: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  readonly error: ServiceError | null;
  readonly donde?: string;
}

const lineOf = (
  received: Received,
  { estado, error, donde }: Verdict,
  known: KnownInvoice | undefined,
): FieldValues => ({
  IDFactura: {
    IDEmisorFactura: received.nif,
    NumSerieFactura: received.numero,
    FechaExpedicionFactura: received.fecha,
  },
  Operacion: {
    TipoOperacion: received.clase === 'alta' ? 'Alta' : 'Anulacion',
    Subsanacion: textAt(received.record, 'Subsanacion') || undefined,
    RechazoPrevio: textAt(received.record, 'RechazoPrevio') || undefined,
    SinRegistroPrevio: textAt(received.record, 'SinRegistroPrevio') || undefined,
  },
  EstadoRegistro: estado,
  CodigoErrorRegistro: error === null ? undefined : String(error),
  DescripcionErrorRegistro: error === null ? undefined : [serviceErrors[error], donde].filter(Boolean).join(' '),
  RegistroDuplicado:
    error === 3000 && known
      ? { IdPeticionRegistroDuplicado: known.peticion, EstadoRegistroDuplicado: known.estado }
      : undefined,
});

const fault = (error: ServiceError, donde = ''): string =>
  envelope(
    `<env:Fault><faultcode>env:Client</faultcode><faultstring>${escapeXml(`Codigo[${error}].${serviceErrors[error]} ${donde}`.trim())}</faultstring></env:Fault>`,
  );

/** Only a wrong value inside of a record is that record's own matter; all else refuses the message. */
const recordOfProblem = ({ path, motivo }: SchemaProblem): number | null => {
  const place = /^RegFactuSistemaFacturacion\/RegistroFactura(?:\[(\d+)\])?\//.exec(path);
  return motivo === 'valor' && place ? Number(place[1] ?? 1) - 1 : null;
};

const stateOf = (received: Received, { estado }: Verdict): KnownState => {
  if (received.clase === 'anulacion') return 'Anulada';
  return estado === 'Correcto' ? 'Correcta' : 'AceptadaConErrores';
};

const judgeRecords = (
  values: FieldValues,
  problems: readonly SchemaProblem[],
  known: KnownChain,
  { now, hoy, csv }: JudgedAt,
) => {
  const obligado = textAt(values, 'Cabecera', 'ObligadoEmision', 'NIF');
  const cambios = new Map<string, KnownInvoice>();
  let { ultimo } = known;
  const lines = groupsAt(values, 'RegistroFactura').map((each, place): FieldValues => {
    const received = receivedOf(each);
    const key = invoiceKey(received.nif, received.numero, received.fecha);
    const before = cambios.get(key) ?? known.facturas.get(key);
    const value = problems.find((problem) => recordOfProblem(problem) === place);
    const refused = value
      ? 1100
      : (whyRefused(received.clase, received.record, { obligado, hoy }) ?? wrongHistory(received, before));
    const admissible = refused === null ? admissibleError(received.clase, received.record, ultimo, now) : null;
    const verdict: Verdict = {
      estado: refused !== null ? 'Incorrecto' : admissible !== null ? 'AceptadoConErrores' : 'Correcto',
      error: refused ?? admissible,
      ...(value ? { donde: value.path } : {}),
    };
    if (refused === null) cambios.set(key, { estado: stateOf(received, verdict), peticion: csv });
    // What is refused stays in its issuer's chain; what came twice is in it already.
    if (refused !== 3000)
      ultimo = {
        numero: received.numero,
        fecha: received.fecha,
        huella: textAt(received.record, 'Huella'),
        generado: textAt(received.record, 'FechaHoraHusoGenRegistro'),
      };
    return lineOf(received, verdict, before);
  });
  return { lines, ultimo, cambios };
};

const messageState = (lines: readonly FieldValues[]): string => {
  const states = lines.map((line) => textAt(line, 'EstadoRegistro'));
  if (states.every((state) => state === 'Incorrecto')) return 'Incorrecto';
  return states.every((state) => state === 'Correcto') ? 'Correcto' : 'ParcialmenteCorrecto';
};

const read = (document: string): { inside: XmlElement; around: readonly XmlElement[] } | null => {
  try {
    return opened(document);
  } catch {
    return null;
  }
};

/** Why the message is refused as a whole, as a fault; null where it is not. */
const refusedWhole = (inside: XmlElement, problems: readonly SchemaProblem[]): string | null => {
  if (inside.children.filter(({ name }) => name === 'RegistroFactura').length > mostRecords) return fault(4114);
  const structural = problems.find((problem) => recordOfProblem(problem) === null);
  if (structural) return fault(4102, structural.path);
  const nif = childOf(childOf(childOf(inside, 'Cabecera'), 'ObligadoEmision'), 'NIF')?.text.trim() ?? '';
  return isRefusal(readTaxId(nif)) ? fault(4116) : null;
};

/**
 * The stand-in for the agency's service: what it would answer to a message, and what it knows afterwards. It checks schema,
 * values, numbers that came before, hashes and links, and says what is wrong by the agency's own codes.
 */
export const judge = (document: string, known: KnownChain, at: JudgedAt): Judgement => {
  const unchanged = { ultimo: known.ultimo, cambios: new Map<string, KnownInvoice>() };
  const message = read(document);
  if (!message || !isGroup(messageField)) return { respuesta: fault(4103), ...unchanged };
  const problems = checkFields(messageField, message.inside, message.around);
  const whole = refusedWhole(message.inside, problems);
  if (whole !== null) return { respuesta: whole, ...unchanged };
  const values = readFields(messageField, message.inside);
  const { lines, ultimo, cambios } = judgeRecords(values, problems, known, at);
  const [header = {}] = groupsAt(values, 'Cabecera');
  const respuesta = envelope(
    writeField(answerField, {
      CSV: cambios.size > 0 ? at.csv : undefined,
      DatosPresentacion:
        cambios.size > 0
          ? {
              NIFPresentador: textAt(header, 'ObligadoEmision', 'NIF'),
              TimestampPresentacion: at.now.toISOString(),
            }
          : undefined,
      Cabecera: header,
      TiempoEsperaEnvio: String(at.espera),
      EstadoEnvio: messageState(lines),
      RespuestaLinea: lines,
    }),
  );
  return { respuesta, ultimo, cambios };
};
