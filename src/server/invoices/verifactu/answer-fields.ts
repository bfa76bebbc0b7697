import { mostRecords } from '#domain/invoices/verifactu/sending.ts';
import { day, like, moment, nif, oneOf, upTo, wholeNumber, yesNo } from './field-types.ts';
import { may, must, inNamespace, type Entry, type Field } from './fields.ts';
import { headerFields } from './message-fields.ts';

/* What the service answers: AEAT, «Descripción del servicio web», 1.0.3, 6.4. */

const mine = (of: Field): Field => inNamespace('tikR', of);

const line: readonly Entry[] = [
  mine(
    must('IDFactura', [
      must('IDEmisorFactura', nif),
      must('NumSerieFactura', upTo(60, 1)),
      must('FechaExpedicionFactura', day),
    ]),
  ),
  mine(
    must('Operacion', [
      must('TipoOperacion', oneOf('Alta', 'Anulacion')),
      may('Subsanacion', yesNo),
      may('RechazoPrevio', oneOf('N', 'S', 'X')),
      may('SinRegistroPrevio', yesNo),
    ]),
  ),
  mine(may('RefExterna', upTo(60))),
  mine(must('EstadoRegistro', oneOf('Correcto', 'AceptadoConErrores', 'Incorrecto'))),
  mine(may('CodigoErrorRegistro', wholeNumber)),
  mine(may('DescripcionErrorRegistro', upTo(1500))),
  mine(
    may('RegistroDuplicado', [
      must('IdPeticionRegistroDuplicado', upTo(20)),
      must('EstadoRegistroDuplicado', oneOf('Correcta', 'AceptadaConErrores', 'Anulada')),
      may('CodigoErrorRegistro', wholeNumber),
      may('DescripcionErrorRegistro', upTo(500)),
    ]),
  ),
];

export const answerField: Field = mine(
  must('RespuestaRegFactuSistemaFacturacion', [
    mine(may('CSV', upTo(100))),
    mine(may('DatosPresentacion', [must('NIFPresentador', nif), must('TimestampPresentacion', moment)])),
    mine(must('Cabecera', headerFields)),
    mine(must('TiempoEsperaEnvio', like('\\d{0,4}'))),
    mine(must('EstadoEnvio', oneOf('Correcto', 'ParcialmenteCorrecto', 'Incorrecto'))),
    { ...mine(may('RespuestaLinea', line)), max: mostRecords },
  ]),
);
