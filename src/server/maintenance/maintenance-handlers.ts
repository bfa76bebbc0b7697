import type { Input } from '#contract/contract.ts';
import type { maintenanceWindows } from '#contract/maintenance.ts';
import { needsValue, wrongFields } from '#domain/accounts/fields.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import {
  isSameTime,
  maintenanceStateOf,
  maintenanceTrouble,
  mostMaintenance,
  type MaintenanceSpan,
} from '#domain/site/maintenance-window.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { madridMoment, writtenMoment } from '../booking/wall-moment.ts';
import {
  endWindow,
  insertWindow,
  lockWindows,
  openWindows,
  pastWindows,
  updateWindow,
  type MaintenanceEntry,
} from './windows-store.ts';

const shownPast = 10;

/** What was typed, as two instants; wrong beside its field. */
const spanOf = (
  { desde, hasta }: Input<'announceMaintenance'>['body'],
  now: Date,
): MaintenanceSpan | Refusal<'datos-no-validos'> => {
  const [from, until] = [madridMoment(desde ?? '', 'first'), madridMoment(hasta ?? '', 'last')];
  if (isRefusal(from) || isRefusal(until))
    return invalid(
      wrongFields({
        desde: needsValue(desde, () => (isRefusal(from) ? from : '')),
        hasta: needsValue(hasta, () => (isRefusal(until) ? until : '')),
      }),
    );
  const span = { desde: from, hasta: until };
  const trouble = maintenanceTrouble(span, now);
  return trouble ? invalid(trouble) : span;
};

/** "27/3/2027 23:30", which both languages read. */
const inFigures = (instant: Date): string => {
  const [day = '', time = ''] = writtenMoment(instant).split('T');
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year} ${time}`;
};

/** Two windows that are in force at once would be one that nobody entered. */
const clashOf = (
  entry: MaintenanceSpan & { readonly activo: boolean },
  others: readonly MaintenanceEntry[],
): Refusal<'mantenimiento-coincide'> | undefined => {
  const other = entry.activo && others.find((each) => each.activo && isSameTime(each, entry));
  return other
    ? refuse('mantenimiento-coincide', { desde: inFigures(other.desde), hasta: inFigures(other.hasta) })
    : undefined;
};

export const maintenanceHandlers = {
  listMaintenance: async ({ database, clock }) => {
    const now = clock();
    const open = await openWindows(database, now);
    const past = await pastWindows(database, now, shownPast);
    const ventanas = [...open.slice(0, mostMaintenance), ...past].map(({ id, activo, desde, hasta }) => ({
      id,
      activo,
      estado: maintenanceStateOf({ activo, desde, hasta }, now),
      desde: desde.toISOString(),
      hasta: hasta.toISOString(),
      escrita: { desde: writtenMoment(desde), hasta: writtenMoment(hasta) },
    }));
    return { ventanas };
  },

  announceMaintenance: async ({ database, clock }, { body }) => {
    const now = clock();
    const span = spanOf(body, now);
    if (isRefusal(span)) return span;
    const entry = { activo: body.activo, ...span };
    return await transactionUnlessRefused(database, async (tx) => {
      await lockWindows(tx);
      const others = await openWindows(tx, now);
      if (others.length >= mostMaintenance) return refuse('mantenimiento-demasiados');
      return clashOf(entry, others) ?? { id: await insertWindow(tx, entry) };
    });
  },

  changeMaintenance: async ({ database, clock }, { params: { id }, body }) => {
    const now = clock();
    const span = spanOf(body, now);
    if (isRefusal(span)) return span;
    const entry = { id, activo: body.activo, ...span };
    return await transactionUnlessRefused(database, async (tx) => {
      await lockWindows(tx);
      const others = await openWindows(tx, now);
      if (!others.some((each) => each.id === id)) return refuse('mantenimiento-no-existe');
      const clash = clashOf(
        entry,
        others.filter((each) => each.id !== id),
      );
      if (clash) return clash;
      return (await updateWindow(tx, entry, now)) ? { id } : refuse('mantenimiento-no-existe');
    });
  },

  endMaintenance: async ({ database, clock }, { params: { id } }) =>
    await transactionUnlessRefused(database, async (tx) =>
      (await endWindow(tx, id, clock())) ? { id } : refuse('mantenimiento-no-existe'),
    ),
} satisfies Pick<Handlers, keyof typeof maintenanceWindows>;
