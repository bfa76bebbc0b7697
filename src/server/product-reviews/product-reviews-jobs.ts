import { addDays } from '#domain/booking/calendar.ts';
import { lastDayToAsk } from '#domain/reviews/product-review.ts';
import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { boughtLines, takeBuyersToAsk } from './product-reviews-store.ts';

const atOnce = 200;
/** Who bought longer ago is not asked: a shop that starts to ask for reviews must not write to old customers. */
const days = 3;
/** No letter is sent at night. */
const [fromHour, toHour] = ['10:00', '21:00'];

/** Asks who bought, once for each visit and three weeks after it, what they think of it. */
export const productReviewsJobs = ({ database, clock }: Runtime): Pick<JobHandlers, 'ask-product-reviews'> => ({
  'ask-product-reviews': {
    every: 600,
    run: async () => {
      const now = clock();
      const [fecha, hora] = [dayOnTheWall(now), timeOnTheWall(now)];
      if (hora < fromHour || hora >= toHour) return;
      const until = lastDayToAsk(fecha);
      await database.transaction(async (tx) => {
        for (const appointmentId of await takeBuyersToAsk(tx, {
          since: addDays(until, -days),
          until,
          now,
          most: atOnce,
        })) {
          const line = (await boughtLines(tx, appointmentId)).find(({ estado }) => estado === null);
          if (!line) continue;
          const { email: destinatario, idioma } = line;
          await queueMail(tx, { template: 'opinion-producto', destinatario, idioma, datos: { appointmentId } });
        }
      });
    },
  },
});
