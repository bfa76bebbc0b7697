import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: workshopsHandlers });
  const review = async (codTienda: number, estrellas: number, texto: string, fecha: string, estado = 'publicada') =>
    await shop.database.run(sql`
      insert into workshop_review (id, cod_tienda, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
      values (gen_random_uuid(), ${codTienda}, 'demo', ${estrellas}, ${texto}, 'es', 'Ana', ${fecha}::date, ${estado}, now())`);
  await review(1, 5, 'Puntuales, y me explicaron qué le pasaba al coche.', '2027-01-10');
  await review(1, 4, 'Buen trato y el precio que ponía en la web.', '2027-01-20');
  await review(1, 1, 'Bien.', '2027-02-01');
  await review(2, 2, 'Esperé media hora de más, aunque el trabajo está bien.', '2027-01-15');
  await review(2, 5, 'Nadie ha leído todavía esta opinión antes de publicarla.', '2027-01-30', 'pendiente');
});
afterAll(async () => await shop.close());

test('the chain tells how many workshops it has and what is said of all of them', async () => {
  const { talleres, valoracion, verificadas, opiniones } = await shop.call('readChain', {});
  expect([talleres, valoracion, verificadas]).toEqual([2, { media: 3, total: 4 }, 0]);
  // Of each workshop the newest that says something, good or bad; nothing that waits for a reader.
  expect(opiniones.map(({ slug, estrellas, fecha, verificada }) => [slug, estrellas, fecha, verificada])).toEqual([
    ['taller-1', 4, '2027-01-20', false],
    ['taller-2', 2, '2027-01-15', false],
  ]);
});
