import { randomUUID } from 'node:crypto';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import { startShop, thursday, type TestShop } from './shop.ts';
import { rowsOf, signInStaff } from './staff.ts';
import { anyPlate, insertVisitServices, visitWish } from './visits.ts';
import { insertWorkshop, type WorkshopSketch } from './workshops.ts';

export interface OwnWorkshop {
  readonly codTienda: number;
  /** Of somebody who works there. */
  readonly token: string;
}

/** A customer who booked, and what staff see of it. */
export interface Booked {
  readonly id: string;
  readonly firma: string;
  readonly numero: string;
  readonly email: string;
  readonly matricula: string;
}

type Outcome = Awaited<ReturnType<TestShop['send']>>;

export interface AgendaHouse extends TestShop {
  /** A workshop that nobody has used yet: three lifts, the third with the alignment bench, from 9 to 13 and 15 to 19. */
  readonly ownWorkshop: () => Promise<OwnWorkshop>;
  /** A car of somebody new, on Thursday. */
  readonly booked: (
    where: OwnWorkshop,
    time: string,
    more?: { readonly selectedService?: string; readonly selectedDate?: string; readonly matricula?: string },
  ) => Promise<Booked>;
  readonly rows: (where: OwnWorkshop, id: string, date?: string) => ReturnType<typeof rowsOf>;
  /** Sends what staff of a workshop do to an appointment as it is now. */
  readonly change: (
    name: 'moveAllocation' | 'changeAllocationStatus' | 'cancelAllocation' | 'liftBlock',
    where: OwnWorkshop,
    id: string,
    body?: object,
  ) => Promise<Outcome>;
  readonly undo: (where: OwnWorkshop, outcome: Outcome) => Promise<Outcome>;
  readonly mailsTo: (email: string) => Promise<string[]>;
  readonly lastLetter: (email: string, template?: string) => Promise<Letter | undefined>;
}

const first = 501;

/** The desk with its agenda, and `shops` workshops that tests take one after the other. */
export const startAgenda = async (shops: number, sketch: Partial<WorkshopSketch> = {}): Promise<AgendaHouse> => {
  const shop = await startShop({
    handlers: { ...visitsHandlers, ...workshopsHandlers, ...accountsHandlers, ...agendaHandlers },
  });
  const { database, runtime } = shop;
  await insertVisitServices(database);
  // What is known of workshops may be a second old: all that are needed are there from the start.
  for (let place = 0; place < shops; place += 1)
    await insertWorkshop(database, { codTienda: first + place, servicios: ['coche', 'patinete'], ...sketch });
  let used = 0;

  const rows: AgendaHouse['rows'] = async ({ codTienda, token }, id, date = thursday) =>
    await rowsOf(shop, token, id, { codTienda, date });
  const mailRows = async (email: string) =>
    await database.rows<{ id: string; template: string }>(
      sql`select id, template from mail where destinatario = ${email} order by creado, id`,
    );
  return {
    ...shop,
    rows,
    ownWorkshop: async () => {
      const codTienda = first + used;
      used += 1;
      if (used > shops) throw new Error(`more than ${shops} workshops are needed`);
      return { codTienda, token: await signInStaff(database, runtime.clock(), { talleres: [codTienda] }) };
    },
    booked: async ({ codTienda }, time, { matricula = anyPlate(), ...more } = {}) => {
      const email = `${randomUUID()}@example.com`;
      const wish = visitWish(time, { selectedTaller: codTienda, userData: { email, matricula }, ...more });
      const { citaPreviaId: id, firma, numero } = await shop.call('bookVisit', { body: wish });
      return { id, firma, numero, email, matricula: matricula.replace(' ', '') };
    },
    change: async (name, where, id, body = {}) => {
      const { rev } = await database.one<{ rev: string }>(sql`
        select string_agg(rev::text, '.' order by etapa) as rev from allocation where appointment_id = ${id}::uuid`);
      const { codTienda, token } = where;
      return await shop.send(name, { params: { codTienda }, body: { id, rev, date: thursday, ...body } }, { token });
    },
    undo: async ({ codTienda, token }, { body }) => {
      const deshacer = typeof body === 'object' && body !== null && 'deshacer' in body ? body.deshacer : undefined;
      return await shop.send('undoAgenda', { params: { codTienda }, body: { deshacer } }, { token });
    },
    mailsTo: async (email) => (await mailRows(email)).map(({ template }) => template),
    lastLetter: async (email, kind) => {
      const last = (await mailRows(email)).findLast(({ template }) => kind === undefined || template === kind);
      const row = last && (await findMail(database, last.id));
      return row && (await writeLetter(runtime, row));
    },
  };
};
