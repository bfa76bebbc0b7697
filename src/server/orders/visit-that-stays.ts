import { appointmentOfOrder, type Appointment } from '../calendar/appointment-store.ts';
import type { Database } from '../database/database.ts';
import { ordersBeside } from './orders-of-visit-store.ts';

/** The appointment of an order that ended, where it stays for another order (docs/decisions/080). */
export const visitThatStays = async (db: Database, orderId: number): Promise<Appointment | undefined> => {
  const [beside] = await ordersBeside(db, orderId);
  return beside && (await appointmentOfOrder(db, beside.id));
};
