import { dayMs } from '#domain/time.ts';
import { forgetSubscriptions } from '../newsletter/subscriptions-store.ts';
import { forgetDeliveries } from '../newsletter-issues/issues-store.ts';
import { forgetReports } from '../reports/reports-store.ts';
import type { Runtime } from '../runtime.ts';
import { eraseAppointments, eraseOrders } from './erase-store.ts';
import { endExports } from './export/exports-store.ts';
import { endServed, fadeInvoices, fadeLetters, oldOrders, oldVisits } from './fade-store.ts';

/** Days; docs/privacy.md gives the reasons. */
export const keptDays = {
  /** Three years of legal warranty (RDLeg 1/2007, art. 120), and the months to claim by it. */
  visit: 1280,
  letter: 365,
  basket: 180,
  invitation: 365,
  /** A link that is not good any more. */
  link: 30,
  /** Which of the staff acted for a customer, and why. */
  impersonation: 365,
  /** Claims about a service, and the yearly audit of how people were served (Ley 10/2025). */
  customerCase: 730,
  /** Asked for in a letter that nobody answered. */
  unconfirmed: 30,
  /** Until claims about letters that came unasked lapse (LO 3/2018, art. 72). */
  cancelledNewsletter: 1095,
  /** Which issue of the newsletter somebody had: until they can have forgotten it. */
  delivery: 365,
  /** After its end a report is only kept where it led to something (Ley 2/2023, art. 32); ten years at the most (art. 26.2). */
  closedReport: 90,
  report: 3650,
  failedJob: 90,
} as const;

/** So many of each in one round; the rest has the next. */
const most = 500;

/** Makes nameless what was kept long enough, and deletes what served only so long; answers with letters that may be files. */
export const fade = async (runtime: Runtime): Promise<{ readonly id: string; readonly creado: Date }[]> => {
  const { database, clock, config } = runtime;
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const lawEnds = new Date(Date.UTC(now.getUTCFullYear() - config.blockedYears, 0, 1));
  await endServed(database, now, {
    basket: before(keptDays.basket),
    invitation: before(keptDays.invitation),
    link: before(keptDays.link),
    impersonation: before(keptDays.impersonation),
    customerCase: before(keptDays.customerCase),
    failedJob: before(keptDays.failedJob),
  });
  await forgetSubscriptions(database, {
    unconfirmed: before(keptDays.unconfirmed),
    cancelled: before(keptDays.cancelledNewsletter),
  });
  await forgetDeliveries(database, before(keptDays.delivery));
  await forgetReports(database, { closed: before(keptDays.closedReport), received: before(keptDays.report) });
  await endExports(database, now);
  return await database.transaction(async (tx) => {
    const orders = await oldOrders(tx, lawEnds, most);
    await eraseOrders(tx, { orders: orders.map(({ id }) => id) }, { now, until: null });
    await fadeInvoices(tx, lawEnds, most);
    const visits = await oldVisits(tx, before(keptDays.visit), most);
    const appointments = [
      ...visits,
      ...orders.flatMap(({ appointment }) => (appointment === null ? [] : [appointment])),
    ];
    await eraseAppointments(tx, { visits, appointments }, now);
    return await fadeLetters(tx, before(keptDays.letter), most);
  });
};
