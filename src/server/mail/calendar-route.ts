import { uuid } from '#contract/shapes.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../http/context.ts';
import { appointmentOfBasket } from './appointment-store.ts';
import { calendarFile } from './calendar-file.ts';

/** Where the browser that made an order gets its appointment as a file. Nobody can guess the basket's id. */
export const calendarPath = (cestaID: string): string => `/calendario/${cestaID}.ics`;

/** The appointment of a confirmed order for the visitor's own calendar; 404 where there is none. */
export const mountCalendar = (app: FastifyInstance, { database, config, clock }: House): void => {
  app.get<{ Params: { cestaID: string } }>('/calendario/:cestaID.ics', async (request, reply) => {
    const cestaID = uuid.safeParse(request.params.cestaID);
    const appointment = cestaID.success ? await appointmentOfBasket(database, cestaID.data) : undefined;
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (!appointment) return reply.code(404).type('text/plain; charset=utf-8').send('');
    const { filename, content } = calendarFile(appointment, config, clock());
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content);
  });
};
