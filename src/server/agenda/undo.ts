import { isRefusal, refuse } from '#domain/refusal.ts';
import { localTime } from '../booking/local-time.ts';
import type { Handler } from '../runtime.ts';
import { loadStages, type AllocationRow } from './agenda-store.ts';
import { asStaffAction } from './as-staff-action.ts';
import { quarterOf } from './check-time.ts';
import { refusalFor } from './name-obstacles.ts';
import { ordersOfStages } from './open-appointment.ts';
import { followCar } from './orders-store.ts';
import { loadAction, placeRows, type LoggedChange, type LoggedTime, type Placement } from './place-store.ts';
import { openAgenda } from './open-agenda.ts';
import { tellMoved } from './notify-customers.ts';

/** What is undone: what was booked anew or cancelled was told at once to whoever it concerns, and stays. */
const undoable = new Set<LoggedChange['que']>(['mover', 'estado', 'bloquear', 'levantar']);

interface Step {
  readonly change: LoggedChange;
  readonly after: LoggedTime;
}

const backTo = ({ change: { row, id, antes }, after }: Step): Placement => ({
  id: row,
  appointmentId: id,
  rev: after.rev,
  bayId: antes?.bayId ?? after.bayId,
  desde: antes?.desde ?? after.desde,
  hasta: antes?.hasta ?? after.hasta,
  // A block that was not there before is lifted.
  status: antes?.status ?? 'cancelled',
});

const isOtherTime = ({ change: { antes }, after }: Step): boolean => antes !== null && antes.desde !== after.desde;

/** Undoes one thing that staff did, as a whole, as long as nobody has changed any of it since. */
export const undoAgenda: Handler<'undoAgenda'> = async (context, { params: { codTienda }, body: { deshacer } }) => {
  const open = await openAgenda(context, codTienda);
  if (isRefusal(open)) return open;
  const { database, clock, language } = context;
  const { shop } = open;
  const changes = await loadAction(database, codTienda, deshacer);
  const steps = changes.flatMap((change) => (change.despues ? [{ change, after: change.despues }] : []));
  const [last] = steps;
  if (!last || steps.length < changes.length || !changes.every(({ que }) => undoable.has(que)))
    return refuse('agenda-nada-que-deshacer');

  const ids = [...new Set(steps.map(({ change: { id } }) => id))];
  const firsts = new Map<string, AllocationRow>();
  const orders = new Map<string, ReturnType<typeof ordersOfStages>>();
  for (const id of ids) {
    const stages = await loadStages(database, { codTienda, id });
    if (stages[0]) firsts.set(id, stages[0]);
    orders.set(id, ordersOfStages(stages));
  }
  const otherTimes = steps.filter(isOtherTime);
  const begun = quarterOf(localTime(clock(), shop.tz));
  if (otherTimes.some(({ change: { antes } }) => (antes?.desde ?? '') < `${begun.fecha}T${begun.hora}`))
    return refuse('agenda-hora-pasada');
  const expected = [...new Set(otherTimes.map(({ change: { id } }) => id))].flatMap((id) => {
    const first = firsts.get(id);
    return first?.status === 'confirmed' ? [first] : [];
  });

  const done = await asStaffAction(context, open, async (tx) => {
    for (const { change } of steps.toSorted((one, other) => (one.change.id < other.change.id ? -1 : 1))) {
      if (change.que !== 'estado' || change.etapa !== 1 || !change.antes) continue;
      for (const { id } of orders.get(change.id) ?? []) await followCar(tx, id, change.antes.status);
    }
    const avisados = await tellMoved(tx, context, expected);
    const obstacles = await placeRows(tx, codTienda, { rows: steps.map(backTo) });
    const matricula = firsts.get(last.change.id)?.matricula ?? null;
    return (await refusalFor(tx, obstacles, { language, matricula, taller: shop.alias })) ?? { avisados };
  });
  return isRefusal(done) ? done : { id: last.change.id, deshacer: done.accion, ...done.answer };
};
