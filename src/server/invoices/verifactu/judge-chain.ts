import { annulmentHashText, hashShape, registrationHashText } from '#domain/invoices/verifactu/hash-text.ts';
import { minuteMs } from '#domain/time.ts';
import { textAt, type FieldValues } from './field-values.ts';
import { totalsFit } from './record-rules.ts';
import { sha256 } from './sha256.ts';
import type { ServiceError } from './service-errors.ts';

/** The last record that the service heard of an issuer's system. */
export interface LastRecord {
  readonly numero: string;
  /** As the message has it: `22-11-2026`. */
  readonly fecha: string;
  readonly huella: string;
  readonly generado: string;
}

const clockMargin = 4 * minuteMs;

const hashOf = (clase: 'alta' | 'anulacion', record: FieldValues): string => {
  const id = (name: string) => textAt(record, 'IDFactura', name);
  const shared = {
    Huella: textAt(record, 'Encadenamiento', 'RegistroAnterior', 'Huella'),
    FechaHoraHusoGenRegistro: textAt(record, 'FechaHoraHusoGenRegistro'),
  };
  return sha256(
    clase === 'alta'
      ? registrationHashText({
          IDEmisorFactura: id('IDEmisorFactura'),
          NumSerieFactura: id('NumSerieFactura'),
          FechaExpedicionFactura: id('FechaExpedicionFactura'),
          TipoFactura: textAt(record, 'TipoFactura'),
          CuotaTotal: textAt(record, 'CuotaTotal'),
          ImporteTotal: textAt(record, 'ImporteTotal'),
          ...shared,
        })
      : annulmentHashText({
          IDEmisorFacturaAnulada: id('IDEmisorFacturaAnulada'),
          NumSerieFacturaAnulada: id('NumSerieFacturaAnulada'),
          FechaExpedicionFacturaAnulada: id('FechaExpedicionFacturaAnulada'),
          ...shared,
        }),
  );
};

/** Of the link to the record before. Without a last record there is nothing to compare with: the service may be younger. */
const wrongLink = (record: FieldValues, last: LastRecord | null): ServiceError | null => {
  const huella = textAt(record, 'Huella');
  if (textAt(record, 'Encadenamiento', 'PrimerRegistro') === 'S') return last && last.huella !== huella ? 2007 : null;
  const before = (name: string) => textAt(record, 'Encadenamiento', 'RegistroAnterior', name);
  if (!hashShape.test(before('Huella'))) return 2002;
  // The same record once more, because its answer was lost.
  if (last === null || last.huella === huella) return null;
  const follows =
    before('Huella') === last.huella &&
    before('NumSerieFactura') === last.numero &&
    before('FechaExpedicionFactura') === last.fecha &&
    Date.parse(textAt(record, 'FechaHoraHusoGenRegistro')) >= Date.parse(last.generado);
  return follows ? null : 2003;
};

/** With what error a record is accepted; null without. What is wrong with the chain comes first: it spoils what follows. */
export const admissibleError = (
  clase: 'alta' | 'anulacion',
  record: FieldValues,
  last: LastRecord | null,
  now: Date,
): ServiceError | null => {
  if (hashOf(clase, record) !== textAt(record, 'Huella')) return 2000;
  const link = wrongLink(record, last);
  if (link !== null) return link;
  if (clase === 'alta') {
    const fit = totalsFit(record);
    if (!fit.importe) return 2005;
    if (!fit.cuota) return 2006;
  }
  return Date.parse(textAt(record, 'FechaHoraHusoGenRegistro')) > now.getTime() + clockMargin ? 2004 : null;
};
