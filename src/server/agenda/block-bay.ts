import type { Input } from '#contract/contract.ts';
import { isBookable, overlaps } from '#domain/agenda/day-time.ts';
import { minuteOf } from '#domain/time.ts';
import { addDays } from '#domain/booking/calendar.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { localTime } from '../booking/local-time.ts';
import { invalid, type CallContext, type Handler, type CallRefusal } from '../runtime.ts';
import { loadRows, type AgendaShop, type AllocationRow } from './agenda-store.ts';
import { asStaffAction } from './as-staff-action.ts';
import { farthestDays, quarterOf, timeRefusal } from './check-time.ts';
import { clashWith, namesOf, refusalFor } from './name-obstacles.ts';
import { placementOf } from './open-appointment.ts';
import { placeRows } from './place-store.ts';
import { chooseTimes, type WantedTime } from './choose-times.ts';
import { takesBay } from './move-allocation.ts';
import { planBlock, type BlockPlan, type WishedBlock } from './plan-block.ts';
import { customerOf, revOf, showInTheWay } from './show-agenda.ts';
import { openAgenda } from './open-agenda.ts';
import { tellMoved } from './notify-customers.ts';

/** As long as a row of `allocation` may be. */
const longestMinutes = 12 * 60;

/** Why nothing can be blocked there and then; a bay may be blocked on any day, but not in the past. */
const wrongBlock = (
  { clock }: CallContext,
  shop: AgendaShop,
  wish: WishedBlock,
): CallRefusal<'previewBlock'> | undefined => {
  if (!shop.bays.some(({ bayId }) => bayId === wish.bayId)) return refuse('agenda-puesto-no-existe');
  if (wish.hasta <= wish.desde) return invalid({ hasta: 'fin-antes' });
  if (!isBookable(wish)) return invalid({ desde: 'hora-cuarto' });
  if (minuteOf(wish.hasta) - minuteOf(wish.desde) > longestMinutes) return invalid({ hasta: 'campo-maximo' });
  const begun = quarterOf(localTime(clock(), shop.tz));
  if (wish.date > addDays(begun.fecha, farthestDays)) return invalid({ date: 'campo-maximo' });
  const isPast = `${wish.date}T${wish.hasta}` <= `${begun.fecha}T${begun.hora}`;
  return isPast ? refuse('agenda-hora-pasada') : undefined;
};

/** The rows of the day, read once for a block, where there may be one. */
const rowsForBlock = async (
  context: CallContext,
  shop: AgendaShop,
  wish: WishedBlock,
): Promise<readonly AllocationRow[] | CallRefusal<'previewBlock'>> => {
  const wrong = wrongBlock(context, shop, wish);
  if (wrong) return wrong;
  const { database, language } = context;
  const rows = await loadRows(database, { codTienda: shop.codTienda, from: wish.date, days: 1 });
  const blocks = rows.filter((row) => row.kind === 'block' && row.bayId === wish.bayId && overlaps(row, wish));
  if (blocks.length === 0) return rows;
  return await clashWith(
    database,
    blocks.map(({ id }) => id),
    language,
  );
};

const stagesIn = ({ appointments }: BlockPlan, { id }: AllocationRow): readonly AllocationRow[] =>
  appointments.get(id) ?? [];

/** Shows what a block would do, and does nothing. */
export const previewBlock: Handler<'previewBlock'> = async (context, { params: { codTienda }, body: wish }) => {
  const open = await openAgenda(context, codTienda);
  if (isRefusal(open)) return open;
  const rows = await rowsForBlock(context, open.shop, wish);
  if (isRefusal(rows)) return rows;
  const plan = await planBlock(context, open.shop, wish, rows);
  const shown = (row: AllocationRow) => showInTheWay(stagesIn(plan, row), row);
  return {
    recolocadas: plan.moved.map(({ row, bayId }) => ({ ...shown(row), etapa: row.etapa, aBayId: bayId })),
    aMover: plan.waiting.flatMap(({ stages, proposed }) => {
      const [first] = stages;
      if (!first) return [];
      return [
        {
          ...shown(first),
          telefono: customerOf(first)?.telefono ?? null,
          numero: first.pedido?.orderNumber ?? first.visita?.numero ?? null,
          propuestas: proposed.map(({ fecha, hora }) => ({ date: fecha, time: hora })),
        },
      ];
    }),
    sueltas: plan.dropped.map(shown),
    enCurso: plan.fixed.map(shown),
  };
};

type Seen = Input<'blockBay'>['body'];

/**
 * Who is in the way now and was not when it was looked at, or is not as it was; and who has a new time chosen, perhaps
 * agreed on by telephone, and needs none any more.
 */
