import { isRefusal } from '#domain/refusal.ts';
import { readTaxId } from '#domain/accounts/tax-id.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import { readDateText } from '#domain/invoices/verifactu/literals.ts';
import { cents, plus, sum, type Cents } from '#domain/money/cents.ts';
import { nearestCents } from '#domain/money/euros.ts';
import { partOf } from '#domain/money/rate.ts';
import { groupsAt, textAt, type FieldValues } from './field-values.ts';
import type { ServiceError } from './service-errors.ts';

/** What a record is judged by beside itself. */
export interface RuleContext {
  /** Of the header. */
  readonly obligado: string;
  /** On the service's wall. */
  readonly hoy: Fecha;
}

type Rule = (record: FieldValues, context: RuleContext) => boolean;
/** What must hold, by the error of a record for which it does not. */
type Rules = readonly (readonly [ServiceError, Rule])[];

const firstDay = '2024-10-28';
const margin = 10_00;
const simplifiedMost = 3_000_00;

export const amountOf = (text: string): Cents => nearestCents(Number(text));

const isCorrective = (record: FieldValues): boolean => textAt(record, 'TipoFactura').startsWith('R');
const isSimplified = (record: FieldValues): boolean => ['F2', 'R5'].includes(textAt(record, 'TipoFactura'));
const isSubstitution = (record: FieldValues): boolean => textAt(record, 'TipoRectificativa') === 'S';
const repairs = (record: FieldValues): boolean => textAt(record, 'Subsanacion') === 'S';
const details = (record: FieldValues): FieldValues[] => groupsAt(record, 'Desglose', 'DetalleDesglose');
const taxed = (record: FieldValues): FieldValues[] =>
  details(record).filter((detail) => textAt(detail, 'CalificacionOperacion') === 'S1');
const recipients = (record: FieldValues): FieldValues[] => groupsAt(record, 'Destinatarios', 'IDDestinatario');

/** Base and tax of each line, as cents. */
const amountsOf = (detail: FieldValues): { readonly base: Cents; readonly cuota: Cents; readonly bp: number } => ({
  base: amountOf(textAt(detail, 'BaseImponibleOimporteNoSujeto')),
  cuota: amountOf(textAt(detail, 'CuotaRepercutida')),
  bp: Math.round(Number(textAt(detail, 'TipoImpositivo')) * 100),
});

/** By differences, or for who does not pay, tax and base need not fit together. */
const needsFit = (record: FieldValues): boolean =>
  textAt(record, 'TipoRectificativa') !== 'I' && !['R2', 'R3'].includes(textAt(record, 'TipoFactura'));

const near = (one: Cents, other: Cents): boolean => Math.abs(one - other) <= margin;
const sameSign = (one: Cents, other: Cents): boolean => one === 0 || other === 0 || one > 0 === other > 0;

const ivaRates: ReadonlySet<number> = new Set([0, 200, 400, 500, 750, 1000, 2100]);

const ofAll: Rules = [
  [1177, (record) => /^[A-Z0-9]{2}$/.test(textAt(record, 'SistemaInformatico', 'IdSistemaInformatico'))],
  [1244, (record) => /(?:Z|[+-]\d{2}:\d{2})$/.test(textAt(record, 'FechaHoraHusoGenRegistro'))],
  [1262, (record) => textAt(record, 'Huella').length === 64],
];

