import { mostRecords } from '#domain/invoices/verifactu/sending.ts';
import { invoiceTypes } from '#domain/invoices/series.ts';
import { amount, day, like, moment, nif, oneOf, percent, upTo, yesNo } from './field-types.ts';
import { either, may, must, several, inNamespace, type Entry, type Field } from './fields.ts';

/*
 * The message of a system that sends its records: Orden HAC/1177/2024, annex, 2 to 5 and lists L1 to L17, with the element
 * names and lengths of the agency's record design («Diseño de registro», 1.0). The signature of records is left out: what is
 * sent as it is made needs none (RD 1007/2023 art. 16.3).
 */

const identified: readonly Entry[] = [must('NombreRazon', upTo(120)), must('NIF', nif)];

const otherId = must('IDOtro', [
  may('CodigoPais', like('[A-Z]{2}')),
  must('IDType', oneOf('02', '03', '04', '05', '06', '07')),
  must('ID', upTo(20)),
]);
const anybody: readonly Entry[] = [must('NombreRazon', upTo(120)), either(must('NIF', nif), otherId)];

const invoiceId: readonly Entry[] = [
  must('IDEmisorFactura', nif),
  must('NumSerieFactura', upTo(60, 1)),
  must('FechaExpedicionFactura', day),
];

const chained = must('Encadenamiento', [
  either(
    must('PrimerRegistro', oneOf('S')),
    must('RegistroAnterior', [
      must('IDEmisorFactura', nif),
      must('NumSerieFactura', upTo(60)),
      must('FechaExpedicionFactura', day),
      must('Huella', upTo(64)),
    ]),
  ),
]);

const billingSystem = must('SistemaInformatico', [
  ...anybody,
  must('NombreSistemaInformatico', upTo(30)),
  must('IdSistemaInformatico', upTo(2)),
  must('Version', upTo(50)),
  must('NumeroInstalacion', upTo(100)),
  must('TipoUsoPosibleSoloVerifactu', yesNo),
  must('TipoUsoPosibleMultiOT', yesNo),
  must('IndicadorMultiplesOT', yesNo),
]);

const detail: readonly Entry[] = [
  may('Impuesto', oneOf('01', '02', '03', '05')),
  may('ClaveRegimen', like('\\d{2}')),
  either(
    must('CalificacionOperacion', oneOf('S1', 'S2', 'N1', 'N2')),
    must('OperacionExenta', oneOf('E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8')),
  ),
  may('TipoImpositivo', percent),
  must('BaseImponibleOimporteNoSujeto', amount),
  may('BaseImponibleACoste', amount),
  may('CuotaRepercutida', amount),
  may('TipoRecargoEquivalencia', percent),
  may('CuotaRecargoEquivalencia', amount),
];

export const registrationField: Field = must('RegistroAlta', [
  must('IDVersion', oneOf('1.0')),
  must('IDFactura', invoiceId),
  may('RefExterna', upTo(60)),
  must('NombreRazonEmisor', upTo(120)),
  may('Subsanacion', yesNo),
  may('RechazoPrevio', oneOf('N', 'S', 'X')),
  must('TipoFactura', oneOf(...invoiceTypes)),
  may('TipoRectificativa', oneOf('S', 'I')),
  may('FacturasRectificadas', [several('IDFacturaRectificada', invoiceId, 1000)]),
  may('FacturasSustituidas', [several('IDFacturaSustituida', invoiceId, 1000)]),
  may('ImporteRectificacion', [
    must('BaseRectificada', amount),
    must('CuotaRectificada', amount),
    may('CuotaRecargoRectificado', amount),
  ]),
  may('FechaOperacion', day),
  must('DescripcionOperacion', upTo(500)),
  may('FacturaSimplificadaArt7273', yesNo),
  may('FacturaSinIdentifDestinatarioArt61d', yesNo),
  may('Macrodato', yesNo),
  may('EmitidaPorTerceroODestinatario', oneOf('D', 'T')),
  may('Tercero', anybody),
  may('Destinatarios', [several('IDDestinatario', anybody, 1000)]),
  may('Cupon', yesNo),
  must('Desglose', [several('DetalleDesglose', detail, 12)]),
  must('CuotaTotal', amount),
  must('ImporteTotal', amount),
  chained,
  billingSystem,
  must('FechaHoraHusoGenRegistro', moment),
  may('NumRegistroAcuerdoFacturacion', upTo(15)),
  may('IdAcuerdoSistemaInformatico', upTo(16)),
  must('TipoHuella', oneOf('01')),
  must('Huella', upTo(64)),
]);

export const annulmentField: Field = must('RegistroAnulacion', [
  must('IDVersion', oneOf('1.0')),
  must('IDFactura', [
    must('IDEmisorFacturaAnulada', nif),
    must('NumSerieFacturaAnulada', upTo(60, 1)),
    must('FechaExpedicionFacturaAnulada', day),
  ]),
  may('RefExterna', upTo(60)),
  may('SinRegistroPrevio', yesNo),
  may('RechazoPrevio', yesNo),
  may('GeneradoPor', oneOf('E', 'D', 'T')),
  may('Generador', anybody),
  chained,
  billingSystem,
  must('FechaHoraHusoGenRegistro', moment),
  must('TipoHuella', oneOf('01')),
  must('Huella', upTo(64)),
]);

/** Who sends, and how: the same in the message and in its answer. */
export const headerFields: readonly Entry[] = [
  must('ObligadoEmision', identified),
  may('Representante', identified),
  may('RemisionVoluntaria', [may('FechaFinVeriFactu', day), may('Incidencia', yesNo)]),
  may('RemisionRequerimiento', [must('RefRequerimiento', upTo(18)), may('FinRequerimiento', yesNo)]),
];

export const messageField: Field = inNamespace(
  'sfLR',
  must('RegFactuSistemaFacturacion', [
    inNamespace('sfLR', must('Cabecera', headerFields)),
    inNamespace('sfLR', several('RegistroFactura', [either(registrationField, annulmentField)], mostRecords)),
  ]),
);