const unlikeSeen = (plan: BlockPlan, { vistas, cambios }: Pick<Seen, 'vistas' | 'cambios'>): string[] => {
  const waiting = plan.waiting.flatMap(({ stages }) => stages.slice(0, 1));
  const known = new Map(vistas.map(({ id, rev }) => [id, rev]));
  const unseen = [...plan.moved.map(({ row }) => row), ...waiting].filter(
    (row) => row.status !== 'held' && known.get(row.id) !== revOf(stagesIn(plan, row)),
  );
  const needless = cambios.filter(({ id }) => !waiting.some((row) => row.id === id));
  return [...new Set([...unseen, ...needless].map(({ id }) => id))];
};

/** Refuses a time that was chosen for an appointment, by what has its bays then. `rows` are that day's, where they are read already. */
const clashAt = async (
  { database, language }: CallContext,
  { codTienda }: AgendaShop,
  wanted: WantedTime,
  rows: readonly AllocationRow[] | undefined,
) => {
  const ofDay = rows ?? (await loadRows(database, { codTienda, from: wanted.date, days: 1 }));
  const there = ofDay.filter((row) => row.id !== wanted.id && takesBay(row) && overlaps(row, wanted));
  const ids = there.length > 0 ? there.map(({ id }) => id) : [wanted.id];
  return await clashWith(database, [...new Set(ids)], language);
};

/** Blocks a bay, and moves all that is in the way as it was seen and chosen; or does nothing. */
export const blockBay: Handler<'blockBay'> = async (
  context,
  { params: { codTienda }, body: { motivo, vistas, cambios, ...wish } },
) => {
  const open = await openAgenda(context, codTienda);
  if (isRefusal(open)) return open;
  const { shop } = open;
  const { database, language, clock } = context;
  const dayRows = await rowsForBlock(context, shop, wish);
  if (isRefusal(dayRows)) return dayRows;
  const plan = await planBlock(context, shop, wish, dayRows);
  const named = async (rows: readonly { readonly id: string }[]) =>
    await namesOf(database, [...new Set(rows.map(({ id }) => id))], language);
  if (plan.fixed.length > 0) return refuse('agenda-bloqueo-en-curso', { con: await named(plan.fixed) });
  const changed = unlikeSeen(plan, { vistas, cambios });
  if (changed.length > 0) return refuse('agenda-bloqueo-cambiado', { con: await namesOf(database, changed, language) });
  const { chosen, without, full } = chooseTimes(plan, cambios);
  if (without.length > 0) return refuse('agenda-bloqueo-sin-hora', { con: await named(without) });
  const [wanted] = full;
  if (wanted) return await clashAt(context, shop, wanted, wanted.date === wish.date ? dayRows : undefined);
  const now = localTime(clock(), shop.tz);
  for (const { time } of chosen) {
    const [begin, end] = [time.stays[0], time.stays.at(-1)];
    const span = { desde: begin?.desde ?? time.hora, hasta: end?.hasta ?? time.hora };
    const late = await timeRefusal(database, shop, language, { ...span, date: time.fecha, now, fueraDeHorario: false });
    if (late) return late;
  }

  const blockId = randomUUID();
  const rows = [
    ...plan.moved.map(({ row, bayId }) => placementOf(row, { bayId, held: row.status === 'held' })),
    ...chosen.flatMap(({ stages, time }) =>
      stages.flatMap((row, place) => {
        const stay = time.stays[place];
        return stay
          ? [placementOf(row, { fecha: time.fecha, bayId: stay.bayId, desde: stay.desde, hasta: stay.hasta })]
          : [];
      }),
    ),
  ];
  const done = await asStaffAction(context, open, async (tx) => {
    const avisados = await tellMoved(
      tx,
      context,
      chosen.flatMap(({ stages }) => stages.slice(0, 1)),
    );
    const obstacles = await placeRows(tx, codTienda, {
      rows,
      blocks: [
        {
          appointmentId: blockId,
          bayId: wish.bayId,
          desde: `${wish.date}T${wish.desde}`,
          hasta: `${wish.date}T${wish.hasta}`,
          motivo,
        },
      ],
      dropped: [...new Set(plan.dropped.map(({ id }) => id))],
    });
    const why = await refusalFor(tx, obstacles, { language, matricula: null, taller: shop.alias });
    if (!why) return { avisados };
    const ids = obstacles.flatMap(({ id }) => (id === null ? [] : [id]));
    return ids.length > 0 ? refuse('agenda-bloqueo-cambiado', { con: await namesOf(tx, ids, language) }) : why;
  });
  return isRefusal(done) ? done : { id: blockId, deshacer: done.accion, ...done.answer };
};
