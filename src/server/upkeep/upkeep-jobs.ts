import { remindersOf } from '#domain/upkeep/reminders.ts';
import type { UpkeepThing } from '#domain/upkeep/things.ts';
import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import { nextOfCar, packLevels } from './car-timeline.ts';
import { reminded } from './reminded.ts';
import { claimNotice, takeToLook, type ToRemind } from './upkeep-store.ts';

const atOnce = 50;
/** From this hour on, on the chain's own clock: nobody is written to at night. */
const fromHour = '10:00';

/** Looks at vehicles whose owners want to be reminded, each once a day, and writes of what is due, each turn once. */
export const upkeepJobs = (runtime: Runtime): Pick<JobHandlers, 'remind-upkeep'> => ({
  'remind-upkeep': {
    every: 600,
    run: async () => {
      const { database, clock } = runtime;
      const now = clock();
      const today = dayOnTheWall(now);
      if (timeOnTheWall(now) < fromHour) return;
      const levels = await packLevels(runtime);
      await database.transaction(async (tx) => {
        const look = async ({ id, email: destinatario, idioma }: ToRemind) => {
          const found = await reminded(tx, id);
          if (!found) return;
          const cosas: UpkeepThing[] = [];
          for (const { cosa, turno } of remindersOf(nextOfCar(found.car, levels, now).timeline.items, today))
            if (await claimNotice(tx, { id, cosa, turno, now })) cosas.push(cosa);
          if (cosas.length === 0) return;
          await queueMail(tx, { template: 'toca-coche', destinatario, idioma, datos: { vehicleId: id, cosas } });
        };
        for (const vehicle of await takeToLook(tx, { today, most: atOnce })) await look(vehicle);
      });
    },
  },
});
