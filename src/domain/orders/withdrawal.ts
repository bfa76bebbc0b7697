import { addDays, type Fecha } from '../booking/calendar.ts';
import { isGoods, type ProductKind } from '../catalogue/product-kinds.ts';
import { cents, minus, type Cents } from '../money/cents.ts';
import { mayBecome, type OrderStatus } from './order-state.ts';

/** Why something is not given back. */
export const keptReasons = ['montado', 'mezclado', 'hecho', 'a-medida', 'plazo', 'en-curso', 'sin-efecto'] as const;
export type KeptReason = (typeof keptReasons)[number];

export interface BoughtLine {
  readonly id_navision: string;
  readonly tipo: ProductKind;
}

export interface BoughtOrder<Line extends BoughtLine> {
  readonly status: OrderStatus;
  /** The day on which the car, and with it all that was bought, was given back; null before. */
  readonly entregado: Fecha | null;
  readonly lineas: readonly Line[];
}

export interface WithdrawalRules {
  /** Natural days after the delivery (Directive 2011/83/EU, art. 9; RDLeg 1/2007, art. 104). */
  readonly days: number;
  /** What is made to somebody's wish (art. 16 c; art. 103 c), by its code. */
  readonly custom: ReadonlySet<string>;
}

export interface JudgedLine<Line> {
  readonly linea: Line;
  /** Null where it may be withdrawn from. */
  readonly motivo: KeptReason | null;
}

/**
 * What may be withdrawn from: `todo` as long as the car is not in the workshop, and then the order is cancelled; `lineas`
 * once it is done; nothing else, with the reason.
 */
export interface JudgedWithdrawal<Line> {
  readonly puede: 'todo' | 'lineas' | 'nada';
  readonly motivo: KeptReason | null;
  /** The last day. */
  readonly hasta: Fecha | null;
  readonly lineas: readonly JudgedLine<Line>[];
}

/**
 * Goods that are handed over as they come. All others are fitted to the car, and may be withdrawn from all the same, less the
 * value that they lost (art. 108.2): somebody has to look at them, so not by the page.
 */
const handedOver: ReadonlySet<ProductKind> = new Set(['acc-seguridad', 'acc-transporte']);

const whyKept = ({ tipo, id_navision }: BoughtLine, { custom }: WithdrawalRules): KeptReason | null => {
  if (custom.has(id_navision)) return 'a-medida';
  if (!isGoods(tipo)) return 'hecho';
  if (handedOver.has(tipo)) return null;
  // What is poured in cannot be told from the rest again (art. 16 f; art. 103 f).
  return tipo === 'aceite' ? 'mezclado' : 'montado';
};

const none = <Line extends BoughtLine>(
  { lineas }: BoughtOrder<Line>,
  motivo: KeptReason,
  hasta: Fecha | null = null,
): JudgedWithdrawal<Line> => ({
  puede: 'nada',
  motivo,
  hasta,
  lineas: lineas.map((linea) => ({ linea, motivo })),
});

/** Whether somebody may withdraw from an order today, and from what of it. */
export const judgeWithdrawal = <Line extends BoughtLine>(
  order: BoughtOrder<Line>,
  today: Fecha,
  rules: WithdrawalRules,
): JudgedWithdrawal<Line> => {
  const { status, entregado, lineas } = order;
  if (mayBecome(status, 'cancelado')) {
    if (lineas.some(({ id_navision }) => rules.custom.has(id_navision))) return none(order, 'a-medida');
    return { puede: 'todo', motivo: null, hasta: null, lineas: lineas.map((linea) => ({ linea, motivo: null })) };
  }
  if (status === 'en-taller') return none(order, 'en-curso');
  if (status !== 'completado' || entregado === null) return none(order, 'sin-efecto');
  const hasta = addDays(entregado, rules.days);
  if (today > hasta) return none(order, 'plazo', hasta);
  const judged = lineas.map((linea) => ({ linea, motivo: whyKept(linea, rules) }));
  if (judged.some(({ motivo }) => motivo === null)) return { puede: 'lineas', motivo: null, hasta, lineas: judged };
  return { puede: 'nada', motivo: judged[0]?.motivo ?? 'sin-efecto', hasta, lineas: judged };
};

/** By which way what comes back comes: online as far as it was paid so, the rest where it was paid, at the workshop. */
export const waysBack = (importe: Cents, online: Cents): { readonly enLinea: Cents; readonly enTaller: Cents } => {
  const enLinea = cents(Math.min(importe, online));
  return { enLinea, enTaller: minus(importe, enLinea) };
};
