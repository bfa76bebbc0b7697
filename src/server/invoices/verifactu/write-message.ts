import type { Correction, Invoice, InvoiceRef } from '#domain/invoices/invoice.ts';
import type { Issuer } from '#domain/invoices/issuer.ts';
import type { Recipient } from '#domain/invoices/recipient.ts';
import type {
  Annulment,
  BillingRecord,
  ChainLink,
  Registration,
  Repair,
} from '#domain/invoices/verifactu/billing-record.ts';
import { amountText, dateText, rateText } from '#domain/invoices/verifactu/literals.ts';
import { mostRecords } from '#domain/invoices/verifactu/sending.ts';
import { writeField, type FieldValues } from './field-values.ts';
import { namespaces } from './fields.ts';
import { annulmentField, messageField, registrationField } from './message-fields.ts';
import { envelope } from './soap.ts';

/** The program that makes the records, as its maker declares it (Orden HAC/1177/2024, annex, block SistemaInformatico). */
export interface BillingSystem {
  /** Of its maker. */
  readonly nombreRazon: string;
  readonly nif: string;
  readonly nombre: string;
  /** Two capitals or digits. */
  readonly id: string;
  readonly version: string;
  /** Tells this installation from others of the same maker. */
  readonly instalacion: string;
}

const yesNo = (is: boolean): 'S' | 'N' => (is ? 'S' : 'N');

const systemOf = ({ nombreRazon, nif, nombre, id, version, instalacion }: BillingSystem): FieldValues => ({
  NombreRazon: nombreRazon.slice(0, 120),
  NIF: nif,
  NombreSistemaInformatico: nombre.slice(0, 30),
  IdSistemaInformatico: id,
  Version: version.slice(0, 50),
  NumeroInstalacion: instalacion.slice(0, 100),
  // It always sends its records, and one installation keeps the books of one issuer that keeps a chain.
  TipoUsoPosibleSoloVerifactu: 'S',
  TipoUsoPosibleMultiOT: 'N',
  IndicadorMultiplesOT: 'N',
});

const chainedTo = (anterior: ChainLink | null): FieldValues =>
  anterior
    ? {
        RegistroAnterior: {
          IDEmisorFactura: anterior.nif,
          NumSerieFactura: anterior.numero,
          FechaExpedicionFactura: dateText(anterior.fecha),
          Huella: anterior.huella,
        },
      }
    : { PrimerRegistro: 'S' };

const idOf = (nif: string, { numero, fecha }: InvoiceRef): FieldValues => ({
  IDEmisorFactura: nif,
  NumSerieFactura: numero,
  FechaExpedicionFactura: dateText(fecha),
});

/**
 * An Andorran number is none of the agency's: an official document of another country (list L7: 04); one that its census
 * does not know is marked as such (07).
 */
const identityOf = ({ pais, nif }: Recipient, noCensado: boolean): FieldValues => {
  if (pais !== 'ES') return { IDOtro: { CodigoPais: pais, IDType: '04', ID: nif } };
  return noCensado ? { IDOtro: { CodigoPais: 'ES', IDType: '07', ID: nif } } : { NIF: nif };
};

const correctionOf = (nif: string, rectifica: Correction | null): FieldValues =>
  rectifica
    ? {
        TipoRectificativa: rectifica.modo === 'sustitucion' ? 'S' : 'I',
        FacturasRectificadas: { IDFacturaRectificada: rectifica.facturas.map((each) => idOf(nif, each)) },
        ImporteRectificacion: rectifica.sustituido
          ? {
              BaseRectificada: amountText(rectifica.sustituido.base),
              CuotaRectificada: amountText(rectifica.sustituido.cuota),
            }
          : undefined,
      }
    : {};

const repairs: Readonly<Record<Repair, FieldValues>> = {
  antes: { Subsanacion: 'S', RechazoPrevio: 'N' },
  rechazada: { Subsanacion: 'S', RechazoPrevio: 'S' },
  'sin-registro': { Subsanacion: 'S', RechazoPrevio: 'X' },
};

