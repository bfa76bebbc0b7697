import { uuid } from '#contract/shapes.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Runtime } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { judgeSignature } from '../visits/visit-signature.ts';
import { findVisit } from '../visits/visits-store.ts';
import { appointmentOfBasket, appointmentOfVisit, type Appointment } from './appointment-store.ts';
import { calendarFile } from './calendar-file.ts';

/** Appointments for the visitor's own calendar; 404 where there is none for whoever asks. */
export const mountCalendar = (app: FastifyInstance, runtime: Runtime): void => {
  const { database, config, clock } = runtime;
  const answer = async (reply: FastifyReply, appointment: Appointment | undefined) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (!appointment) return await reply.code(404).type('text/plain; charset=utf-8').send('');
    const { filename, method, content } = calendarFile(appointment, config, clock());
    return await reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content);
  };
  app.get<{ Params: { id: string }; Querystring: { firma?: string } }>(
    '/calendario/cita/:id.ics',
    async ({ params, query, ip }, reply) => {
      const id = uuid.safeParse(params.id);
      const visit = id.success ? await findVisit(database, id.data) : undefined;
      const signed = visit && (await judgeSignature(database, visit, query.firma ?? '')) === 'valid';
      if (!signed) recordSecurityEvent(runtime, 'link-refused', { address: ip, call: 'calendario' });
      return await answer(reply, signed ? await appointmentOfVisit(database, visit.id) : undefined);
    },
  );
  app.get<{ Params: { cestaID: string } }>('/calendario/:cestaID.ics', async (request, reply) => {
    const cestaID = uuid.safeParse(request.params.cestaID);
    return await answer(reply, cestaID.success ? await appointmentOfBasket(database, cestaID.data) : undefined);
  });
};
