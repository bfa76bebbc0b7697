import { randomUUID } from 'node:crypto';
import type { CallContext } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { insertLead, sameLead, type Lead } from './leads-store.ts';
import { savedSearch, type SavedSearch } from './saved-search.ts';

/** Keeps a lead. With a search to save it is kept once a day, and its letter queued, however often the form is sent. */
export const keepLead = async (
  context: CallContext,
  sent: Omit<Lead, 'idLead'>,
  search: SavedSearch | null | undefined,
): Promise<{ idLead: string }> => {
  const { database, clock } = context;
  const saved = search ? savedSearch(search) : undefined;
  const lead = { ...sent, ...(saved ? { busqueda: saved } : {}), idLead: randomUUID() };
  const kept = await database.transaction(async (tx) => {
    if (!(await insertLead(tx, lead, clock()))) return false;
    if (saved) {
      const { email: destinatario, idioma, idLead } = lead;
      await queueMail(tx, { template: 'busqueda-guardada', destinatario, idioma, datos: { idLead } });
    }
    return true;
  });
  return { idLead: kept ? lead.idLead : await sameLead(database, lead, clock()) };
};
