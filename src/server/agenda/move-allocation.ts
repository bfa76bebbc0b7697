import type { Input } from '#contract/contract.ts';
import type { DaySpan } from '#domain/agenda/day-time.ts';
import { planMove } from '#domain/agenda/plan-move.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { dayMinutes, minuteOf, timeAt } from '#domain/time.ts';
import { invalid, type Handler } from '../runtime.ts';
import { loadRows, type AgendaBay, type AgendaShop, type AllocationRow } from './agenda-store.ts';
import { asStaffAction } from './as-staff-action.ts';
import { timeRefusal, unsuitable } from './check-time.ts';
import { clashWith, refusalFor } from './name-obstacles.ts';
import { openAppointment, placementOf, stayOf } from './open-appointment.ts';
import { placeRows } from './place-store.ts';
import { isMovable } from './show-agenda.ts';
import { tellMoved } from './notify-customers.ts';

/** From when to when an appointment would be there, all stages together, where one of them begins at a time. */
const wholeSpan = (stages: readonly AllocationRow[], etapa: number, time: string) => {
  const taken = stages.find((stage) => stage.etapa === etapa);
  if (!taken) return undefined;
  const minutes = minuteOf(time) - minuteOf(taken.desde);
  const begins = Math.min(...stages.map(({ desde }) => minuteOf(desde))) + minutes;
  const ends = Math.max(...stages.map(({ hasta }) => minuteOf(hasta))) + minutes;
  return begins < 0 || ends > dayMinutes ? undefined : { desde: timeAt(begins), hasta: timeAt(ends) };
};

/** The bay that was chosen, and the whole time that the appointment would take. */
const targetOf = (
  { bays }: AgendaShop,
  stages: readonly AllocationRow[],
  { etapa, bayId, time }: Pick<Input<'moveAllocation'>['body'], 'etapa' | 'bayId' | 'time'>,
): { readonly bay: AgendaBay; readonly whole: DaySpan } | Refusal<'datos-no-validos'> => {
  const bay = bays.find((each) => each.bayId === bayId);
  if (!bay) return invalid({ bayId: 'campo-opcion' });
  if (minuteOf(time) % 15 !== 0) return invalid({ time: 'hora-cuarto' });
  const whole = wholeSpan(stages, etapa, time);
  return whole ? { bay, whole } : invalid({ time: 'campo-opcion' });
};

/** Puts an appointment on another bay, at another time, or both. */
export const moveAllocation: Handler<'moveAllocation'> = async (context, { params: { codTienda }, body }) => {
  const opened = await openAppointment(context, codTienda, body);
  if (isRefusal(opened)) return opened;
  const { open, stages, first, now } = opened;
  const { shop } = open;
  const { database, language } = context;
  const { id, etapa, bayId, date, time } = body;
  // A car that is in the workshop stays on its day.
  const isHere = first.status !== 'confirmed' && date !== first.fecha;
  if (!isMovable(first, now) || isHere) return refuse('agenda-no-se-mueve');
  const target = targetOf(shop, stages, body);
  if (isRefusal(target)) return target;
  const { bay, whole } = target;
  const isLater = date !== first.fecha || whole.desde !== first.desde;
  const late = isLater && (await timeRefusal(database, shop, language, { ...body, ...whole, now }));
  if (late) return late;

  const others = (await loadRows(database, { codTienda, from: date, days: 1 })).filter(takesBay).map(stayOf);
  const plan = planMove(stages.map(stayOf), others, shop.bays, { etapa, bayId, time });
  if (!plan) return invalid({ etapa: 'campo-opcion' });
  if (plan.kind === 'unsuitable') return unsuitable(bay, plan.stay, language);
  if (plan.kind === 'clash')
    return await clashWith(
      database,
      plan.with.map((stay) => stay.id),
      language,
    );
  const rows = stages.flatMap((stage) => {
    const stay = plan.stays.find((each) => each.etapa === stage.etapa);
    return stay ? [placementOf(stage, { fecha: date, bayId: stay.bayId, desde: stay.desde, hasta: stay.hasta })] : [];
  });
  if (!isLater && rows.every((row, place) => row.bayId === stages[place]?.bayId))
    return { id, deshacer: null, avisados: 0 };

  const done = await asStaffAction(context, open, async (tx) => {
    // A customer who is in the workshop sees where the car goes, and needs no letter.
    const avisados = isLater && first.status === 'confirmed' ? await tellMoved(tx, context, [first]) : 0;
    const obstacles = await placeRows(tx, codTienda, { rows });
    const about = { language, matricula: first.matricula, taller: shop.alias };
    return (await refusalFor(tx, obstacles, about)) ?? { avisados };
  });
  return isRefusal(done) ? done : { id, deshacer: done.accion, ...done.answer };
};

/** What has its bay now: neither done nor failed to show up. */
export const takesBay = ({ status }: AllocationRow): boolean => status !== 'done' && status !== 'no_show';
