import type { leads } from '#contract/leads.ts';
import { readEmail } from '#domain/accounts/email.ts';
import { validateLead } from '#domain/accounts/lead.ts';
import { readPhone } from '#domain/accounts/phone.ts';
import { readPostcode } from '#domain/accounts/postcode.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { assertRead } from '../accounts/assert-read.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { keepLead } from './keep-lead.ts';
import { leadOfBasket } from './leads-store.ts';

export const leadsHandlers = {
  createLead: async (context, { body }) => {
    const { database, language } = context;
    const wrong = validateLead(body, await readBlocklists(database));
    if (Object.keys(wrong).length > 0) return invalid(wrong);
    const lead = {
      email: assertRead(readEmail(body.email ?? '')),
      telefono: body.telefono ? assertRead(readPhone(body.telefono)) : null,
      codigo_postal: assertRead(readPostcode(body.codigo_postal ?? '')),
      origen: body.origen,
      wantsInfo: body.wantsInfo,
      idioma: language,
      cestaID: body.cestaID ?? null,
    };
    return await keepLead(context, lead, body.busqueda);
  },

  readBasketLead: async ({ database }, { params }) => ({ idLead: await leadOfBasket(database, params.cestaID) }),
} satisfies Pick<Handlers, keyof typeof leads>;
