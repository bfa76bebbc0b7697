/** Invented suppliers: the chain's own store and three wholesalers. */
export const suppliers = [
  { cod_proveedor: 'P100', nombre: 'Rodera, almacén propio' },
  { cod_proveedor: 'P200', nombre: 'Distribución Valle' },
  { cod_proveedor: 'P300', nombre: 'Distribución Meseta' },
  { cod_proveedor: 'P400', nombre: 'Distribución Norte' },
] as const;

export interface Warehouse {
  readonly cod_almacen: string;
  readonly cod_proveedor: string;
  readonly plazo_dias: number;
  readonly hora_corte: string;
  /** Of a thousand tyres, how many it keeps. */
  readonly keeps: number;
  /** Its prices in percent of the list. */
  readonly precio_pct: number;
}

/** The slower, the cheaper: but only by as much that the near one often wins. */
export const warehouses: readonly Warehouse[] = [
  { cod_almacen: 'A101', cod_proveedor: 'P100', plazo_dias: 1, hora_corte: '18:00', keeps: 520, precio_pct: 99 },
  { cod_almacen: 'A201', cod_proveedor: 'P200', plazo_dias: 2, hora_corte: '17:00', keeps: 560, precio_pct: 100 },
  { cod_almacen: 'A301', cod_proveedor: 'P300', plazo_dias: 4, hora_corte: '16:00', keeps: 420, precio_pct: 99 },
  { cod_almacen: 'A401', cod_proveedor: 'P400', plazo_dias: 6, hora_corte: '12:00', keeps: 240, precio_pct: 97 },
];

/** No tyre is offered by more. */
export const mostOffers = 3;
