import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text, uuid } from './shapes.ts';

/** An account has so many sessions at most: the one not used for the longest time ends first. */
export const mostSessions = 10;

const openSession = z.object({
  id: uuid,
  dispositivo: z.string().nullable().describe('browser and system, as it said itself; null where it said nothing'),
  desde: z.iso.datetime().describe('when it began'),
  visto: z.iso.datetime().describe('when it was last used, to the hour'),
  actual: z.boolean().describe('the one that asks'),
  atencion: z.boolean().describe('opened by staff in the owner’s name'),
});

export const sessions = {
  listSessions: endpoint({
    area: 'users',
    summary: 'Where an account is signed in, the last used first',
    access: 'own-account',
    params: z.object({ id: uuid }),
    output: z.object({
      sesiones: z.array(openSession).max(100),
      atenciones: z
        .array(z.iso.datetime())
        .max(20)
        .describe('when staff opened it in the owner’s name, the last first'),
    }),
    refusals: ['sin-permiso'],
  }),
  resetSecondFactor: endpoint({
    area: 'agenda',
    summary: 'An administrator takes the authenticator of somebody else of the staff away, who lost it',
    access: 'operator',
    body: z.object({ email: text(254, 1) }),
    output: z.object({ quitado: z.literal(true) }),
    refusals: ['sin-permiso', 'datos-no-validos'],
  }),
  noteActing: endpoint({
    area: 'agenda',
    summary:
      'Somebody of the staff did something at their screen: without it sessions that open everything end after an hour',
    access: 'staff',
    output: z.object({ anotado: z.literal(true) }),
  }),
  endOtherSessions: endpoint({
    area: 'users',
    summary: 'Ends all sessions of an account but the one that asks; its other browsers are strangers again',
    access: 'own-account',
    ownerOnly: true,
    params: z.object({ id: uuid }),
    output: z.object({ terminadas: z.number().int() }),
    refusals: ['sin-permiso'],
  }),
};
