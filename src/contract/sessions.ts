import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { uuid } from './shapes.ts';

/** A customer's account has so many sessions at most: the one not used for the longest time ends first. */
export const mostSessions = 10;

const openSession = z.object({
  id: uuid,
  dispositivo: z.string().nullable().describe('browser and system, as it said itself; null where it said nothing'),
  desde: z.iso.datetime().describe('when it began'),
  visto: z.iso.datetime().describe('when it was last used, to the hour'),
  actual: z.boolean().describe('the one that asks'),
});

export const sessions = {
  listSessions: endpoint({
    area: 'users',
    summary: 'Where an account is signed in, the last used first',
    access: 'own-account',
    params: z.object({ id: uuid }),
    output: z.object({ sesiones: z.array(openSession).max(100) }),
    refusals: ['sin-permiso'],
  }),
  endOtherSessions: endpoint({
    area: 'users',
    summary: 'Ends all sessions of an account but the one that asks; its other browsers are strangers again',
    access: 'own-account',
    params: z.object({ id: uuid }),
    output: z.object({ terminadas: z.number().int() }),
    refusals: ['sin-permiso'],
  }),
};
