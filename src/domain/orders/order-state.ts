export const orderStatuses = [
  'pendiente-pago',
  'confirmado',
  'en-taller',
  'completado',
  'cancelado',
  'caducado',
  'por-decidir',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * What may follow what (spec O4). A lapsed order comes back only by
 * claiming everything anew: ordered again it waits for its payment again, paid late it is confirmed. One whose
 * payment came when its time was gone waits until its customer chose another time or the money: `por-decidir`.
 */
const moves = {
  'pendiente-pago': ['confirmado', 'cancelado', 'caducado'],
  confirmado: ['en-taller', 'cancelado'],
  'en-taller': ['completado'],
  completado: [],
  cancelado: [],
  caducado: ['pendiente-pago', 'confirmado', 'por-decidir'],
  'por-decidir': ['confirmado', 'caducado', 'cancelado'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => {
  const allowed: readonly OrderStatus[] = moves[from];
  return allowed.includes(to);
};
