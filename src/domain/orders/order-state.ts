export const orderStatuses = [
  'pendiente-pago',
  'confirmado',
  'en-taller',
  'completado',
  'cancelado',
  'caducado',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * What may follow what (design/decisions.md, «Orders and payment»). A lapsed order comes back only by
 * claiming everything anew; an order paid too late is brought back first and confirmed then.
 */
const moves = {
  'pendiente-pago': ['confirmado', 'cancelado', 'caducado'],
  confirmado: ['en-taller', 'cancelado'],
  'en-taller': ['completado'],
  completado: [],
  cancelado: [],
  caducado: ['pendiente-pago'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => {
  const allowed: readonly OrderStatus[] = moves[from];
  return allowed.includes(to);
};
