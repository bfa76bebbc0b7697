import type { AgendaDay, AgendaInTheWay, AgendaRow } from '#contract/agenda.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { overlaps, type DaySpan } from '#domain/agenda/day-time.ts';
import { minuteOf } from '#domain/time.ts';
import { liveStatuses, nextStatuses, type AgendaStatus } from '#domain/agenda/status.ts';
import { weekday, type Fecha } from '#domain/booking/calendar.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { showTogether } from '../visit-services/visit-services.ts';
import type { AgendaShop, AllocationRow } from './agenda-store.ts';

/** What staff saw of an appointment: the revisions of its stages. */
export const revOf = (stages: readonly AllocationRow[]): string => stages.map(({ rowRev }) => rowRev).join('.');

const minutesOf = ({ desde, hasta }: DaySpan): number => minuteOf(hasta) - minuteOf(desde);

/** Name, telephone and address of the customer; null for a hold, which has none yet. */
export const customerOf = ({ pedido, visita }: AllocationRow) => {
  const who = pedido ?? visita;
  return who ? { nombre: who.nombre, apellidos: who.apellidos, telefono: who.telefono, email: who.email } : null;
};

const nameOf = (row: AllocationRow): string | null => {
  const who = customerOf(row);
  return who && fullName(who);
};

/** Whether staff may put it elsewhere: bookings that still have their bay, on a day that is not over. */
export const isMovable = ({ kind, status, fecha }: AllocationRow, now: LocalTime): boolean =>
  kind === 'booking' && status !== 'held' && liveStatuses.includes(status) && fecha >= now.fecha;

const statusesAfter = ({ kind, status, fecha, desde }: AllocationRow, now: LocalTime): AgendaStatus[] =>
  kind === 'booking' ? nextStatuses({ status, starts: `${fecha}T${desde}`, now: `${now.fecha}T${now.hora}` }) : [];

/** Whether what was bought is there, as long as its car is expected; null where nothing is waited for. */
export const goodsOf = ({ pedido, status }: AllocationRow): 'falta' | 'recibida' | null => {
  if (!pedido || (status !== 'confirmed' && status !== 'arrived')) return null;
  if (!pedido.tipos.some(isGoods)) return null;
  return pedido.recibida ? 'recibida' : 'falta';
};

const showOrderOf = (
  row: AllocationRow,
  { orderNumber, status, total, pagado }: NonNullable<AllocationRow['pedido']>,
) => ({
  orderNumber,
  status,
  total: toEuros(cents(total)),
  pagado: toEuros(cents(pagado)),
  pendiente: toEuros(cents(Math.max(0, total - pagado))),
  mercancia: goodsOf(row),
});

/** What is done, and the number of the order or the appointment that asks for it. */
const workOf = ({ pedido, visita }: AllocationRow, language: Language) => ({
  trabajo: pedido ? pedido.trabajo : (visita?.[`trabajo_${language}`] ?? null),
  junto: showTogether(visita?.servicios ?? [], language),
  numero: pedido?.orderNumber ?? visita?.numero ?? null,
});

const remarksOf = ({ visita }: AllocationRow) => ({
  sinCita: visita?.sinCita ?? false,
  comentario: visita?.comentario ?? null,
  marca: visita?.marca ?? null,
});

export const showRow = (
  row: AllocationRow,
  stages: readonly AllocationRow[],
  now: LocalTime,
  language: Language,
): AgendaRow => {
  const { pedido, kind, status } = row;
  const first = stages[0] ?? row;
  return {
    id: row.id,
    etapa: row.etapa,
    etapas: stages.length,
    rev: revOf(stages),
    kind: kind === 'block' ? kind : 'booking',
    status,
    bayId: row.bayId,
    date: row.fecha,
    desde: row.desde,
    hasta: row.hasta,
    minutos: minutesOf(row),
    expires: row.expires?.toISOString() ?? null,
    matricula: row.matricula,
    cliente: customerOf(row),
    ...workOf(row, language),
    vehiculo: row.skills[0] ?? null,
    pedido: pedido && showOrderOf(row, pedido),
    ...remarksOf(row),
    motivo: row.motivo,
    skills: [...row.skills],
    llanta: row.llanta,
    ultimo: row.ultimo
      ? { ...row.ultimo, en: new Date(row.ultimo.en).toISOString() }
      : { quien: 'cliente', nombre: null, en: row.creado.toISOString() },
    puede: {
      mover: isMovable(row, now),
      anular: kind === 'booking' && status === 'confirmed' && isMovable(row, now),
      estados: statusesAfter(first, now),
    },
  };
};

