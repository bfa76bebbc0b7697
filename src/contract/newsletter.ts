import { z } from 'zod';
import { endpoint, type Limit } from './endpoint.ts';
import { language, text } from './shapes.ts';

/** How often one network may ask for the newsletter without a good stamp of `site-init`. */
export const unstampedNewsletter: Limit = { calls: 5, seconds: 3600, shared: true };

const link = z.object({ x: text(80, 1).describe('what the link of a letter carries') });
const limit = { calls: 30, seconds: 600, shared: true, together: 'newsletter' } as const;

const choices = z.object({
  email: z.string().describe('with all but its ends hidden'),
  newsletter: z.boolean(),
});

export const newsletter = {
  subscribeNewsletter: endpoint({
    area: 'newsletter',
    summary: 'Sends a letter whose link confirms the subscription; the answer is the same for whoever has one',
    access: 'anyone',
    limit,
    body: z.object({
      email: text(254).nullish(),
      domain: text(120).nullish().describe('noted, and never used in a link'),
      permiso_comercial: z
        .boolean()
        .optional()
        .describe('the specification’s client asks in its form, and sends nothing of it'),
      idioma: language.nullish(),
      token: text(200)
        .nullish()
        .describe('the stamp that `site-init` gave 2 seconds to 2 hours ago; without a good one the limit is stricter'),
    }),
    output: z.object({ enviado: z.literal(true) }),
    refusals: ['datos-no-validos', 'demasiados-intentos'],
  }),
  confirmNewsletter: endpoint({
    area: 'newsletter',
    summary:
      'Confirms a subscription by what its letter carries; again changes nothing. Letters lead to a page with a button',
    access: 'known-id',
    limit,
    params: link,
    output: z.object({ suscrito: z.literal(true), email: z.string() }),
    refusals: ['enlace-caducado'],
  }),
  cancelNewsletter: endpoint({
    area: 'newsletter',
    summary: 'Cancels a subscription by what every letter of it carries; again changes nothing',
    access: 'known-id',
    limit,
    params: link,
    output: z.object({ cancelado: z.literal(true), email: z.string() }),
    refusals: ['enlace-caducado'],
  }),
  readMailChoices: endpoint({
    area: 'newsletter',
    summary: 'Which letters an address gets, for who has the link of one of them',
    access: 'known-id',
    limit,
    params: link,
    output: choices,
    refusals: ['enlace-caducado'],
  }),
  changeMailChoices: endpoint({
    area: 'newsletter',
    summary: 'Changes that, without an account',
    access: 'known-id',
    limit,
    params: link,
    body: z.object({ newsletter: z.boolean() }),
    output: choices,
    refusals: ['enlace-caducado'],
  }),
};