/** IVA, general regime, subject and not exempt (lists L1, L8A, L9): all that workshops in Spain sell. */
const detailsOf = ({ desglose }: Invoice): FieldValues[] =>
  desglose.map(({ impuesto, base, cuota }) => ({
    Impuesto: '01',
    ClaveRegimen: '01',
    CalificacionOperacion: 'S1',
    TipoImpositivo: rateText(impuesto),
    BaseImponibleOimporteNoSujeto: amountText(base),
    CuotaRepercutida: amountText(cuota),
  }));

const registrationValues = (record: Registration, system: BillingSystem): FieldValues => {
  const { factura, nif, repara, noCensado } = record;
  const { emisor, receptor, fechaOperacion, fecha, sustituye } = factura;
  return {
    IDVersion: '1.0',
    IDFactura: idOf(nif, record),
    NombreRazonEmisor: emisor.nombre.slice(0, 120),
    ...(repara ? repairs[repara] : {}),
    TipoFactura: factura.tipo,
    ...correctionOf(nif, factura.rectifica),
    FacturasSustituidas:
      sustituye.length > 0 ? { IDFacturaSustituida: sustituye.map((each) => idOf(nif, each)) } : undefined,
    FechaOperacion: fechaOperacion && fechaOperacion !== fecha ? dateText(fechaOperacion) : undefined,
    DescripcionOperacion: factura.descripcion.slice(0, 500),
    Destinatarios: receptor
      ? { IDDestinatario: [{ NombreRazon: receptor.nombre.slice(0, 120), ...identityOf(receptor, noCensado) }] }
      : undefined,
    Desglose: { DetalleDesglose: detailsOf(factura) },
    CuotaTotal: record.cuotaTotal,
    ImporteTotal: record.importeTotal,
    Encadenamiento: chainedTo(record.anterior),
    SistemaInformatico: systemOf(system),
    FechaHoraHusoGenRegistro: record.generado,
    TipoHuella: '01',
    Huella: record.huella,
  };
};

const annulmentValues = (record: Annulment, system: BillingSystem): FieldValues => ({
  IDVersion: '1.0',
  IDFactura: {
    IDEmisorFacturaAnulada: record.nif,
    NumSerieFacturaAnulada: record.numero,
    FechaExpedicionFacturaAnulada: dateText(record.fecha),
  },
  SinRegistroPrevio: yesNo(record.sinRegistroPrevio),
  RechazoPrevio: yesNo(record.rechazoPrevio),
  Encadenamiento: chainedTo(record.anterior),
  SistemaInformatico: systemOf(system),
  FechaHoraHusoGenRegistro: record.generado,
  TipoHuella: '01',
  Huella: record.huella,
});

/** A record as it is sent, by the names of its elements. */
export const recordValues = (record: BillingRecord, system: BillingSystem): FieldValues =>
  record.clase === 'alta'
    ? { RegistroAlta: registrationValues(record, system) }
    : { RegistroAnulacion: annulmentValues(record, system) };

/**
 * The message of some records of one issuer, in the order of its chain. `incidencia`: they are sent later than they should,
 * because something was broken (Orden art. 16.4). Throws a RangeError for no records, and for more than a message holds.
 */
export const writeMessage = (
  emisor: Pick<Issuer, 'nombre' | 'nif'>,
  records: readonly BillingRecord[],
  { system, incidencia }: { readonly system: BillingSystem; readonly incidencia: boolean },
): string => {
  if (records.length === 0 || records.length > mostRecords) throw new RangeError(`not a message: ${records.length}`);
  return envelope(
    writeField(messageField, {
      Cabecera: {
        ObligadoEmision: { NombreRazon: emisor.nombre.slice(0, 120), NIF: emisor.nif },
        RemisionVoluntaria: incidencia ? { Incidencia: 'S' } : undefined,
      },
      RegistroFactura: records.map((record) => recordValues(record, system)),
    }),
  );
};

/** A record alone, as a document of its own: what the file of an invoice carries. */
export const recordDocument = (record: BillingRecord, system: BillingSystem): string => {
  const field = record.clase === 'alta' ? registrationField : annulmentField;
  const written = writeField(field, recordValues(record, system)[field.name]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written.replace(`<sf:${field.name}`, `<sf:${field.name} xmlns:sf="${namespaces.sf}"`)}`;
};
