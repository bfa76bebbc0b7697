import type { House } from '../house.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { endChange } from './answer-change.ts';
import { findOrdered, overdueChanges } from './change-requests-store.ts';

/** Ends what no workshop answered in time, and tells who asked; of an appointment that is gone nobody is told. */
export const changeRequestsJobs = (house: House): Pick<JobHandlers, 'lapse-changes'> => ({
  'lapse-changes': {
    every: 60,
    run: async () => {
      for (const change of await overdueChanges(house.database, house.clock())) {
        const ordered = await findOrdered(house.database, change.citaId);
        const waits = ordered?.status === 'confirmed';
        const tell = waits ? { destinatario: ordered.email, idioma: ordered.idioma } : null;
        await endChange(house, change, { status: waits ? 'caducada' : 'retirada', tell });
      }
    },
  },
});
