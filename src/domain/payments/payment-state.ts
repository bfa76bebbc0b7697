export const paymentStatuses = ['iniciado', 'pagado', 'denegado', 'abandonado', 'devolver', 'devuelto'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * What may follow what in one attempt to pay. An attempt that was denied or given up may still turn out
 * paid: messages of a gateway arrive in any order, and money that came is never overlooked.
 */
const moves = {
  iniciado: ['pagado', 'denegado', 'abandonado', 'devolver'],
  denegado: ['pagado', 'devolver'],
  abandonado: ['pagado', 'denegado', 'devolver'],
  pagado: ['devolver'], // once all of it is on its way back; a part of it leaves the rest paid
  devolver: ['devuelto'],
  devuelto: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

export const paymentMayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => {
  const allowed: readonly PaymentStatus[] = moves[from];
  return allowed.includes(to);
};
