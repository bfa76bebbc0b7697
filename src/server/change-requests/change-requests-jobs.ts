import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { textsIn } from '../mail/texts.ts';
import { endChange } from './answer-change.ts';
import { findOrdered, overdueChanges } from './change-requests-store.ts';

/**
 * Ends questions that no workshop answered in time, or whose visit asks for other work by now, and tells the customer, unless the
 * appointment is gone.
 */
export const changeRequestsJobs = (runtime: Runtime): Pick<JobHandlers, 'lapse-changes'> => ({
  'lapse-changes': {
    every: 60,
    run: async () => {
      for (const change of await overdueChanges(runtime.database, runtime.clock())) {
        const ordered = await findOrdered(runtime.database, change.citaId);
        const waits = ordered?.status === 'confirmed';
        const tell = waits ? { destinatario: ordered.email, idioma: ordered.idioma } : null;
        const otra = waits && change.otherWork;
        await endChange(runtime, change, {
          status: otra ? 'rechazada' : waits ? 'caducada' : 'retirada',
          frase: otra ? textsIn(ordered.idioma).cambio.cerrado.otraVisita : null,
          tell,
        });
      }
    },
  },
});
