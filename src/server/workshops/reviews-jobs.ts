import { addDays } from '#domain/booking/calendar.ts';
import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takeToAsk } from './reviews-store.ts';

const atOnce = 200;
/** Customers who came longer ago are not asked: a shop that starts to ask for reviews must not write to old customers. */
const days = 3;
/** No letter is sent at night. */
const [fromHour, toHour] = ['10:00', '21:00'];

/** Asks everybody once, after their visit is done, what it was like. */
export const reviewsJobs = ({ database, clock }: Runtime): Pick<JobHandlers, 'ask-reviews'> => ({
  'ask-reviews': {
    every: 600,
    run: async () => {
      const now = clock();
      const [fecha, hora] = [dayOnTheWall(now), timeOnTheWall(now)];
      if (hora < fromHour || hora >= toHour) return;
      await database.transaction(async (tx) => {
        for (const visit of await takeToAsk(tx, { since: addDays(fecha, -days), now, most: atOnce })) {
          const { id, email: destinatario, idioma } = visit;
          await queueMail(tx, { template: 'opinion', destinatario, idioma, datos: { appointmentId: id } });
        }
      });
    },
  },
});
