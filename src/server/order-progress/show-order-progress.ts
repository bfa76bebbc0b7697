import type { OrderProgress } from '#contract/order-progress.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { orderProgress } from '#domain/orders/order-progress.ts';
import { localTime } from '../booking/local-time.ts';
import type { ProgressRow } from './order-progress-store.ts';

const isoOf = (moment: string): string => new Date(moment).toISOString();

/** An order as its customer follows it; nothing of it names a person. */
export const showOrderProgress = (row: ProgressRow): OrderProgress => {
  const goods = row.productos.filter(({ tipo }) => isGoods(tipo));
  const carAt = Object.fromEntries(Object.entries(row.carAt ?? {}).map(([status, en]) => [status, isoOf(en)]));
  const pasos = orderProgress({
    status: row.status,
    goods: goods.length > 0,
    confirmedAt: (row.pagadoEn ?? row.creado).toISOString(),
    goodsAt: row.mercanciaEn?.toISOString() ?? null,
    car: row.car,
    carAt,
  });
  const cita = row.starts && row.tz && row.car !== 'cancelled' ? localTime(row.starts, row.tz) : null;
  return {
    orderNumber: row.orderNumber,
    status: row.status,
    pasos: [...pasos],
    enTaller: row.terms === 'taller',
    neumaticos: goods.length > 0 && goods.every(({ tipo }) => tipo === 'neumatico'),
    llegada:
      goods
        .map(({ llega }) => llega ?? '')
        .toSorted()
        .at(-1) || null,
    cita: cita && { date: cita.fecha, time: cita.hora },
    tallerAlias: row.tallerAlias ?? '',
    tallerTelefono: row.tallerTelefono ?? '',
  };
};
