import { randomUUID } from 'node:crypto';
import { insertVisitServices, anyPlate, bookAny, roger } from '#tests/support/visits.ts';
import { thursday, type TestShop } from '#tests/support/shop.ts';
import type { Parts } from './api.ts';
import { freeTime, freeVisit, readyToOrder, samples, storedBasket } from './samples.ts';
import { ona } from '#tests/support/ona.ts';

/** Who is in front of the screen, with all keys of `userInfo` (spec A18) and nothing in most of them. */
const userInfo = {
  idUser: '',
  userName: '',
  userSurname: '',
  email: '',
  postCode: '25001',
  phone: '',
  token: '',
  percentCompleted: 0,
  loading: false,
  loggedIn: false,
  error: null,
  errors: {},
  updateSuccess: false,
  userLead: null,
  idLead: '',
};

/** A product and a service as a basket has them, more than any call asks for. */
const product = {
  id_navision: 'N1',
  tipo_producto: 'neumatico',
  categoria: 'coche',
  cantidad: 4,
  precio: 100.5,
  disponibilidad: 1,
  servicios: [],
  comprobacionFechaEntrega: null,
};
const services = [
  { id_navision: 'MONTAJE', categoriaServicio: 'montaje', base_calculo: 'U', selected: true, cantidad: 4 },
  { id_navision: 'ALINEACION', categoriaServicio: 'alineacion', base_calculo: 'F', selected: false, cantidad: 1 },
];

/** What the browser keeps of a basket (spec B4), the answer of the last call included. */
const cestaState = (cesta: object) => ({
  ...cesta,
  status: 'dirty',
  loading: false,
  error: null,
  orderNumber: null,
  newVehicleData: null,
  displayCouponBox: false,
  searchToken: null,
  expressCheckinToken: null,
  selectedRevision: null,
});

const filters = {
  ancho: 205,
  serie: 55,
  llanta: 16,
  ic: '',
  cv: '',
  runflat: false,
  invierno: false,
  allseason: false,
  verano: true,
  idsmarca: [],
};
/** Both places in which the specification has the page, and every order it names. */
const tyreSearches = [
  { pageSize: 10, page: 0, order: 'order', direction: 'asc', web: 'es', filters, userInfo },
  { pagination: { pageSize: 10, page: 0 }, order: 'marca', direction: 'desc', web: true, filters, userInfo },
  { pageSize: '10', page: '0', order: 'precio', direction: 'ASC', web: null, filters, userInfo: null },
  { filters: { ancho: '205', serie: '55', llanta: '16' } },
];
const medidas = { ancho: 120, alto: 70, llanta: 17 };
const asked = {
  email: 'rosa@example.com',
  marca: 'Michelin',
  modelo: 'Modelo 1',
  modelID: 1,
  tyreSpecs: '205/55 R16 91V',
  device: 'desktop',
  idioma: 'es',
};

const json = (value: unknown): string => JSON.stringify(value);

/** A free time of the workshop in Lleida, and another each time it is asked for. */
const hour = async (shop: TestShop, codTienda: unknown) => ({
  codTienda,
  date: thursday,
  time: await freeTime(shop),
  email: ona.email,
});

const visit = async (shop: TestShop) => {
  await insertVisitServices(shop.database);
  const { selectedTime, ...chosen } = await freeVisit(shop);
  return {
    ...chosen,
    selectedDate: `${chosen.selectedDate}T${selectedTime}`,
    userData: { ...roger, matricula: anyPlate() },
    dataRegistroLeadMatricula: { matricula: '1234BCD', useragent: 'Mozilla/5.0', kms: 50_000 },
  };
};

const moved = async (shop: TestShop): Promise<string> => {
  await insertVisitServices(shop.database);
  return (await bookAny(shop)).citaPreviaId;
};

/** An appointment of somebody who is signed in. */
const ownVisit = async (shop: TestShop, token: string) =>
  await shop.call('bookVisit', { body: await visit(shop) }, { token });

type Write = (shop: TestShop, token: string) => Promise<readonly Parts[]>;

/**
 * What the specification's client sends to each call, field by field (spec G19): none
 * has a field that only this API knows. Of paths and payloads that the specification does not show, ours.
 */
