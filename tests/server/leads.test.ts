import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { leadsHandlers } from '#server/leads/leads-handlers.ts';
import { startHouse, type TestHouse } from '#tests/support/app.ts';

let shop: TestHouse;
beforeAll(async () => {
  shop = await startHouse(leadsHandlers);
});
afterAll(async () => await shop.close());

describe('a lead', () => {
  it('is kept with its basket, in the form in which it can be reached', async () => {
    const cestaID = randomUUID();
    const { idLead } = await shop.call(
      'createLead',
      {
        body: {
          email: ' Rosa@Example.com',
          telefono: '+376 312 345',
          codigo_postal: 'ad500',
          origen: 'selector',
          wantsInfo: true,
          cestaID,
        },
      },
      { language: 'ca' },
    );
    const [row] = await shop.database.rows(sql`
      select email, telefono, codigo_postal, origen, wants_info, idioma, cesta_id from lead where id_lead = ${idLead}::uuid`);
    expect(row).toEqual({
      email: 'rosa@example.com',
      telefono: '+376312345',
      codigo_postal: 'AD500',
      origen: 'selector',
      wants_info: true,
      idioma: 'ca',
      cesta_id: cestaID,
    });
  });

  it('needs an address and a postcode; a telephone only has to be right', async () => {
    const without = await shop.refused('createLead', { body: { origen: 'selector', telefono: '' } });
    expect(Object.keys(without.errors ?? {}).sort()).toEqual(['codigo_postal', 'email']);
    const wrong = await shop.refused('createLead', {
      body: { origen: 'selector', email: 'rosa@example.com', codigo_postal: '25001', telefono: '12 34' },
    });
    expect(wrong.errors).toEqual({ telefono: 'Al teléfono le faltan cifras.' });
  });

  it('of a basket is told to nobody but by its number, the newest where there are several', async () => {
    const cestaID = randomUUID();
    expect(await shop.call('readBasketLead', { params: { cestaID } })).toEqual({ idLead: null });
    const body = { email: 'rosa@example.com', codigo_postal: '25001', origen: 'selector', cestaID };
    await shop.call('createLead', { body });
    shop.setClock(new Date('2027-02-09T09:00:00Z'));
    const newest = await shop.call('createLead', { body });
    expect(await shop.call('readBasketLead', { params: { cestaID } })).toEqual(newest);
  });
});