const ofRegistrations: Rules = [
  [1108, (record, { obligado }) => textAt(record, 'IDFactura', 'IDEmisorFactura') === obligado],
  [1130, (record) => /^[ !#-&(-;?-~]+$/.test(textAt(record, 'IDFactura', 'NumSerieFactura'))],
  [1112, (record, { hoy }) => readDateText(textAt(record, 'IDFactura', 'FechaExpedicionFactura')) <= hoy],
  [1152, (record) => readDateText(textAt(record, 'IDFactura', 'FechaExpedicionFactura')) >= firstDay],
  [1153, (record) => textAt(record, 'RechazoPrevio') !== 'X' || repairs(record)],
  [1161, (record) => textAt(record, 'RechazoPrevio') !== 'S' || repairs(record)],
  [1114, (record) => !isCorrective(record) || textAt(record, 'TipoRectificativa') !== ''],
  [1115, (record) => isCorrective(record) || textAt(record, 'TipoRectificativa') === ''],
  [1117, (record) => isCorrective(record) || groupsAt(record, 'FacturasRectificadas').length === 0],
  [1116, (record) => textAt(record, 'TipoFactura') === 'F3' || groupsAt(record, 'FacturasSustituidas').length === 0],
  [1118, (record) => !isSubstitution(record) || groupsAt(record, 'ImporteRectificacion').length > 0],
  [1119, (record) => isSubstitution(record) || groupsAt(record, 'ImporteRectificacion').length === 0],
  [1189, (record) => isSimplified(record) || recipients(record).length > 0],
  [1190, (record) => !isSimplified(record) || recipients(record).length === 0],
  [
    1123,
    (record) => recipients(record).every((each) => !('NIF' in each) || !isRefusal(readTaxId(textAt(each, 'NIF')))),
  ],
  [
    1111,
    (record) =>
      groupsAt(record, 'Destinatarios', 'IDDestinatario', 'IDOtro').every(
        (each) => textAt(each, 'IDType') === '02' || textAt(each, 'CodigoPais') !== '',
      ),
  ],
  [
    1126,
    (record) =>
      groupsAt(record, 'Destinatarios', 'IDDestinatario', 'IDOtro').every(
        (each) => textAt(each, 'CodigoPais') !== 'ES' || ['03', '07'].includes(textAt(each, 'IDType')),
      ),
  ],
  [1208, (record) => taxed(record).every((each) => 'TipoImpositivo' in each && 'CuotaRepercutida' in each)],
  [
    1124,
    (record) =>
      taxed(record).every((each) => !['', '01'].includes(textAt(each, 'Impuesto')) || ivaRates.has(amountsOf(each).bp)),
  ],
  [
    1143,
    (record) =>
      !needsFit(record) ||
      taxed(record)
        .map(amountsOf)
        .every(({ base, cuota }) => sameSign(base, cuota)),
  ],
  [
    1142,
    (record) =>
      !needsFit(record) ||
      taxed(record)
        .map(amountsOf)
        .every(({ base, cuota, bp }) => near(cuota, partOf(base, bp))),
  ],
  [
    1150,
    (record) =>
      textAt(record, 'TipoFactura') !== 'F2' ||
      sum(
        details(record)
          .map(amountsOf)
          .map(({ base, cuota }) => plus(base, cuota)),
      ) <= plus(cents(simplifiedMost), cents(margin)),
  ],
];

const ofAnnulments: Rules = [
  [1108, (record, { obligado }) => textAt(record, 'IDFactura', 'IDEmisorFacturaAnulada') === obligado],
];

const firstBroken = (rules: Rules, record: FieldValues, context: RuleContext): ServiceError | null =>
  rules.find(([, holds]) => !holds(record, context))?.[0] ?? null;

/** Why a record that keeps the schema is refused (AEAT, «Validaciones y errores», 1.2.2, 3.1.3 to 3.1.5); null where it is not. */
export const whyRefused = (
  clase: 'alta' | 'anulacion',
  record: FieldValues,
  context: RuleContext,
): ServiceError | null =>
  firstBroken(ofAll, record, context) ??
  firstBroken(clase === 'alta' ? ofRegistrations : ofAnnulments, record, context);

/** Whether total and tax of a registration are what its lines come to, within ten euros. */
export const totalsFit = (record: FieldValues): { readonly importe: boolean; readonly cuota: boolean } => {
  const lines = details(record).map(amountsOf);
  const cuota = sum(lines.map((each) => each.cuota));
  const importe = sum(lines.map((each) => plus(each.base, each.cuota)));
  return {
    importe: near(amountOf(textAt(record, 'ImporteTotal')), importe),
    cuota: near(amountOf(textAt(record, 'CuotaTotal')), cuota),
  };
};
