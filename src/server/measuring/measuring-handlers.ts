import type { measuring } from '#contract/measuring.ts';
import { countedWalks, stepsLeft, type CountedWalk } from '#domain/measuring/walks.ts';
import { dayMs } from '#domain/time.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Handlers } from '../runtime.ts';
import { countReached, everythingCounted } from './count.ts';
import { emptySearchesBetween, stepsBetween } from './measured-store.ts';

const walks = Object.keys(countedWalks) as CountedWalk[];

export const measuringHandlers = {
  countStep: async (context, { body }) => ({ contado: await countReached(context, body) }),

  readMeasured: async ({ database, clock }, { query: { dias } }) => {
    const hasta = dayOnTheWall(clock());
    // From noon to noon no change of the clock makes another day of it.
    const noon = Date.parse(`${hasta}T12:00:00Z`);
    const desde = new Date(noon - (dias - 1) * dayMs).toISOString().slice(0, 10);
    await everythingCounted(database);
    const reached = await stepsBetween(database, desde, hasta);
    const recorridos = walks.flatMap((recorrido) => {
      const own = reached.filter(({ grupo }) => grupo === recorrido);
      const pasos = stepsLeft(recorrido, new Map(own.map(({ que, veces }) => [que, veces])));
      return pasos.length > 0 ? [{ recorrido, pasos: [...pasos] }] : [];
    });
    return { desde, hasta, sinResultado: await emptySearchesBetween(database, desde, hasta), recorridos };
  },
} satisfies Pick<Handlers, keyof typeof measuring>;
