import type { AskedChange, ChangeRequest } from '#contract/change-requests.ts';
import { minuteMs } from '#domain/time.ts';
import { localTime } from '../booking/local-time.ts';
import type { ChangeRow, OrderedRow } from './change-requests-store.ts';

const dayTime = (instant: Date, tz: string) => {
  const { fecha, hora } = localTime(instant, tz);
  return { date: fecha, time: hora };
};

export const showChange = (row: ChangeRow, tz: string): ChangeRequest => ({
  solicitud: row.id,
  estado: row.status,
  deseo: { date: row.fecha, franja: row.franja },
  comentario: row.comentario,
  propuestas:
    row.status === 'pendiente'
      ? row.proposals.map(({ token, fecha, hora }) => ({ propuesta: token, date: fecha, time: hora }))
      : [],
  vence: dayTime(row.vence, tz),
  frase: row.frase,
});

export const showOrdered = (row: OrderedRow) => ({
  citaId: row.citaId,
  orderNumber: row.orderNumber,
  tallerAlias: row.alias,
  tallerTelefono: row.telefono,
  cita: dayTime(row.starts, row.tz),
  minutos: Math.round((row.ends.getTime() - row.starts.getTime()) / minuteMs),
  matricula: row.matricula,
});

export const showAsked = (row: ChangeRow, ordered: OrderedRow): AskedChange => ({
  ...showChange(row, ordered.tz),
  pedido: showOrdered(ordered),
  nombre: ordered.nombre,
});
