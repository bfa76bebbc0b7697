import type { agendas } from '#contract/agenda-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { daysFrom } from '#domain/booking/calendar.ts';
import { isRefusal } from '#domain/refusal.ts';
import { createHash } from 'node:crypto';
import { localTime } from '../booking/local-time.ts';
import type { Handlers } from '../runtime.ts';
import { loadClosedDays, loadRows } from './agenda-store.ts';
import { blockBay, previewBlock } from './block-bay.ts';
import { bookWalkIn } from './book-walk-in.ts';
import { cancelAllocation } from './cancel-allocation.ts';
import { changeStatus } from './change-status.ts';
import { liftBlock } from './lift-block.ts';
import { moveAllocation } from './move-allocation.ts';
import { noteGoods } from './note-goods.ts';
import { readLog } from './read-log.ts';
import { showAgendaDay } from './show-agenda.ts';
import { staffOf } from '../accounts/staff.ts';
import { openAgenda } from './open-agenda.ts';
import { allWorkshops, workshopsOfStaff } from '../accounts/staff-store.ts';
import { undoAgenda } from './undo.ts';

const lastDay = '9999-12-01';

export const agendaHandlers = {
  readStaff: async (context) => {
    const staff = await staffOf(context);
    if (isRefusal(staff)) return staff;
    const { id, rol, nombre, apellidos } = staff;
    const talleres =
      rol === 'taller' ? await workshopsOfStaff(context.database, id) : await allWorkshops(context.database);
    return { idUser: id, nombre: fullName({ nombre, apellidos }), rol, talleres };
  },

  readAgenda: async (context, { params: { codTienda }, query: { date, dias, version } }) => {
    const open = await openAgenda(context, codTienda);
    if (isRefusal(open)) return open;
    const { database, clock, language } = context;
    const { codTienda: id, alias, telefono, tz, bays } = open.shop;
    const now = localTime(clock(), tz);
    const wished = date ?? now.fecha;
    const ask = { codTienda, from: wished < lastDay ? wished : lastDay, days: dias };
    const [rows, closures] = await Promise.all([loadRows(database, ask), loadClosedDays(database, ask)]);
    const days = daysFrom(ask.from, dias).map((fecha) => {
      const festivo = closures.find((closure) => closure.fecha === fecha)?.[language] ?? null;
      return showAgendaDay(
        open.shop,
        fecha,
        festivo,
        rows.filter((row) => row.fecha === fecha),
        now,
        language,
      );
    });
    const shown = {
      codTienda: id,
      alias,
      telefono,
      tz,
      bays: bays.map(({ bayId, nombre, skills, maxLlanta }) => ({
        bayId,
        nombre,
        skills: [...skills],
        maxLlanta: maxLlanta,
      })),
      dias: days,
    };
    const known = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
    if (known === version) return { version: known, agenda: null };
    return { version: known, agenda: { ...shown, ahora: { date: now.fecha, time: now.hora } } };
  },

  readAgendaLog: readLog,
  moveAllocation,
  changeAllocationStatus: changeStatus,
  noteGoods,
  cancelAllocation,
  bookWalkIn,
  previewBlock,
  blockBay,
  liftBlock,
  undoAgenda,
} satisfies Pick<Handlers, keyof typeof agendas>;
