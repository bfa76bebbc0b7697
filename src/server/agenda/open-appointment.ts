import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Stay } from '#domain/agenda/stay.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';
import { localTime } from '../booking/local-time.ts';
import type { CallContext } from '../runtime.ts';
import { loadStages, type AllocationRow } from './agenda-store.ts';
import { changedBy } from './name-obstacles.ts';
import type { Placement } from './place-store.ts';
import { revOf } from './show-agenda.ts';
import { openAgenda, type OpenAgenda } from './open-agenda.ts';

export interface OpenAppointment {
  readonly open: OpenAgenda;
  /** Its stages in their order; at least one. */
  readonly stages: readonly AllocationRow[];
  readonly first: AllocationRow;
  readonly now: LocalTime;
}

export type AppointmentDenied = Refusal<
  'sin-permiso' | 'taller-no-existe' | 'agenda-no-existe' | 'agenda-cita-cambiada'
>;

/** An appointment or block of an agenda that whoever asks may change, as long as it is still what they saw. */
export const openAppointment = async (
  context: CallContext,
  codTienda: number,
  seen: { readonly id: string; readonly rev: string },
): Promise<OpenAppointment | AppointmentDenied> => {
  const open = await openAgenda(context, codTienda);
  if (isRefusal(open)) return open;
  const { database, clock, language } = context;
  const stages = await loadStages(database, { codTienda, id: seen.id });
  const [first] = stages;
  if (!first) return refuse('agenda-no-existe');
  if (revOf(stages) !== seen.rev) return await changedBy(database, seen.id, language);
  return { open, stages, first, now: localTime(clock(), open.shop.tz) };
};

/** The orders that share an appointment, each once. */
export const ordersOfStages = (stages: readonly AllocationRow[]): NonNullable<AllocationRow['pedido']>[] => [
  ...new Map(stages.flatMap(({ pedido }) => (pedido ? [[pedido.id, pedido] as const] : []))).values(),
];

export const stayOf = ({ id, etapa, bayId, skills, llanta, desde, hasta }: AllocationRow): Stay => ({
  id,
  etapa,
  bayId,
  skills,
  llanta,
  desde,
  hasta,
});

/** A row as it is, to be put elsewhere. */
export const placementOf = (
  row: AllocationRow,
  change: Partial<Placement> & { readonly fecha?: string } = {},
): Placement => {
  const { fecha = row.fecha, ...rest } = change;
  return {
    id: row.row,
    appointmentId: row.id,
    rev: row.rowRev,
    bayId: row.bayId,
    status: null,
    ...rest,
    desde: `${fecha}T${rest.desde ?? row.desde}`,
    hasta: `${fecha}T${rest.hasta ?? row.hasta}`,
  };
};