export const specifiedRequests: Readonly<Record<string, Write>> = {
  'POST /cesta-product/{id}': async () => [
    { params: { id: 'N1' }, body: { cupones: [], userInfo, cantidad: 4 } },
    { params: { id: 'N1' }, body: { cupones: null, userInfo: null, cantidad: '2' } },
  ],
  'POST /productos/{id}': async () => [{ params: { id: 'N1' }, body: { userInfo } }],
  'GET /cesta/{id}': async (shop) => [{ params: { id: (await storedBasket(shop)).cestaID } }],
  'POST /cesta/update': async (shop) => [
    { body: { cestaState: cestaState(await storedBasket(shop)), userInfo } },
    {
      body: {
        cestaState: cestaState({
          cestaID: randomUUID(),
          products: [{ ...product, cantidad: '4' }],
          services,
          selectedTaller: '1',
          selectedDate: '',
          selectedTime: '',
          codigoPostalIntroducido: '',
          matricula: '',
          cupones: [],
        }),
        userInfo,
      },
    },
  ],
  'POST /reserve-time': async (shop) => [{ body: await hour(shop, 1) }, { body: await hour(shop, '1') }],
  'POST /pedidos': async (shop) => {
    const cesta = {
      ...(await readyToOrder(shop)),
      matricula: '4321 BCD',
      paymentType: 'bizum',
      paymentTerms: undefined,
    };
    return [{ body: { cestaState: cestaState(cesta), userInfo } }];
  },
  'PATCH /pedidos': async (shop) => [await samples.changeOrder(shop)],
  'POST /consult-dates': async () => [
    { body: { selectedProducts: [product], codTienda: 1, numDays: 25, userInfo, services } },
    { body: { selectedProducts: [product], codTienda: '1', numDays: '25', userInfo, services: [] } },
  ],
  'POST /consult-times': async () => [
    { body: { codTienda: 1, date: thursday, products: [product], email: ona.email } },
    { body: { codTienda: '1', date: thursday, products: [{ ...product, cantidad: '4' }], email: '' } },
  ],
  'DELETE /delete-cesta/{id}': async (shop) => [{ params: { id: (await storedBasket(shop)).cestaID } }],
  'POST /unavailable-products': async () => [{ body: { unavailableProducts: [product], userInfo } }],
  'POST /newsletter': async () => [
    { body: { email: 'rosa@example.com', domain: 'www.rodera.example', token: '' } },
    { body: { email: 'rosa@example.com', domain: '' } },
  ],
  'GET /newsletter/{x}': async (shop) => [await samples.confirmNewsletter(shop)],
  'GET /unsubscribe-newsletter/{x}': async (shop) => [await samples.cancelNewsletter(shop)],
  'POST /contactar': async (shop) => {
    const { data } = (await samples.contactar(shop)).body;
    return [{ body: { data } }, { body: { data: { ...data, telefono: '', vehiculo: '', servicios: [] } } }];
  },
  'POST /callback': async () => [
    {
      body: {
        telefono: '612345678',
        origen: 'cabecera',
        device: 'mobile',
        userAgent: 'Mozilla/5.0',
        taller: 1,
        token: '',
      },
    },
    { body: { telefono: '612 34 56 78', origen: '', device: '', userAgent: '', taller: '', token: null } },
  ],
  'GET /distrito/{x}': async () => [{ params: { x: '25001' } }, { params: { x: 'AD500' } }],
  'GET /leads/{cestaID}': async (shop) => [await samples.readBasketLead(shop)],

  'POST /neumaticos/selector': async () => tyreSearches.map((body) => ({ body })),
  'POST /neumaticos/selector/ws': async () =>
    tyreSearches.map((body) => ({ body: { ...body, useragent: 'Mozilla/5.0' } })),
  'POST /neumaticos/selector/total': async () => [{ body: { filters } }],
  'GET /tyres-with-values': async () => [
    { query: { ancho: '205', serie: '55', llanta: '', ic: '0', cv: '' } },
    { query: { ancho: '205', serie: '', llanta: '', ic: '', cv: '', 'tipo-vehiculo': 'turismo' } },
  ],
  'GET /tyres-default-values': async () => [{ query: {} }, { query: { 'tipo-vehiculo': 'turismo' } }],
  'GET /tyres-landing': async () => [{ query: { temporada: 'verano' } }],
  'POST /neumatico-por-matricula': async () => [{ body: { matricula: '1774GMJ' } }],
  'POST /matricula': async () => [{ body: { matriculaNumber: '1774GMJ' } }],
  'POST /matricula/modelos': async () => [{ body: { marca: 'SEAT' } }],
  'POST /matricula/motores': async () => [{ body: { modelo: 'León (5F)' } }],
  'POST /matricula/specs': async (shop) => [
    await samples.describeVehicle(shop),
    { body: { marca: 'SEAT', modelo: 'León (5F)', motor: '2.0 TDI 150', matriculaNumber: '', idUser: '' } },
  ],
  'GET /matricula/marcas': async () => [{ query: {} }],
  'GET /matricula/modelos': async () => [{ query: { marca: 'SEAT' } }],
  'GET /matricula/motores': async () => [{ query: { marca: 'SEAT', modelo: 'León (5F)' } }],
  'GET /matricula/modelo/{modelo}/motor/{motor}': async (shop) => [await samples.readListedVehicle(shop)],
  'POST /matricula/add-vehicle-ws': async (shop) => [await samples.addVehicleByPlate(shop)],
  'POST /matricula/add-vehicle-db': async (shop) => [await samples.addVehicleByName(shop)],
  'GET /vehicles/{user}': async (shop) => [await samples.listVehicles(shop)],
  'DELETE /vehicles/{user}/{id}': async (shop) => [{ params: (await samples.deleteVehicle(shop)).params }],
  'POST /selector-aceite': async () => [
    { body: { vehicle: 'turismo', matricula: '1273JHM', kms: '84000' } },
    { body: { vehicle: { marca: '', modelo: '', motor: '' }, matricula: '1273JHM', kms: 84_000 } },
  ],
  'POST /verificar-revision-preset': async () => [{ body: { kms: '84000', matricula: '1273JHM', aceite: '5' } }],
  'POST /aceite-por-matricula': async () => [{ body: { matricula: '1273JHM', userInfo } }],
  'POST /revisiones/turismo/': async () => [{ query: { aceiteId: '5' }, body: { postCode: '25001' } }],
  'POST /registro-lead-matricula-revision': async () => [
    { body: { matricula: '1273JHM', kms: '84000', useragent: 'Mozilla/5.0', device: 'mobile' } },
  ],
  'POST /neumatico-solicitado': async () => [
    { body: { ...asked, productID: 'N3', precio: 96.37, cantidad: 4 } },
    { body: { ...asked, email: 'otra@example.com', productID: 'N3', precio: '96,37', cantidad: '4' } },
  ],
  'POST /neumatico-solicitado-moto': async (shop) => {
    const { body } = await samples.requestMotoProduct(shop);
    return [{ body: { ...asked, productID: body.productID, precio: '80.5', cantidad: 1 } }];
  },
  'GET /tyres-with-values-moto': async () => [{ query: { ancho: '120', alto: '', llanta: '' } }],
  'GET /tyres-default-values-moto': async () => [{ query: {} }],
  'GET /modelos/moto/values': async () => [
    { query: { marca: 'Yamaha', cilindrada: '689', modelo: '', fabricacion: '', aplicacion: '' } },
  ],
  'GET /modelos/moto/default': async () => [{}],
  'POST /modelos/moto/getMedidasTyre': async (shop) => [
    { body: { fabricacion: '', ...(await samples.findMotoSize(shop)).body } },
  ],
  'POST /moto/revision/datos': async (shop) => {
    const { body } = await samples.readMotoRevision(shop);
    return [{ body }, { body: { matricula: '8739HZN', cilindrada: 750 } }];
  },
  'GET /moto/marca/{cilindrada}': async (shop) => [await samples.listMotoBrands(shop)],
  'GET /moto/modelo/{cilindrada}/{marca}': async (shop) => [await samples.listMotoModels(shop)],
  'POST /moto/revision/lead': async (shop) => {
    const { body } = await samples.keepMotoRevision(shop);
    return [{ body }, { body: { ...body, id_moto: String(body.id_moto) } }];
  },
  'POST /neumaticos-moto/register-marca': async () => [
    {
      body: {
        marca: 'Yamaha',
        ...medidas,
        email: ona.email,
        phone: '',
        zipcode: '25001',
        origen: 'selector',
        device: 'mobile',
        useragent: 'Mozilla/5.0',
      },
    },
  ],
  'POST /neumaticos-moto/selector': async () => [
    { body: { medidas, filtros: { marcas: [], tipos: [], gamas: [] }, userInfo, page: 0, pageSize: 10 } },
    { body: { medidas, filtros: { marcas: ['1'], tipos: null, gamas: null }, userInfo, order: 'order' } },
  ],
  'POST /camaras-moto/selector': async () => [
    { body: { medidas, filtros: { marcas: [], tipos: [], gamas: [] }, userInfo, page: 0, pageSize: 10 } },
    { body: { medidas, filtros: { marcas: [1] }, userInfo, page: '0', pageSize: '10' } },
  ],

  'GET /{catalogKey}/search': async () => {
    const params = { catalogKey: 'baterias' };
    const pagination = json({ page: 0, pageSize: 12 });
    return [
      { params, query: { filters: '{}', pagination, order: json({ order: 'order', direction: 'asc' }) } },
      { params, query: { filters: json({ marca: '' }), pagination, order: json({ order: 'precio' }) } },
      { params, query: { filters: '{}', pagination, order: '""' } },
    ];
  },
  'GET /{catalogKey}/filter-values': async () => [{ params: { catalogKey: 'baterias' }, query: {} }],
  'GET /kits-ozono': async () => [{ query: {} }],
  'GET /mantenimiento': async () => [{}],
  'GET /site-init': async () => [{}],

  'POST /tiendas': async () => [
    { body: { lat: 41.6, lon: 0.62, service: null } },
    { body: { lat: '41.6', lon: '0.62', service: 'coche' } },
  ],
  'POST /tiendas/filter': async () => [{ query: {}, body: { lat: 41.6, lon: 0.62, talleres: [1, '2'] } }],
  'POST /taller/localizacion': async () => [
    { body: { postCode: '25001', forEcommerce: true, service: null, specialServices: [] } },
    { body: { postCode: '25001', forEcommerce: '1', service: 'coche', specialServices: null } },
  ],
  'POST /taller/moto/localizacion': async () => [
    { body: { postCode: '25001', forEcommerce: false, service: '', specialServices: [] } },
  ],
  'GET /tienda/{id}': async () => [{ params: { id: '1' } }],

  'GET /talleres-servicios/{id}': async () => [{ params: { id: '1' } }],
  'GET /talleres-servicios': async () => [{}],
  'GET /talleres-servicios/area-privada': async () => [{}],
  'GET /verificar-taller-servicio/{a}/{b}': async (shop) => [await samples.verifyWorkshopService(shop)],
  'POST /cita-previa-dates/taller/{id}': async (shop) => [
    { params: { id: '1' }, body: {} },
    { params: { id: '1' }, body: { idNavisionCitaModificada: '' } },
    { params: { id: '1' }, body: { idNavisionCitaModificada: await moved(shop) } },
  ],
  'POST /cita-previa-times/taller/{id}/{x}': async (shop) => [
    { params: { id: '1', x: 'pinchazo' }, body: { date: thursday, idNavisionCitaModificada: null } },
    { params: { id: '1', x: 'pinchazo' }, body: { date: thursday, idNavisionCitaModificada: await moved(shop) } },
  ],
  'POST /cita-previa': async (shop) => {
    const wish = await visit(shop);
    return [
      { body: wish },
      { body: { ...wish, selectedTaller: '1', selectedDate: thursday, userData: { ...roger, matricula: anyPlate() } } },
    ];
  },
  'PATCH /cita-previa': async (shop, token) => {
    const { citaPreviaId: oldCitaId } = await ownVisit(shop, token);
    return [{ body: { ...(await visit(shop)), oldCitaId } }];
  },
  'GET /citas-previas/{userId}': async (shop) => [await samples.listVisits(shop)],
  'GET /cita-previa/{id}': async (shop, token) => [{ params: { id: (await ownVisit(shop, token)).citaPreviaId } }],
  'DELETE /cita-previa/{id}': async (shop, token) => [{ params: { id: (await ownVisit(shop, token)).citaPreviaId } }],
  'GET /marcas-patinete': async () => [{}],
  'POST /consulta-fecha-hora': async (shop) => [await samples.holdVisitTime(shop)],

  'POST /users': async () => {
    const { privacidad: _, ...fields } = ona;
    return [
      {
        body: {
          ...fields,
          email: `${randomUUID()}@example.com`,
          provincia: 'Lleida',
          permiso_comercial: true,
          token: '',
        },
      },
    ];
  },
  'POST /users/forgot-password': async () => [{ body: { email: ona.email, domain: 'www.example.com' } }],
  'GET /users/reset-password/{token}': async (shop) => [await samples.checkPasswordLink(shop)],
  'PUT /users/reset-password/{token}': async (shop) => [await samples.resetPassword(shop)],
  'POST /users/auth': async () => [
    { body: { email: ona.email, password: ona.password, cestaID: '' } },
    { body: { email: ona.email, password: ona.password } },
  ],
  'GET /users/fetchInfo': async () => [{}],
  'GET /users/{id}/pedidos': async (shop) => [await samples.listOrders(shop)],
  'GET /users/{id}/pedidos-products/{n}': async (shop) => [await samples.readOwnOrder(shop)],
  'GET /users/{id}/history': async (shop) => [await samples.listHistory(shop)],
  'PATCH /users/{id}': async (shop) => [await samples.updateUser(shop)],
  'POST /users/add-client/ws': async (shop) => [
    await samples.addClient(shop),
    { body: { numero_documento: '12345678Z', idUser: (await samples.addClient(shop)).body.idUser } },
  ],
  'POST /leads': async () => [
    { body: { email: ona.email, telefono: '', codigo_postal: '25001', origen: 'selector', wantsInfo: true } },
  ],
  'GET /users/{id}/talleres': async (shop) => [await samples.readFavouriteWorkshop(shop)],
  // With the password, which their client does not send: decision 060.
  'DELETE /users/{id}': async (shop) => [await samples.deleteUser(shop)],
  'GET /users/{id}/facturas': async (shop) => [await samples.listInvoices(shop)],
  'GET /users/{id}/get-factura/{n}': async (shop) => [await samples.readInvoiceFile(shop)],
};
