import { uuid } from '#contract/shapes.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { judgeOrdered } from '../change-requests/change-signature.ts';
import { findOrdered } from '../change-requests/change-requests-store.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { judgeSignature } from '../visits/visit-signature.ts';
import { findVisit } from '../visits/visits-store.ts';
import { appointmentOfOrder, appointmentOfVisit, type Appointment } from './appointment-store.ts';
import { calendarFile } from './calendar-file.ts';

/**
 * The appointment that a link names. That of an order stands as it is now, also by a link from before it was moved: the same link
 * opens the order's page, which tells the hour (`maySeeOrder`).
 */
const openSigned = async (db: Database, id: string, firma: string): Promise<Appointment | undefined | 'wrong'> => {
  const visit = await findVisit(db, id);
  if (visit) return (await judgeSignature(db, visit, firma)) === 'valid' ? await appointmentOfVisit(db, id) : 'wrong';
  const ordered = await findOrdered(db, id);
  if (!ordered || (await judgeOrdered(db, ordered, firma)) === 'wrong') return 'wrong';
  return await appointmentOfOrder(db, ordered.orderId);
};

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
  app.get<{ Params: { id: string }; Querystring: { firma?: unknown } }>(
    '/calendario/cita/:id.ics',
    async ({ params, query, ip }, reply) => {
      const id = uuid.safeParse(params.id);
      const firma = typeof query.firma === 'string' ? query.firma : '';
      const appointment = id.success ? await openSigned(database, id.data, firma) : 'wrong';
      if (appointment === 'wrong') recordSecurityEvent(runtime, 'link-refused', { address: ip, call: 'calendario' });
      return await answer(reply, appointment === 'wrong' ? undefined : appointment);
    },
  );
};