export const showInTheWay = (stages: readonly AllocationRow[], row: AllocationRow): AgendaInTheWay => ({
  id: row.id,
  matricula: row.matricula,
  cliente: nameOf(row),
  date: row.fecha,
  desde: row.desde,
  hasta: row.hasta,
  bayId: row.bayId,
  rev: revOf(stages),
});

/** When a workshop opens on a day, closures left aside. */
export const hoursOn = ({ hours }: AgendaShop, fecha: Fecha): DaySpan[] =>
  hours.filter(([dia]) => dia === weekday(fecha)).map(([, desde, hasta]) => ({ desde, hasta }));

const within = (span: DaySpan, open: readonly DaySpan[]): number =>
  open
    .filter((each) => overlaps(each, span))
    .reduce(
      (sum, { desde, hasta }) =>
        sum +
        minutesOf({ desde: desde > span.desde ? desde : span.desde, hasta: hasta < span.hasta ? hasta : span.hasta }),
      0,
    );

/** The stages of each appointment that some rows hold. */
export const byAppointment = (rows: readonly AllocationRow[]): Map<string, AllocationRow[]> => {
  const found = new Map<string, AllocationRow[]>();
  for (const row of rows) {
    const stages = found.get(row.id);
    if (stages) stages.push(row);
    else found.set(row.id, [row]);
  }
  for (const stages of found.values()) stages.sort((one, other) => one.etapa - other.etapa);
  return found;
};

/** A day with its rows and what they come to. */
export const showAgendaDay = (
  shop: AgendaShop,
  fecha: Fecha,
  festivo: string | null,
  rows: readonly AllocationRow[],
  now: LocalTime,
  language: Language,
): AgendaDay => {
  const abierto = festivo === null ? hoursOn(shop, fecha) : [];
  const appointments = byAppointment(rows);
  const firsts = [...appointments.values()].flatMap((stages) => stages.slice(0, 1));
  const orders = [
    ...new Map(
      rows.flatMap(({ pedido, status }) => (pedido && status !== 'no_show' ? [[pedido.id, pedido] as const] : [])),
    ).values(),
  ];
  const count = (...statuses: readonly AgendaStatus[]) =>
    firsts.filter(({ kind, status }) => kind === 'booking' && status !== 'held' && statuses.includes(status)).length;
  const sum = (kept: (row: AllocationRow) => boolean) =>
    rows.filter(kept).reduce((minutes, row) => minutes + within(row, abierto), 0);
  const blocked = sum(({ kind }) => kind === 'block');
  return {
    date: fecha,
    abierto,
    festivo,
    filas: rows.map((row) => showRow(row, appointments.get(row.id) ?? [row], now, language)),
    totales: {
      citas: count('confirmed', 'arrived', 'working', 'done', 'no_show'),
      esperadas: count('confirmed'),
      llegadas: count('arrived'),
      enCurso: count('working'),
      hechas: count('done'),
      noPresentadas: count('no_show'),
      reservas: firsts.filter(({ status }) => status === 'held').length,
      bloqueos: firsts.filter(({ kind }) => kind === 'block').length,
      minutosOcupados: sum(({ kind, status }) => kind !== 'block' && status !== 'no_show'),
      minutosAbiertos: abierto.reduce((minutes, span) => minutes + minutesOf(span), 0) * shop.bays.length - blocked,
      porCobrar: toEuros(cents(orders.reduce((owed, { total, pagado }) => owed + Math.max(0, total - pagado), 0))),
    },
  };
};
