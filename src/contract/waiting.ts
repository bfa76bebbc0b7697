import { z } from 'zod';
import { dayParts } from '#domain/waiting/waiting.ts';
import { visitService } from './visit-services.ts';
import { signed, timeRefusals } from './visits.ts';
import { endpoint } from './endpoint.ts';
import { date, language, sentId, text, uuid } from './shapes.ts';
import { hold } from './times.ts';
import { workshop } from './workshops.ts';

const params = z.object({ id: uuid });
const limit = { calls: 30, seconds: 60 } as const;

const wish = { desde: date, hasta: date, franja: z.enum(dayParts) };

export const waiting = {
  joinWaiting: endpoint({
    area: 'appointments',
    summary: 'Waits for a time to be freed at a workshop, on some days; asked again, the same',
    access: 'anyone',
    limit: { calls: 20, seconds: 600, shared: true },
    body: z.object({
      codTienda: sentId,
      selectedService: text(40, 1)
        .refine((service) => !service.includes(','), { message: 'campo-opcion' })
        .describe('one service: nobody waits for several at once'),
      ...wish,
      email: text(254),
      telefono: text(30).nullish(),
      privacidad: z.boolean().nullish(),
      idioma: language.nullish(),
    }),
    output: z.object({ apuntada: z.literal(true) }),
    refusals: [...timeRefusals, 'datos-no-validos', 'espera-hay-hora', 'espera-demasiadas'],
  }),
  readWaiting: endpoint({
    area: 'appointments',
    summary: 'What somebody waits for, and the time that is held for them now',
    access: 'signed-link',
    params,
    query: signed,
    output: z.object({
      ...wish,
      taller: workshop,
      servicio: visitService,
      email: z.string(),
      telefono: z.string().nullable(),
      plaza: z.object({ reserva: uuid.describe('names the held time: booking takes it'), hold }).nullable(),
    }),
    refusals: ['no-existe'],
  }),
  passWaiting: endpoint({
    area: 'appointments',
    summary: 'Lets a held time go to the next person, and waits on',
    access: 'signed-link',
    limit,
    params,
    query: signed,
    output: z.object({ pasada: z.literal(true) }),
    refusals: ['no-existe'],
  }),
  leaveWaiting: endpoint({
    area: 'appointments',
    summary: 'Waits no longer; what was kept of the wish is deleted',
    access: 'signed-link',
    limit,
    params,
    query: signed,
    output: z.object({ borrada: z.literal(true) }),
    refusals: ['no-existe'],
  }),
};
