import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { dayMs } from '#domain/time.ts';
import type { CallName } from '#contract/calls.ts';
import type { Request } from '#contract/contract.ts';
import { impersonationCode } from '#tests/support/impersonation.ts';
import { insertPromotion } from '#tests/support/promotions.ts';
import { sql } from '#server/database/sql.ts';
import { publicationsOf } from '#server/content/content-store.ts';
import { signPreview } from '#server/content/preview-signature.ts';
import { publishContent } from '#server/content/publish-content.ts';
import { createContent } from '#server/content/save-content.ts';
import { insertPicture } from '#server/pictures/pictures-store.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { importContent } from '#server/content/import-content.ts';
import { contentFiles } from '#tests/support/content.ts';
import { cancelBooking } from '#server/orders/order-time.ts';
import { newSecret } from '#server/accounts/authenticator.ts';
import { makeStaff } from '#server/accounts/make-staff-store.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { offerSecret } from '#server/accounts/second-factor-store.ts';
import { insertLink, secretOfLink, type LinkPurpose } from '#server/accounts/account-links-store.ts';
import { catalogueOf } from '#server/catalogue/catalogue.ts';
import { markExpired } from '#server/orders/orders-store.ts';
import { settlePayment } from '#server/payments/settle-payment.ts';
import { newsletterLink } from '#server/newsletter/newsletter-links.ts';
import { signRequest } from '#server/product-requests/request-signature.ts';
import { signOrdered } from '#server/change-requests/change-signature.ts';
import { newChallenge } from '#server/accounts/passkeys/challenge-store.ts';
import { SoftPasskey } from '#tests/support/passkey.ts';
import { insertBought } from '#tests/support/bought.ts';
import { insertPurchaseReview } from '#tests/support/reviews.ts';
import { signReview } from '#server/workshops/review-signature.ts';
import { articlesOf } from '#server/catalogue/articles.ts';
import { signReminders } from '#server/upkeep/upkeep-signature.ts';
import { keepVehicle } from '#server/vehicles/own-vehicles-store.ts';
import { withTold } from '#server/vehicles/vehicle-data.ts';
import { toldVehicle } from '#contract/vehicle-data.ts';
import { motoModelsOf } from '#server/finder/moto-models.ts';
import { insertMotoRevision, insertTyre } from '#tests/support/catalogue.ts';
import { ownBasket, takeTime } from '#tests/support/late-payment.ts';
import { signWish } from '#server/waiting/waiting-signature.ts';
import { emailCode } from '#server/guests/email-code.ts';
import { writeCode } from '#server/guests/email-proof-store.ts';
import { anyPlate, bookAny, insertVisitServices, roger } from '#tests/support/visits.ts';
import { insertOrder } from '#tests/support/orders.ts';
import { askedVisit, orderedVisit, quietVisit } from '#tests/support/ordered-visit.ts';
import { waitingWish } from '#tests/support/waiting.ts';
import { insertInvoicedOrder, insertPaidOrder } from '#tests/support/invoiced-order.ts';
import { billing, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { rowsOf, signInStaff } from '#tests/support/staff.ts';
import { ona } from '#tests/support/ona.ts';

const wanted = [{ id_navision: 'N1', cantidad: 4 }];
const sheet = { marca: 'michelin', modelo: 'modelo-1', specs: '205-55-r16-91v' };
const filters = { ancho: 205, serie: 55, llanta: 16 };

const accountOf = async (shop: TestShop): Promise<string> => {
  const { id } = await shop.database.one<{ id: string }>(sql`select id from account where email = ${ona.email}`);
  return id;
};

/** A page that nobody sees yet. */
const draft = async (shop: TestShop): Promise<{ readonly id: string; readonly version: number }> => {
  const id = randomUUID();
  const text = { slug: '', titulo: 'Borrador', descripcion: '', entrada: '', texto: 'Hola' };
  const written = { fecha: null, indexar: true, pie: false, textos: { es: text, ca: text } };
  await createContent(shop.database, { id, clave: null, clase: 'pagina' }, written, shop.runtime.clock());
  return { id, version: 1 };
};

/** A time at which no maintenance is entered yet, on the clock of Madrid. */
const freeWindow = async ({ database }: TestShop) => {
  // A sample that is sent again and again would soon be one too many.
  await database.run(sql`delete from maintenance`);
  return { desde: '2027-03-20T01:00', hasta: '2027-03-20T02:30' };
};

/** A window of maintenance that is to come. */
const enteredWindow = async (shop: TestShop) => {
  const body = await freeWindow(shop);
  const { id } = await shop.database.one<{ id: number }>(sql`
    insert into maintenance (activo, fecha_inicio, fecha_fin) values (true, '2027-03-20T00:00Z', '2027-03-20T01:30Z')
    returning id`);
  return { id, body };
};

/** A picture of a pixel that no page shows. */
const picture = async (shop: TestShop): Promise<string> => {
  const id = randomUUID();
  const print = createHash('sha256').update(id).digest('hex');
  const file = { tipo: 'webp', ancho: 1, alto: 1, bytes: 1, archivo: `${print.slice(0, 40)}.webp` } as const;
  const said = { nombre: id, es: 'Un punto', ca: 'Un punt', ancho: 1, alto: 1 };
  await insertPicture(shop.database, { id, huella: print, ...said, archivos: [file] }, shop.runtime.clock());
  return id;
};

/** A page that is published; answers its path. */
const publishedContent = async (shop: TestShop): Promise<string> => {
  await importContent(shop.database, contentFiles('empresa'), shop.runtime.clock());
  return 'empresa';
};

/** Another account, that nobody signs in to. */
const somebodyElse = async (shop: TestShop): Promise<string> =>
  (await shop.call('registerUser', { body: { ...ona, email: `${randomUUID()}@example.com` } })).user.idUser;

/** Somebody who leaves, and comes back to leave again. */
export const leaver = { ...ona, email: 'leaver@example.com' };

export const leavingAccount = async (shop: TestShop): Promise<string> => {
  // Asked for several times at once, it is made once.
  await shop.send('registerUser', { body: leaver });
  const made = await shop.database.maybeOne<{ id: string }>(sql`select id from account where email = ${leaver.email}`);
  return made?.id ?? (await leavingAccount(shop));
};

/** An operator who signs in with a password. */
const operator = async (shop: TestShop) => {
  const [id, email, password] = [randomUUID(), `${randomUUID()}@rodera.example`, 'girafa-lila-27-88'];
  const person = { nombre: 'Carla', apellidos: 'Serra', idioma: 'ca', rol: 'operador', talleres: [] } as const;
  const passwordHash = await hashPassword(password, 'least');
  await makeStaff(shop.database, [{ id, email, passwordHash, ...person }], shop.runtime.clock());
  return { id, email, password };
};

/** A passkey of Ona's. */
const ownPasskey = async (shop: TestShop): Promise<SoftPasskey> => {
  const passkey = new SoftPasskey(shop.runtime.config.publicUrl);
  await passkey.giveTo(shop.database, await accountOf(shop), shop.runtime.clock());
  return passkey;
};

const leon = { marca: 'SEAT', modelo: 'León (5F)', motor: '2.0 TDI 150' };

/** A car that Ona's account keeps. */
const signedReminders = async (shop: TestShop) => {
  const { id } = (await ownCar(shop)).params;
  return { id, firma: await signReminders(shop.database, id) };
};
const ownCar = async (shop: TestShop) => {
  const [user, id] = [await accountOf(shop), randomUUID()];
  await keepVehicle(shop.database, {
    id,
    accountId: user,
    data: withTold(undefined, toldVehicle.parse(leon), { matricula: anyPlate(), matriculacion: null }),
    origen: 'usuario',
    now: shop.runtime.clock(),
  });
  return { params: { user, id } };
};

/** What the link of a letter to an account's owner carries. */
const linkOfAccount = async (shop: TestShop, para: LinkPurpose, accountId?: string): Promise<string> => {
  const now = shop.runtime.clock();
  const id = randomUUID();
  await insertLink(shop.database, { id, accountId: accountId ?? (await accountOf(shop)), para, now });
  return (await secretOfLink(shop.database, id, now)) ?? '';
};

/** A visit that took place, with what its mail's link carries. */
const doneVisit = async (shop: TestShop) => {
  await insertVisitServices(shop.database);
  const { citaPreviaId: cita } = await bookAny(shop);
  await shop.database.run(sql`update allocation set status = 'done' where appointment_id = ${cita}::uuid`);
  return { cita, firma: await signReview(shop.database, cita) };
};

export const storedBasket = async (shop: TestShop) =>
  await shop.update({ cestaID: randomUUID(), products: wanted, selectedTaller: 1 });

/** The earliest time of that Thursday that is still free. */
export const freeTime = async (shop: TestShop, codTienda = 1): Promise<string> => {
  const { times } = await shop.call('consultTimes', { body: { codTienda, date: thursday, products: wanted } });
  const [time] = times;
  if (time === undefined) throw new Error('the day of the samples is full');
  return time;
};

/** A basket with all that an order needs. */
export const readyToOrder = async (shop: TestShop) => await shop.readyBasket(await freeTime(shop));

/** What is asked of the customer of an order that was paid when its time was gone. */
const latePayment = async (shop: TestShop): Promise<string> => {
  const cesta = await ownBasket(shop);
  await shop.order(cesta);
  const { reference, orderId } = await shop.database.one<{ reference: string; orderId: number }>(sql`
    select p.reference, p.order_id as "orderId" from payment p join customer_order o on o.id = p.order_id
    where o.cesta_id = ${cesta.cestaID}::uuid`);
  await markExpired(shop.database, orderId, shop.runtime.clock());
  await cancelBooking(shop.database, orderId);
  await takeTime(shop, cesta);
  await settlePayment(shop.runtime, {
    gateway: shop.gateway.name,
    verdict: { reference, ok: true, code: '00', family: 'ok', pasref: 'p', authcode: 'a' },
    via: 'aviso',
    campos: {},
  });
  return (await shop.basket(cesta.cestaID)).pedido?.oferta ?? '';
};

/** A tyre of a motorcycle that nobody has. */
const motoTyre = async (shop: TestShop): Promise<string> => {
  const known = await shop.database.maybeOne(sql`select from product where id = 70`);
  if (!known) await insertTyre(shop.database, { id: 70, tipo_vehiculo: 'moto', ofertas: [{ precio: 5000, stock: 0 }] });
  return 'N70';
};

const motoSize = { ancho: 120, alto: 70, llanta: 17 };

/** A motorcycle whose tyres are known; those of the catalogue may be a second old. */
const motorcycle = async (shop: TestShop) => {
  await shop.database.run(sql`
    insert into moto_model (marca, cilindrada, modelo, fabricacion) values ('Yamaha', '689', 'MT-07', '2014-') on conflict do nothing`);
  await shop.database.run(sql`
    insert into moto_fitment (moto_id, posicion, delantera, trasera)
    select id, 0, '120/70 ZR17 (58W)', '180/55 ZR17 (73W)' from moto_model where marca = 'Yamaha' on conflict do nothing`);
  const known = async () => (await motoModelsOf(shop.database)).some(({ marca }) => marca === 'Yamaha');
  while (!(await known())) await setTimeout(50);
  return { marca: 'Yamaha', cilindrada: '689', modelo: 'MT-07', aplicacion: 'trasera' as const };
};

/** A motorcycle of which the revision has a price; what is kept in memory may be a second old. */
const motoRevision = async (shop: TestShop) => {
  const sold = await insertMotoRevision(shop.database, 790);
  const known = async () =>
    (await articlesOf(shop.runtime)).ofKey('revisiones-moto').some(({ id_navision }) => id_navision === sold);
  while (!(await known())) await setTimeout(50);
  return { matricula: '8739 HZN', cilindrada: '689' };
};

/** A maker and a model by their numbers. */
const numberedMotorcycle = async (shop: TestShop) => {
  const { marca } = await motorcycle(shop);
  const found = (await motoModelsOf(shop.database)).find((model) => model.marca === marca);
  if (!found) throw new Error('no motorcycle');
  return { id_site_marca_moto: found.idMarca, id_moto: found.id };
};

const message = {
  motivo: 'cita',
  nombre: 'Rosa Pons',
  email: 'rosa@example.com',
  comentario: '¿Cambiáis pastillas de freno?',
} as const;

/** What a letter of the newsletter carries. */
const newsletterParams = async (shop: TestShop, purpose: 'confirmar' | 'elegir') => {
  const email = `${randomUUID()}@example.com`;
  await shop.call('subscribeNewsletter', { body: { email } });
  const { id } = await shop.database.one<{ id: string }>(sql`
    select id from newsletter_subscription where email = ${email}`);
  return { x: await newsletterLink(shop.database, { id, bajas: 0 }, purpose) };
};

const issueWords = { es: { asunto: 'Otoño', texto: 'Hola' }, ca: { asunto: 'Tardor', texto: 'Hola' } };

/** An issue of the newsletter that nobody has had. */
const writtenIssue = async ({ database, runtime }: TestShop, estado: 'borrador' | 'planeado' = 'borrador') => {
  const [id, now] = [randomUUID(), runtime.clock()];
  await database.run(sql`
    insert into newsletter_issue (id, estado, asunto_es, asunto_ca, texto_es, texto_ca, desde, creado, cambiado)
    values (${id}::uuid, ${estado}, 'Otoño', 'Tardor', 'Hola', 'Hola', case when ${estado} = 'planeado' then ${now}::timestamptz end,
      ${now}, ${now})`);
  return { id };
};

const reported = 'En el taller se cobran piezas que no se cambian.';

/** A report, by its code. */
const reportCode = async (shop: TestShop): Promise<string> =>
  (await shop.call('sendReport', { body: { texto: reported } })).codigo;

/** A report that waits for its first answer. */
const freshReport = async (shop: TestShop) => {
  const code = (await reportCode(shop)).replaceAll('-', '');
  const { id } = await shop.database.one<{ id: string }>(sql`
    select r.id from report r where r.codigo_hash = sha256(convert_to(${code}, 'UTF8'))`);
  return { id };
};

/** A case that nobody has yet. */
const openCase = async (shop: TestShop) => {
  const { numero } = await shop.call('contactar', { body: { data: { ...message, comentario: randomUUID() } } });
  return { numero };
};

/** What the link in the message about a request carries. */
const signedRequest = async (shop: TestShop) => {
  const email = `${randomUUID()}@example.com`;
  await shop.call('requestProduct', { body: { email, productID: 'N3' } });
  const { id } = await shop.database.one<{ id: string }>(sql`select id from product_request where email = ${email}`);
  return { id, firma: await signRequest(shop.database, id) };
};

/** A promotion that no sample buys anything of; it is known once what is kept in memory, a second old, was read anew. */
const knownPromotion = async (shop: TestShop): Promise<number> => {
  const { database } = shop;
  const there = await database.maybeOne<{ id: number }>(sql`
    select id_site_promocion as id from promotion where vehiculo = 'moto' limit 1`);
  const id = there?.id ?? (await insertPromotion(database, { vehiculo: 'moto' }));
  const known = async () =>
    (await catalogueOf(database)).tariffs.promotions.some(({ id_site_promocion }) => id_site_promocion === id);
  while (!(await known())) await setTimeout(50);
  return id;
};

/** Where, when and for what an appointment could be made now. */
export const freeVisit = async (shop: TestShop) => {
  const { times } = await shop.call('consultVisitTimes', {
    params: { id: 1, x: 'pinchazo' },
    body: { date: thursday },
  });
  const [selectedTime] = times;
  if (selectedTime === undefined) throw new Error('the day of the samples is full');
  return { selectedTaller: 1, selectedService: 'pinchazo', selectedDate: thursday, selectedTime };
};

const bookedVisit = async (shop: TestShop) => {
  await insertVisitServices(shop.database);
  const { citaPreviaId: id, firma } = await bookAny(shop);
  return { params: { id }, query: { firma } };
};

const waitedFor = async (shop: TestShop) => {
  await insertVisitServices(shop.database);
  const body = waitingWish({ desde: '2027-02-13', hasta: '2027-02-13' });
  await shop.call('joinWaiting', { body });
  const { id } = await shop.database.one<{ id: string }>(sql`select id from waiting_wish where email = ${body.email}`);
  return { params: { id }, query: { firma: await signWish(shop.database, id) } };
};

/** An order, by its number and the link of its letter. */
const placedOrder = async (shop: TestShop) => {
  const { params, query } = await orderedVisit(shop);
  const { n } = await shop.database.one<{ n: string }>(sql`
    select o.order_number as n from customer_order o join allocation a on a.order_id = o.id
    where a.appointment_id = ${params.id}::uuid`);
  return { params: { n }, query: { cita: params.id, ...query } };
};

/** An order of its own, and the link of its letter. */
const unwantedOrder = async (shop: TestShop) => {
  const { id } = await awaitedGoods(shop);
  const order = await shop.database.one<{ n: string; starts: Date }>(sql`
    select o.order_number as n, lower(a.span) as starts from customer_order o join allocation a on a.order_id = o.id
    where a.appointment_id = ${id}::uuid`);
  const firma = await signOrdered(shop.database, { citaId: id, starts: order.starts });
  return { params: { n: order.n }, query: { cita: id, firma } };
};

/** A withdrawal whose goods have not come back. */
const awaitedBack = async (shop: TestShop): Promise<number> => {
  const { params } = await unwantedOrder(shop);
  const { id } = await shop.database.one<{ id: number }>(sql`
    insert into withdrawal (order_id, estado, lineas, importe, recibido)
    select id, 'por-devolver', '[]', 0, now() from customer_order where order_number = ${params.n} returning id`);
  return id;
};

/** An order of tyres whose car is expected, as staff see it. */
const awaitedGoods = async (shop: TestShop) => {
  const cesta = await readyToOrder(shop);
  await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
  const { id } = await shop.database.one<{ id: string }>(sql`
    select appointment_id as id from customer_order where cesta_id = ${cesta.cestaID}::uuid`);
  return { id, rev: await revOf(shop, id) };
};

const staffOf = async (shop: TestShop) => ({ token: await signInStaff(shop.database, shop.runtime.clock()) });

const revOf = async (shop: TestShop, id: string): Promise<string> =>
  (
    await shop.database.one<{ rev: string }>(sql`
      select string_agg(rev::text, '.' order by etapa) as rev from allocation where appointment_id = ${id}::uuid`)
  ).rev;

/** An appointment as staff of workshop 1 see it. */
const bookedRow = async (shop: TestShop) => {
  await insertVisitServices(shop.database);
  const { citaPreviaId } = await bookAny(shop);
  const [row] = await rowsOf(shop, (await staffOf(shop)).token, citaPreviaId);
  if (!row) throw new Error('what was booked is not in the agenda');
  return row;
};

/** A bay of workshop 1 that nobody has used yet: blocks of other samples stay. */
const newBay = async (shop: TestShop): Promise<number> => {
  const { id } = await shop.database.one<{ id: number }>(sql`
    insert into bay (cod_tienda, bay_id, nombre, skills, max_llanta)
    select 1, max(bay_id) + 1, 'Elevador', '{turismo}', 24 from bay where cod_tienda = 1 returning bay_id as id`);
  return id;
};

const freeToBlock = async (shop: TestShop) => ({
  bayId: await newBay(shop),
  date: thursday,
  desde: '09:00',
  hasta: '10:00',
});

const blocked = async (shop: TestShop) =>
  await shop.call(
    'blockBay',
    { params: { codTienda: 1 }, body: { ...(await freeToBlock(shop)), motivo: 'Avería' } },
    await staffOf(shop),
  );

/** As much of an order's snapshot as its customer is shown. */
const snapshotAt = {
  cesta: { products: [], totals: { descuento: 0 } },
  taller: {
    codTienda: 1,
    alias: 'Lleida',
    direccion: 'Carrer Major, 1',
    cpostal: '25001',
    poblacion: 'Lleida',
    telefono: '973000000',
  },
  selectedDate: '2027-02-11',
  selectedTime: '10:00',
};

/** For each call a way to make a request that succeeds. A call without one does not compile. */
export const samples: { readonly [Name in CallName]: (shop: TestShop) => Promise<Request<Name>> } = {
  siteInit: async () => ({}),
  readMaintenance: async () => ({}),
  readContent: async (shop) => ({ query: { ruta: await publishedContent(shop) } }),
  listArticles: async () => ({ query: { pageSize: '2' } }),
  listMaintenance: async () => ({}),
  announceMaintenance: async (shop) => ({ body: await freeWindow(shop) }),
  changeMaintenance: async (shop) => {
    const window = await enteredWindow(shop);
    return { params: { id: window.id }, body: window.body };
  },
  endMaintenance: async (shop) => ({ params: { id: (await enteredWindow(shop)).id } }),
  findContent: async () => ({ query: { buscar: 'empresa' } }),
  openContent: async (shop) => ({ params: { id: (await draft(shop)).id } }),
  createContent: async () => ({ body: { clase: 'pagina', es: { titulo: 'Nueva' }, ca: { titulo: 'Nova' } } }),
  saveContent: async (shop) => {
    const { id, version } = await draft(shop);
    return { params: { id }, body: { version, es: { titulo: 'Nueva' }, ca: { titulo: 'Nova' } } };
  },
  publishContent: async (shop) => ({ params: { id: (await draft(shop)).id }, body: { version: null } }),
  cancelPublication: async (shop) => {
    const { id } = await draft(shop);
    const desde = new Date(shop.runtime.clock().getTime() + dayMs);
    await publishContent(shop.database, { id, version: null, desde, now: shop.runtime.clock() });
    const [plan] = await publicationsOf(shop.database, id);
    return { params: { id, plan: plan?.id ?? 0 } };
  },
  uploadPicture: async () => ({
    query: { nombre: randomUUID(), es: 'Un punto', ca: 'Un punt' },
    file: new Blob([await pngOf(8, 8)]),
  }),
  findPictures: async () => ({ query: { buscar: 'punto' } }),
  openPicture: async (shop) => ({ params: { id: await picture(shop) } }),
  describePicture: async (shop) => ({ params: { id: await picture(shop) }, body: { es: 'Otro', ca: 'Un altre' } }),
  deletePicture: async (shop) => ({ params: { id: await picture(shop) } }),
  previewContent: async (shop) => {
    const { id, version } = await draft(shop);
    const hasta = Math.trunc(shop.runtime.clock().getTime() / 1000) + 600;
    return { params: { id, version, hasta, firma: await signPreview(shop.database, { id, version, hasta }) } };
  },
  listFootContent: async () => ({}),
  listContentRoutes: async () => ({ query: {} }),
  searchSite: async () => ({ query: { q: 'michelin 205 55 16', cuantos: '5' } }),

  selectTyres: async () => ({ body: { filters, page: 0, order: 'precio', userInfo: { postCode: '25001' } } }),
  selectTyresWithAgent: async () => ({ body: { filters, useragent: 'test' } }),
  countTyres: async () => ({ body: { filters } }),
  readTyreValues: async () => ({ query: { ancho: '205', serie: '55' } }),
  readTyreDefaults: async () => ({ query: { 'tipo-vehiculo': 'turismo' } }),
  readTyreLanding: async () => ({ query: { temporada: 'verano', page: '0' } }),
  readTyreBrands: async () => ({ query: {} }),
  readTyreBrand: async () => ({ params: { marca: sheet.marca } }),
  readTyreModel: async () => ({ params: { marca: sheet.marca, modelo: sheet.modelo }, query: {} }),
  readTyreSheet: async () => ({ params: sheet, query: { cpostal: '25001' } }),
  readTyrePage: async () => ({ params: { marca: sheet.marca, pagina: `${sheet.modelo}-${sheet.specs}` }, query: {} }),

  searchCatalogue: async () => ({
    params: { catalogKey: 'baterias' },
    query: {
      filters: JSON.stringify({ tecnologia: 'AGM', ah: [70], start_stop: true }),
      pagination: JSON.stringify({ page: 0, pageSize: 12 }),
      order: JSON.stringify({ order: 'precio', direction: 'desc' }),
      cpostal: 'AD500',
    },
  }),
  readCatalogueFilters: async () => ({
    params: { catalogKey: 'baterias' },
    query: { filters: '{"marca":["michelin"]}' },
  }),
  readOzoneKits: async () => ({ query: {} }),
  readArticle: async () => ({ params: { id: '9' }, query: { cpostal: '25001' } }),

  listPromotions: async (shop) => {
    await knownPromotion(shop);
    return { query: { vehiculo: 'moto' } };
  },
  readPromotion: async (shop) => ({ params: { id: String(await knownPromotion(shop)) } }),

  readMotoValues: async () => ({ query: { ancho: '120', alto: '70', 'tipo-vehiculo': 'moto' } }),
  readMotoDefaults: async () => ({ query: {} }),
  readMotoModelValues: async () => ({ query: { marca: 'Yamaha', cilindrada: '689' } }),
  readMotoModelDefaults: async () => ({}),
  findMotoSize: async (shop) => ({ body: await motorcycle(shop) }),
  readMotoRevision: async (shop) => ({ body: await motoRevision(shop) }),
  listMotoBrands: async (shop) => {
    await motorcycle(shop);
    return { params: { cilindrada: '750' }, query: { electrica: 'false' } };
  },
  listMotoModels: async (shop) => {
    const { id_site_marca_moto: marca } = await numberedMotorcycle(shop);
    return { params: { cilindrada: '689', marca }, query: { electrica: false } };
  },
  keepMotoRevision: async (shop) => {
    const { idLead } = await shop.call('readMotoRevision', { body: await motoRevision(shop) });
    return { body: { id_registro_lead_revision_moto: idLead, ...(await numberedMotorcycle(shop)) } };
  },
  registerMotoBrand: async () => ({ body: { ...motoSize, email: ona.email, zipcode: '25001' } }),
  selectMotoTyres: async () => ({ body: { medidas: motoSize, filtros: { gamas: ['PREMIUM'] }, page: 0 } }),
  selectMotoTubes: async () => ({ body: { medidas: motoSize, filtros: { tipos: ['camara'] } } }),

  readTyreServices: async () => ({ query: { cpostal: 'AD500' } }),
  findTyresByPlate: async () => ({ body: { matricula: '1774 GMJ' } }),
  identifyVehicle: async () => ({ body: { matriculaNumber: '1774 GMJ' } }),
  listVehicleBrands: async () => ({ query: { tipoVehiculo: 'moto' } }),
  listVehicleModels: async () => ({ query: { marca: 'SEAT' } }),
  findVehicleModels: async () => ({ body: { marca: 'SEAT' } }),
  listVehicleEngines: async () => ({ query: { marca: 'SEAT', modelo: 'León (5F)' } }),
  findVehicleEngines: async () => ({ body: { modelo: 'leon-5f' } }),
  describeVehicle: async () => ({
    body: { ...leon, matriculaNumber: '1273 JHM' },
  }),
  readListedVehicle: async () => ({ params: { modelo: 'leon-5f', motor: '2-0-tdi-150' }, query: {} }),
  addVehicleByPlate: async (shop) => ({
    body: { vehicleData: leon, images: [], idUsuario: await accountOf(shop), matriculaNumber: '1273 JHM' },
  }),
  addVehicleByName: async (shop) => ({
    body: { vehicleData: leon, idUsuario: await accountOf(shop), matriculaNumber: '1273 JHM' },
  }),
  listVehicles: async (shop) => ({ params: { user: await accountOf(shop) } }),
  tellKilometres: async (shop) => ({ ...(await ownCar(shop)), body: { kms: 90_000 } }),
  readUpkeep: async (shop) => ({ params: { user: await accountOf(shop) }, query: {} }),
  tellUpkeep: async (shop) => ({ ...(await ownCar(shop)), body: { cosa: 'bateria', fecha: '2024-05-01' } }),
  setUpkeepReminders: async (shop) => ({ ...(await ownCar(shop)), body: { avisos: false } }),
  estimateUpkeep: async () => ({ body: { tipoVehiculo: 'turismo', matricula: '1273 JHM', kms: 90_000 } }),
  readUpkeepReminders: async (shop) => ({ params: await signedReminders(shop) }),
  stopUpkeepReminders: async (shop) => ({ params: await signedReminders(shop) }),
  deleteVehicle: async (shop) => ({ ...(await ownCar(shop)), query: { conCitas: 'true' } }),

  selectOil: async () => ({ body: { matricula: '1273 JHM', kms: 84_000 } }),
  verifyRevision: async () => ({ body: { matricula: '1273 JHM', kms: 84_000, aceite: 5 } }),
  findOilByPlate: async () => ({ body: { matricula: '1273 JHM' } }),
  listRevisions: async () => ({ query: { aceiteId: 5 }, body: { postCode: '25001' } }),
  registerRevisionLead: async () => ({ body: { matricula: '1273 JHM', kms: 84_000, revision: 'Plus' } }),

  listVisitServices: async () => ({}),
  listPrivateServices: async () => ({}),
  readWorkshopServices: async () => ({ params: { id: 1 } }),
  verifyWorkshopService: async (shop) => {
    await insertVisitServices(shop.database);
    return { params: { a: 1, b: 'pinchazo' } };
  },
  consultVisitDates: async (shop) => {
    await insertVisitServices(shop.database);
    return { params: { id: 1 }, body: { selectedService: 'pinchazo', numDays: 25 } };
  },
  consultVisitTimes: async (shop) => {
    await insertVisitServices(shop.database);
    return { params: { id: 1, x: 'pinchazo' }, body: { date: thursday } };
  },
  explainVisitDay: async (shop) => {
    await insertVisitServices(shop.database);
    return { params: { id: 1, x: 'pinchazo' }, body: { date: '2027-02-13' } };
  },
  holdVisitTime: async (shop) => {
    await insertVisitServices(shop.database);
    return { body: { reserva: randomUUID(), ...(await freeVisit(shop)) } };
  },
  bookVisit: async (shop) => {
    await insertVisitServices(shop.database);
    return { body: { ...(await freeVisit(shop)), userData: { ...roger, matricula: anyPlate() } } };
  },
  changeVisit: async (shop) => {
    await insertVisitServices(shop.database);
    const { citaPreviaId: oldCitaId, firma } = await bookAny(shop);
    return { body: { ...(await freeVisit(shop)), userData: { ...roger, matricula: anyPlate() }, oldCitaId, firma } };
  },
  readVisit: async (shop) => await bookedVisit(shop),
  cancelVisit: async (shop) => await bookedVisit(shop),
  listVisits: async (shop) => ({ params: { userId: await accountOf(shop) } }),
  listScooterBrands: async () => ({}),

  joinWaiting: async (shop) => {
    await insertVisitServices(shop.database);
    // A Saturday, on which nobody works.
    return { body: waitingWish({ desde: '2027-02-13', hasta: '2027-02-13' }) };
  },
  readWaiting: async (shop) => await waitedFor(shop),
  passWaiting: async (shop) => await waitedFor(shop),
  leaveWaiting: async (shop) => await waitedFor(shop),

  readOrderedVisit: async (shop) => await orderedVisit(shop),
  requestChange: async (shop) => ({ ...(await quietVisit(shop)), body: { date: '2027-03-11', franja: 'tarde' } }),
  withdrawChange: async (shop) => (await askedVisit(shop)).visit,
  listChanges: async (shop) => {
    await askedVisit(shop);
    return { params: { codTienda: 1 } };
  },
  readChange: async (shop) => (await askedVisit(shop)).change,
  answerChange: async (shop) => {
    const { change, solicitud } = await askedVisit(shop);
    return { ...change, body: { propuesta: solicitud.propuestas[0]?.propuesta ?? null } };
  },

  findWorkshopsByPosition: async () => ({ body: { lat: 41.6, lon: 0.62, selectedProducts: wanted } }),
  filterWorkshops: async () => ({ query: {}, body: { lat: 41.6, lon: 0.62, talleres: [1, 2] } }),
  findWorkshopsByPostcode: async () => ({ body: { postCode: '25001', selectedProducts: wanted } }),
  findMotoWorkshopsByPostcode: async () => ({ body: { postCode: '25001' } }),
  findFirstTimes: async () => ({ body: { postCode: '25001', products: wanted } }),
  readWorkshop: async () => ({ params: { id: '1' } }),
  readChain: async () => ({}),
  readWorkshopArea: async () => ({ params: { area: 'lleida' }, query: { cp: '25001', filtro: '' } }),
  readReviewVisit: async (shop) => {
    const { cita, firma } = await doneVisit(shop);
    return { params: { cita }, query: { firma } };
  },
  writeReview: async (shop) => {
    const { cita, firma } = await doneVisit(shop);
    return { params: { cita }, body: { firma, estrellas: 4, texto: 'Bien', nombre: 'Roger' } };
  },
  readProductReviews: async (shop) => {
    const { id } = await shop.database.one<{ id: number }>(sql`select id from product where id_navision = 'N1'`);
    return { params: { id }, query: {} };
  },
  readBoughtLines: async (shop) => {
    const { cita, firma } = await insertBought(shop.database);
    return { params: { cita }, query: { firma } };
  },
  writeProductReview: async (shop) => {
    const { cita, linea, firma } = await insertBought(shop.database);
    return { params: { cita, linea }, body: { firma, version: 0, estrellas: 4, texto: 'Bien', nombre: 'Rosa' } };
  },
  withdrawProductReview: async (shop) => {
    const { cita, linea, firma } = await insertBought(shop.database);
    return { params: { cita, linea }, query: { firma } };
  },
  listReviewsToRead: async () => ({ query: {} }),
  decideReview: async (shop) => ({
    params: await insertPurchaseReview(shop.database, await insertBought(shop.database)),
    body: { antes: 'pendiente', version: 1, estado: 'retenida', motivo: 'publicidad' },
  }),
  readFavouriteWorkshop: async (shop) => ({ params: { id: await accountOf(shop) } }),
  keepFavouriteWorkshop: async (shop) => ({ params: { id: await accountOf(shop) }, body: { codTienda: 1 } }),

  priceProduct: async () => ({ params: { id: 'N1' }, body: { cantidad: 4, userInfo: { postCode: 'AD500' } } }),
  readProduct: async () => ({ params: { id: 'N1' }, body: {} }),
  readBasket: async (shop) => ({ params: { id: (await storedBasket(shop)).cestaID } }),
  updateBasket: async (shop) => ({
    body: { cestaState: wishFrom(await storedBasket(shop)), userInfo: { postCode: '25001' } },
  }),
  followBasket: async () => ({ body: { cestaID: randomUUID() } }),
  deleteBasket: async (shop) => ({ params: { id: (await storedBasket(shop)).cestaID } }),
  reportUnavailable: async () => ({ body: { unavailableProducts: [{ id_navision: 'N3', cantidad: 4 }] } }),
  consultDates: async () => ({
    body: { selectedProducts: wanted, codTienda: 1, numDays: 25, services: [{ id_navision: 'MONTAJE' }] },
  }),
  consultTimes: async () => ({
    body: { codTienda: 1, date: thursday, products: wanted, email: ona.email, talleresCercanos: true },
  }),
  reserveTime: async (shop) => ({
    body: { codTienda: 1, date: thursday, time: await freeTime(shop), cestaID: (await storedBasket(shop)).cestaID },
  }),
  leaveTime: async (shop) => ({ body: { reserva: (await storedBasket(shop)).cestaID } }),
  releaseTime: async (shop) => ({ body: { cestaID: (await storedBasket(shop)).cestaID } }),

  placeOrder: async (shop) => shop.asking(await readyToOrder(shop)),
  changeOrder: async (shop) => {
    const cesta = await readyToOrder(shop);
    await shop.order(cesta);
    return { body: { data: { cestaID: cesta.cestaID, paymentTerms: 'total', paymentType: 'bizum', billing } } };
  },

  readLatePayment: async (shop) => ({ params: { oferta: await latePayment(shop) }, query: { dia: thursday } }),
  acceptLateTime: async (shop) => {
    const oferta = await latePayment(shop);
    const { cercanas } = await shop.call('readLatePayment', { params: { oferta }, query: {} });
    const [near] = cercanas;
    if (!near) throw new Error('the workshop of the samples is full');
    return { params: { oferta }, body: near };
  },
  returnLatePayment: async (shop) => ({ params: { oferta: await latePayment(shop) } }),

  readOrderProgress: async (shop) => await placedOrder(shop),
  readPlacedOrder: async (shop) => {
    const placed = await placedOrder(shop);
    await shop.database.run(sql`
      update customer_order set snapshot = ${JSON.stringify(snapshotAt)}::jsonb where order_number = ${placed.params.n}`);
    return placed;
  },
  readWithdrawal: async (shop) => await unwantedOrder(shop),
  withdraw: async (shop) => ({ ...(await unwantedOrder(shop)), body: { nombre: 'Rosa Pons', confirmo: true } }),

  requestProduct: async () => ({ body: { email: 'rosa@example.com', productID: 'N3', cantidad: 20 } }),
  requestMotoProduct: async (shop) => ({
    body: { email: 'rosa@example.com', productID: await motoTyre(shop), cantidad: 20, precio: 80.5 },
  }),
  readRequest: async (shop) => ({ params: await signedRequest(shop) }),
  cancelRequest: async (shop) => ({ params: await signedRequest(shop) }),

  subscribeNewsletter: async () => ({ body: { email: 'rosa@example.com' } }),
  confirmNewsletter: async (shop) => ({ params: await newsletterParams(shop, 'confirmar') }),
  cancelNewsletter: async (shop) => ({ params: await newsletterParams(shop, 'elegir') }),
  listIssues: async () => ({ query: {} }),
  openIssue: async (shop) => ({ params: await writtenIssue(shop) }),
  createIssue: async () => ({ body: issueWords }),
  saveIssue: async (shop) => ({ params: await writtenIssue(shop), body: { version: 1, ...issueWords } }),
  deleteIssue: async (shop) => ({ params: await writtenIssue(shop), query: { version: 1 } }),
  proveIssue: async (shop) => ({ params: await writtenIssue(shop) }),
  sendIssue: async (shop) => ({ params: await writtenIssue(shop), body: { version: 1 } }),
  stopIssue: async (shop) => ({ params: await writtenIssue(shop, 'planeado') }),
  readMailChoices: async (shop) => ({ params: await newsletterParams(shop, 'elegir') }),
  changeMailChoices: async (shop) => ({
    params: await newsletterParams(shop, 'elegir'),
    body: { newsletter: true },
  }),

  countStep: async () => ({ body: { recorrido: 'cesta', paso: 'pago' } }),
  readMeasured: async () => ({ query: {} }),

  readReportChannel: async () => ({}),
  sendReport: async () => ({ body: { texto: reported } }),
  followReport: async (shop) => ({ body: { codigo: await reportCode(shop) } }),
  addToReport: async (shop) => ({ body: { codigo: await reportCode(shop), texto: 'Y más.' } }),
  listReports: async () => ({ query: {} }),
  openReport: async (shop) => ({ params: await freshReport(shop) }),
  answerReport: async (shop) => ({ params: await freshReport(shop), body: { texto: 'Lo miramos.', orden: 2 } }),

  contactar: async () => ({ body: { data: message } }),
  callback: async () => ({ body: { telefono: '612345678', taller: '1' } }),
  readCallHours: async () => ({}),
  listCases: async () => ({ query: {} }),
  readCase: async (shop) => ({ params: await openCase(shop) }),
  takeCase: async (shop) => ({ params: await openCase(shop) }),
  answerCase: async (shop) => ({ params: await openCase(shop), body: { texto: 'Sí, mañana.', turno: 1 } }),
  closeCase: async (shop) => ({ params: await openCase(shop) }),
  readDistrict: async () => ({ params: { x: '08014' } }),

  createLead: async () => ({
    body: { email: 'rosa@example.com', telefono: '612345678', codigo_postal: '25001', origen: 'selector' },
  }),
  readBasketLead: async (shop) => ({ params: { cestaID: (await storedBasket(shop)).cestaID } }),

  readStaff: async () => ({}),
  readAgenda: async () => ({ params: { codTienda: 1 }, query: { date: thursday, dias: '2' } }),
  readAgendaLog: async (shop) => ({ params: { codTienda: 1, id: (await bookedRow(shop)).id } }),
  moveAllocation: async (shop) => {
    const { id, rev, desde } = await bookedRow(shop);
    return {
      params: { codTienda: 1 },
      body: { id, rev, bayId: await newBay(shop), date: thursday, time: desde },
    };
  },
  changeAllocationStatus: async (shop) => {
    await insertVisitServices(shop.database);
    const walkIn = { servicio: 'pinchazo', nombre: 'Rosa' };
    const { id } = await shop.call('bookWalkIn', { params: { codTienda: 1 }, body: walkIn }, await staffOf(shop));
    return { params: { codTienda: 1 }, body: { id, rev: await revOf(shop, id), status: 'working' } };
  },
  noteGoods: async (shop) => ({ params: { codTienda: 1 }, body: { ...(await awaitedGoods(shop)), recibida: true } }),
  cancelAllocation: async (shop) => {
    const { id, rev } = await bookedRow(shop);
    return { params: { codTienda: 1 }, body: { id, rev } };
  },
  bookWalkIn: async (shop) => {
    await insertVisitServices(shop.database);
    return { params: { codTienda: 1 }, body: { servicio: 'pinchazo', nombre: 'Rosa', matricula: anyPlate() } };
  },
  previewBlock: async (shop) => ({ params: { codTienda: 1 }, body: await freeToBlock(shop) }),
  blockBay: async (shop) => ({ params: { codTienda: 1 }, body: { ...(await freeToBlock(shop)), motivo: 'Avería' } }),
  liftBlock: async (shop) => {
    const { id } = await blocked(shop);
    return { params: { codTienda: 1 }, body: { id, rev: await revOf(shop, id) } };
  },
  listWithdrawals: async () => ({ params: { codTienda: 1 } }),
  takeGoodsBack: async (shop) => ({ params: { codTienda: 1, id: await awaitedBack(shop) } }),
  undoAgenda: async (shop) => ({
    params: { codTienda: 1 },
    body: { deshacer: (await blocked(shop)).deshacer ?? '' },
  }),

  requestEmailCode: async () => ({ body: { email: `${randomUUID()}@example.com` } }),
  proveEmail: async (shop) => {
    const id = randomUUID();
    const vence = new Date(shop.runtime.clock().getTime() + 600_000);
    await writeCode(shop.database, { id, persona: 'vera@example.com', vence });
    return { body: { id, codigo: await emailCode(shop.database, id) } };
  },
  registerUser: async () => ({ body: { ...ona, email: `${randomUUID()}@example.com` } }),
  authenticate: async (shop) => ({
    body: { email: ona.email, password: ona.password, cestaID: (await storedBasket(shop)).cestaID },
  }),
  fetchUserInfo: async () => ({}),
  endSession: async () => ({}),
  forgotPassword: async () => ({ body: { email: ona.email } }),
  checkPasswordLink: async (shop) => ({ params: { token: await linkOfAccount(shop, 'clave') } }),
  resetPassword: async (shop) => ({
    params: { token: await linkOfAccount(shop, 'clave', await somebodyElse(shop)) },
    body: { password: 'girafa-verda-88', confirmPassword: 'girafa-verda-88' },
  }),
  sendProof: async (shop) => ({ params: { id: await accountOf(shop) } }),
  proveAccount: async (shop) => ({
    body: { token: await linkOfAccount(shop, 'correo', await somebodyElse(shop)), password: ona.password },
  }),
  deleteUser: async (shop) => ({ params: { id: await leavingAccount(shop) }, body: { password: leaver.password } }),
  readExport: async (shop) => ({ params: { id: await accountOf(shop) } }),
  requestExport: async (shop) => {
    const id = await accountOf(shop);
    await shop.database.run(sql`delete from data_export where account_id = ${id}::uuid`);
    return { params: { id }, body: { password: ona.password } };
  },
  downloadExport: async (shop) => {
    const id = await accountOf(shop);
    const now = shop.runtime.clock();
    await shop.database.run(sql`
      insert into data_export (account_id, id, idioma, estado, pedido, desde, veces, hecho, caduca, archivo)
      values (${id}::uuid, ${randomUUID()}::uuid, 'es', 'lista', ${now}, ${now}, 1, ${now}, ${new Date(now.getTime() + dayMs)},
        convert_to('PK', 'utf8'))
      on conflict (account_id) do update set estado = 'lista', archivo = excluded.archivo, hecho = excluded.hecho, descargas = 0`);
    return { params: { id }, body: { token: await linkOfAccount(shop, 'datos') } };
  },
  openPasskey: async () => ({}),
  offerAccountPasskey: async () => ({ body: { nombre: 'Ona', apellidos: 'Riu', email: 'ona@example.com' } }),
  askToConfirm: async (shop) => ({ params: { id: await accountOf(shop) } }),
  enterWithPasskey: async (shop) => {
    const passkey = await ownPasskey(shop);
    const challenge = await newChallenge(shop.database, { para: 'entrada' }, shop.runtime.clock());
    return { body: { respuesta: passkey.sign(challenge) } };
  },
  listPasskeys: async (shop) => ({ params: { id: await accountOf(shop) } }),
  offerPasskey: async (shop) => ({ params: { id: await accountOf(shop) } }),
  addPasskey: async (shop) => {
    const accountId = await accountOf(shop);
    await shop.database.run(sql`delete from passkey where account_id = ${accountId}::uuid`);
    const challenge = await newChallenge(shop.database, { para: 'alta', accountId }, shop.runtime.clock());
    const { publicUrl } = shop.runtime.config;
    return { params: { id: accountId }, body: { respuesta: new SoftPasskey(publicUrl).create(accountId, challenge) } };
  },
  removePasskey: async (shop) => ({ params: { id: await accountOf(shop), llave: (await ownPasskey(shop)).id } }),
  offerSecondFactor: async (shop) => {
    const { email, password } = await operator(shop);
    return { body: { email, password } };
  },
  resetSecondFactor: async (shop) => {
    const { id, email } = await operator(shop);
    await offerSecret(shop.database, id, newSecret(), shop.runtime.clock());
    return { body: { email } };
  },
  noteActing: async () => ({}),
  findCustomers: async () => ({ body: { busca: ona.email } }),
  askImpersonation: async (shop) => ({ body: { idUser: await accountOf(shop), motivo: 'No encuentra su cita' } }),
  beginImpersonation: async (shop) => ({ body: { codigo: await impersonationCode(shop, await accountOf(shop)) } }),
  listSessions: async (shop) => ({ params: { id: await accountOf(shop) } }),
  endOtherSessions: async (shop) => ({ params: { id: await accountOf(shop) } }),
  listOrders: async (shop) => ({ params: { id: await accountOf(shop) }, query: { page: '0', pageSize: '5' } }),
  readOwnOrder: async (shop) => {
    const orderId = await insertOrder(shop.database, 1);
    const { numero } = await shop.database.one<{ numero: string }>(sql`
      update customer_order set account_id = ${await accountOf(shop)}::uuid, snapshot = ${JSON.stringify(snapshotAt)}::jsonb
      where id = ${orderId}::bigint returning order_number as numero`);
    return { params: { id: await accountOf(shop), n: numero } };
  },
  listHistory: async (shop) => ({ params: { id: await accountOf(shop) }, query: {} }),
  updateUser: async (shop) => ({
    params: { id: await accountOf(shop) },
    body: { userData: { name: 'Ona', birthday: '17/05/1990' }, addressData: { city: 'Lleida' } },
  }),
  addClient: async (shop) => ({
    body: { numero_documento: '12345678Z', pais_documento: 'ES', tipo_documento: 'DNI', idUser: await accountOf(shop) },
  }),

  listInvoices: async (shop) => ({ params: { id: await accountOf(shop) }, query: {} }),
  readInvoiceFile: async (shop) => {
    const id = await accountOf(shop);
    return { params: { id, n: (await insertInvoicedOrder(shop.runtime, { accountId: id })).numero } };
  },
  askFullInvoice: async (shop) => {
    const id = await accountOf(shop);
    return {
      params: { id, n: (await insertInvoicedOrder(shop.runtime, { accountId: id })).numero },
      body: { billing },
    };
  },
  findInvoices: async (shop) => ({ query: { buscar: (await insertInvoicedOrder(shop.runtime)).pedido } }),
  readInvoice: async (shop) => ({ params: { n: (await insertInvoicedOrder(shop.runtime)).numero } }),
  readInvoicePdf: async (shop) => ({ params: { n: (await insertInvoicedOrder(shop.runtime)).numero } }),
  replaceInvoice: async (shop) => ({
    params: { n: (await insertInvoicedOrder(shop.runtime)).numero },
    body: { billing },
  }),
  rewriteInvoice: async (shop) => ({
    params: { n: (await insertInvoicedOrder(shop.runtime, { billing })).numero },
    body: { billing },
  }),
  annulInvoice: async (shop) => ({ params: { n: (await insertInvoicedOrder(shop.runtime)).numero } }),
  resendRecord: async (shop) => {
    const { numero } = await insertInvoicedOrder(shop.runtime);
    await shop.database.run(sql`
      update billing_sending s set estado = 'revisar', veredicto = 'Incorrecto' from billing_record r
      where r.nif = s.nif and r.orden = s.orden and r.numero = ${numero}`);
    return { params: { n: numero } };
  },
  readBilledOrder: async (shop) => ({ params: { pedido: (await insertInvoicedOrder(shop.runtime)).pedido } }),
  billOrder: async (shop) => ({ params: { pedido: (await insertPaidOrder(shop.runtime)).pedido }, body: { billing } }),
  giveBackPart: async (shop) => ({
    params: { pedido: (await insertInvoicedOrder(shop.runtime)).pedido },
    body: { importe: 10 },
  }),
  readBillingSystem: async () => ({}),
};
