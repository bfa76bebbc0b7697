import { addDays } from '#domain/booking/calendar.ts';
import { hourMs } from '#domain/time.ts';
import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { orderById } from '../orders/orders-store.ts';
import { findVisit, takeToRemind } from './visits-store.ts';

const atOnce = 200;
/** From this hour of the day before, on the chain's own clock: nobody is written to at night. */
const fromHour = '10:00';
/** Whoever made or moved the appointment since then has just had a letter that says the same. */
const freshMs = 4 * hourMs;

/** Reminds everybody once of tomorrow's appointment; what is left over is reminded in the next round. */
export const visitsJobs = ({ database, clock }: Runtime): Pick<JobHandlers, 'remind'> => ({
  remind: {
    every: 300,
    run: async () => {
      const now = clock();
      const [fecha, hora] = [dayOnTheWall(now), timeOnTheWall(now)];
      if (hora < fromHour) return;
      await database.transaction(async (tx) => {
        for (const { id, orderId } of await takeToRemind(tx, {
          fecha: addDays(fecha, 1),
          now,
          madeBefore: new Date(now.getTime() - freshMs),
          most: atOnce,
        })) {
          const customer = orderId === null ? await findVisit(tx, id) : await orderById(tx, orderId);
          if (!customer) continue;
          const { email: destinatario, idioma } = customer;
          const datos = orderId === null ? { visitId: id } : { orderId };
          await queueMail(tx, { template: 'recordatorio', destinatario, idioma, datos });
        }
      });
    },
  },
});
