import { address } from '#contract/addresses.ts';
import { pageUrl } from '#server/page-url.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { leadsHandlers } from '#server/leads/leads-handlers.ts';
import { writeLetter } from '#server/letters.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';

let shop: TestRuntime;
const golf = { selector: 'coche', consulta: 'llanta=16&ancho=205&serie=55&temporada=invierno&pagina=3&x=y' } as const;
const canonical = 'ancho=205&serie=55&llanta=16&temporada=invierno';
const lead = (email: string, busqueda: object) => ({
  body: { email, codigo_postal: '25001', origen: 'selector', busqueda } as never,
});
const lettersTo = async (email: string) =>
  await shop.database.rows<{ id: string; datos: { idLead: string } }>(sql`
    select id, datos from mail where template = 'busqueda-guardada' and destinatario = ${email} order by creado, id`);
beforeAll(async () => {
  shop = await startRuntime(leadsHandlers);
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

describe('a search that is to be saved', () => {
  it('is kept with the lead as the shop spells it, and mailed', async () => {
    const { idLead } = await shop.call('createLead', lead('marta@example.com', golf), { language: 'ca' });
    const row = await shop.database.one(sql`select busqueda from lead where id_lead = ${idLead}::uuid`);
    expect(row).toEqual({ busqueda: { selector: 'coche', consulta: canonical } });
    const [mail] = await lettersTo('marta@example.com');
    expect(mail?.datos).toEqual({ idLead });
    const letter = await writeLetter(shop.runtime, { template: 'busqueda-guardada', idioma: 'ca', datos: { idLead } });
    expect(letter?.subject).toContain('205/55 R16');
    expect(letter?.blocks).toContainEqual(
      expect.objectContaining({
        url: `${pageUrl(shop.runtime.config, address('selectorResults', 'ca'))}?${canonical}`,
      }),
    );
  });

  it('is saved once a day, however often the form is sent', async () => {
    const sent = lead('nil@example.com', golf);
    const answers = await Promise.all([1, 2, 3].map(async () => await shop.call('createLead', sent)));
    expect(new Set(answers.map(({ idLead }) => idLead)).size).toBe(1);
    expect(await lettersTo('nil@example.com')).toHaveLength(1);
  });

  it('that looks for nothing is a lead without a letter; one that is too long is refused', async () => {
    await shop.call('createLead', lead('ot@example.com', { selector: 'moto', consulta: 'ancho=120&x=1' }));
    expect(await lettersTo('ot@example.com')).toEqual([]);
    const long = lead('ot@example.com', { ...golf, consulta: `ancho=205&cp=${'1'.repeat(2000)}` });
    expect((await shop.refused('createLead', long)).status).toBe(422);
  });
});
