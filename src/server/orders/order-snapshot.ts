import type { Basket } from '#contract/basket.ts';
import type { Stage } from '#domain/booking/job.ts';

/** The workshop as it was when the order was made. */
export interface SnapshotWorkshop {
  readonly codTienda: number;
  readonly slug: string;
  readonly area: string;
  readonly alias: string;
  readonly direccion: string;
  readonly poblacion: string;
  readonly cpostal: string;
  readonly telefono: string;
  readonly tz: string;
  readonly pais: 'ES' | 'AD';
}

/**
 * What the visitor saw and agreed to: every price, rate, label and text of that moment. Catalogues
 * change; an order does not. Holds nothing that names a person.
 */
export interface OrderSnapshot {
  readonly cesta: Omit<Basket, 'hold' | 'pedido' | 'visita'>;
  readonly taller: SnapshotWorkshop;
  readonly selectedDate: string;
  /** `HH:MM` on the workshop's wall. */
  readonly selectedTime: string;
  readonly minutos: number;
  /** What the booked time was made for; needed to take the same time again. */
  readonly etapas: readonly Stage[];
}
