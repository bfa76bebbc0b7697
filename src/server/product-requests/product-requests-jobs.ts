import { productKinds } from '#domain/catalogue/product-kinds.ts';
import { productVehicles, vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { isSold, type Switches } from '#domain/site/parts.ts';
import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { markTold, requestsToTell, type Goods } from './product-requests-store.ts';

const atOnce = 200;

const unsold = (switches: Switches): Goods[] =>
  productKinds.flatMap((kind) =>
    productVehicles
      .filter((vehicle) => !isSold(switches, kind, vehicleGroup(vehicle)))
      .map((vehicle): Goods => [kind, vehicle]),
  );

/** Tells who waits that a product is back, each person once; what is left over is told in the next round. */
export const productRequestsJobs = ({ database, clock, config }: Runtime): Pick<JobHandlers, 'tell-restocked'> => ({
  'tell-restocked': {
    every: 60,
    run: async () => {
      for (const requestId of await requestsToTell(database, unsold(config.flags), atOnce)) {
        await database.transaction(async (tx) => {
          const told = await markTold(tx, requestId, clock());
          if (!told) return;
          const { email: destinatario, idioma } = told;
          await queueMail(tx, { template: 'disponible', destinatario, idioma, datos: { requestId } });
        });
      }
    },
  },
});
