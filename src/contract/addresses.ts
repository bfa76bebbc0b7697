import type { Language } from '#domain/language.ts';

/**
 * Every page of the shop with its address in both languages. Routes, links, canonical and alternate
 * links, the sitemap and the mails all ask here; a page that is not in this table cannot be linked to.
 * Which pages the sitemap shows stands in `web/content/sitemap.ts`.
 */
export const addresses = {
  home: { es: '/', ca: '/ca' },
  search: { es: '/buscar', ca: '/ca/cercar' },

  tyres: { es: '/neumaticos', ca: '/ca/pneumatics' },
  tyreGuide: { es: '/neumaticos/todo-sobre-el-neumatico', ca: '/ca/pneumatics/tot-sobre-el-pneumatic' },
  tyreServices: {
    es: '/neumaticos/servicios-para-el-neumatico',
    ca: '/ca/pneumatics/serveis-per-al-pneumatic',
  },
  tyreInsurance: { es: '/neumaticos/seguro-del-neumatico', ca: '/ca/pneumatics/asseguranca-del-pneumatic' },
  tyresSummer: { es: '/neumaticos/verano', ca: '/ca/pneumatics/estiu' },
  tyresWinter: { es: '/neumaticos/invierno', ca: '/ca/pneumatics/hivern' },
  tyresAllSeason: { es: '/neumaticos/cuatro-estaciones', ca: '/ca/pneumatics/quatre-estacions' },
  tyresCar: { es: '/neumaticos/turismo', ca: '/ca/pneumatics/turisme' },
  tyresVan: { es: '/neumaticos/furgoneta', ca: '/ca/pneumatics/furgoneta' },
  tyres4x4: { es: '/neumaticos/4x4', ca: '/ca/pneumatics/4x4' },
  tyresMoto: { es: '/neumaticos/moto', ca: '/ca/pneumatics/moto' },
  tyresQuad: { es: '/neumaticos/quad', ca: '/ca/pneumatics/quad' },
  tyresScooter: { es: '/neumaticos/patinete-electrico', ca: '/ca/pneumatics/patinet-electric' },
  tyresTruck: { es: '/neumaticos/camion', ca: '/ca/pneumatics/camio' },
  tyresFarm: { es: '/neumaticos/agricola', ca: '/ca/pneumatics/agricola' },
  /** Only where its flag is on (spec T20). */
  tyresElectric: { es: '/neumaticos/coche-electrico', ca: '/ca/pneumatics/cotxe-electric' },
  tyreBrands: { es: '/neumaticos/marcas', ca: '/ca/pneumatics/marques' },
  compare: { es: '/neumaticos/comparar', ca: '/ca/pneumatics/comparar' },
  tyreBrand: { es: '/neumaticos/:marca', ca: '/ca/pneumatics/:marca' },
  /** A model, or one tyre of it: `{modelo}` or `{modelo}-{specs}`. */
  tyreModel: { es: '/neumaticos/:marca/:modelo', ca: '/ca/pneumatics/:marca/:modelo' },

  selector: { es: '/selector', ca: '/ca/selector' },
  selectorPlate: { es: '/selector/matricula', ca: '/ca/selector/matricula' },
  selectorSizes: { es: '/selector/medidas', ca: '/ca/selector/mides' },
  selectorWidth: { es: '/selector/ancho', ca: '/ca/selector/amplada' },
  selectorSeries: { es: '/selector/serie', ca: '/ca/selector/serie' },
  selectorRim: { es: '/selector/llanta', ca: '/ca/selector/llanta' },
  selectorLoad: { es: '/selector/carga', ca: '/ca/selector/carrega' },
  selectorSpeed: { es: '/selector/velocidad', ca: '/ca/selector/velocitat' },
  selectorPreferences: { es: '/selector/preferencias', ca: '/ca/selector/preferencies' },
  selectorSeason: { es: '/selector/estacion', ca: '/ca/selector/estacio' },
  selectorRunflat: { es: '/selector/runflat', ca: '/ca/selector/runflat' },
  selectorBrands: { es: '/selector/marcas', ca: '/ca/selector/marques' },
  selectorData: { es: '/selector/datos', ca: '/ca/selector/dades' },
  selectorResults: { es: '/selector/resultados', ca: '/ca/selector/resultats' },
  selectorRegister: { es: '/selector/resultados/registro', ca: '/ca/selector/resultats/registre' },
  selectorAll: { es: '/selector/resultados/todos', ca: '/ca/selector/resultats/tots' },

  motoSelector: { es: '/selector-moto', ca: '/ca/selector-moto' },
  motoResults: { es: '/selector-moto/resultados', ca: '/ca/selector-moto/resultats' },
  motoRegister: { es: '/selector-moto/resultados/registro', ca: '/ca/selector-moto/resultats/registre' },
  motoTubes: { es: '/selector-moto/resultados/camaras-mousses', ca: '/ca/selector-moto/resultats/cambres-mousses' },
  /** One question of the motorcycle selector; the words stand in `shop/moto/moto-addresses.ts`. */
  motoStep: { es: '/selector-moto/:paso', ca: '/ca/selector-moto/:paso' },
  motoModelStep: { es: '/selector-moto/modelo/:paso', ca: '/ca/selector-moto/model/:paso' },

  basket: { es: '/cesta', ca: '/ca/cistella' },
  basketRequest: { es: '/cesta/solicitud', ca: '/ca/cistella/sol-licitud' },
  basketOptions: { es: '/cesta/opciones', ca: '/ca/cistella/opcions' },
  basketWorkshops: { es: '/cesta/talleres', ca: '/ca/cistella/tallers' },
  basketTime: { es: '/cesta/fecha-y-hora', ca: '/ca/cistella/data-i-hora' },
  basketRegister: { es: '/cesta/registro', ca: '/ca/cistella/registre' },
  basketBilling: { es: '/cesta/datos-facturacion', ca: '/ca/cistella/dades-facturacio' },
  basketPayment: { es: '/cesta/pago', ca: '/ca/cistella/pagament' },
  basketDone: { es: '/cesta/tu-reserva', ca: '/ca/cistella/la-teva-reserva' },
  /** What to do with a payment that came when the time was gone, by the link of its message. */
  latePayment: { es: '/tu-pago/:oferta', ca: '/ca/el-teu-pagament/:oferta' },
  /** The way in from another site's link (spec B57). */
  basketAdd: { es: '/_proxy/cesta/anadir-producto', ca: '/ca/_proxy/cistella/afegir-producte' },

  newPassword: { es: '/nueva-contrasena', ca: '/ca/nova-contrasenya' },
  confirmEmail: { es: '/confirmar-correo', ca: '/ca/confirmar-correu' },
  /** Where the letter leads that brings the file of one's data. */
  ownCopy: { es: '/descargar-mis-datos', ca: '/ca/descarregar-les-meves-dades' },
  preferences: { es: '/preferencias', ca: '/ca/preferencies' },
  logIn: { es: '/login', ca: '/ca/login' },
  register: { es: '/registro', ca: '/ca/registre' },
  area: { es: '/area-privada', ca: '/ca/area-privada' },
  ownOrders: { es: '/mis-pedidos', ca: '/ca/les-meves-comandes' },
  ownOrder: { es: '/mis-pedidos/:pedido', ca: '/ca/les-meves-comandes/:pedido' },
  ownInvoices: { es: '/area-privada/facturas', ca: '/ca/area-privada/factures' },
  history: { es: '/historico', ca: '/ca/historic' },
  ownData: { es: '/mis-datos', ca: '/ca/les-meves-dades' },

  /** The car that the browser remembers; no plate stands in the address. */
  myCar: { es: '/mi-coche', ca: '/ca/el-meu-cotxe' },
  /** Tells which vehicle it is; the second is the same inside the customer area. */
  addCar: { es: '/mi-coche/anadir', ca: '/ca/el-meu-cotxe/afegir' },
  ownCarAdd: { es: '/area-privada/anadir-vehiculo', ca: '/ca/area-privada/afegir-vehicle' },

  batteries: { es: '/coche/baterias', ca: '/ca/cotxe/bateries' },
  /** `{nombre}-{id_site_producto}`, as all sheets of what is no tyre. */
  battery: { es: '/coche/baterias/:marca/:producto', ca: '/ca/cotxe/bateries/:marca/:producto' },
  oils: { es: '/coche/aceites', ca: '/ca/cotxe/olis' },
  oil: { es: '/coche/aceites/:producto', ca: '/ca/cotxe/olis/:producto' },
  safety: { es: '/coche/accesorios/seguridad', ca: '/ca/cotxe/accessoris/seguretat' },
  safetyItem: { es: '/coche/accesorios/seguridad/:producto', ca: '/ca/cotxe/accessoris/seguretat/:producto' },
  transport: { es: '/coche/accesorios-transporte', ca: '/ca/cotxe/accessoris-transport' },
  transportItem: { es: '/coche/accesorios-transporte/:producto', ca: '/ca/cotxe/accessoris-transport/:producto' },
  motoBatteries: { es: '/moto/baterias-para-moto', ca: '/ca/moto/bateries-per-a-moto' },
  ozoneKits: { es: '/kits-ozono', ca: '/ca/kits-ozo' },

  revisions: { es: '/revisiones', ca: '/ca/revisions' },
  revisionAssistant: { es: '/revisiones/asistente', ca: '/ca/revisions/assistent' },

  car: { es: '/coche', ca: '/ca/cotxe' },
  /** What is done to a car; the slugs stand in `vehicle-pages.server.ts`. */
  carPage: { es: '/coche/:pagina', ca: '/ca/cotxe/:pagina' },
  moto: { es: '/moto', ca: '/ca/moto' },
  motoPage: { es: '/moto/:pagina', ca: '/ca/moto/:pagina' },
  truck: { es: '/camion', ca: '/ca/camio' },
  truckPage: { es: '/camion/:pagina', ca: '/ca/camio/:pagina' },
  farm: { es: '/agricola', ca: '/ca/agricola' },
  farmPage: { es: '/agricola/:pagina', ca: '/ca/agricola/:pagina' },

  motoRevision: { es: '/moto/revision', ca: '/ca/moto/revisio' },
  motoRevisionData: { es: '/moto/revision/datos', ca: '/ca/moto/revisio/dades' },
  motoRevisionAssistant: { es: '/moto/revision/asistente', ca: '/ca/moto/revisio/assistent' },
  airAssistant: { es: '/aire-acondicionado/asistente', ca: '/ca/aire-condicionat/assistent' },
  rotationAssistant: { es: '/permutar-neumaticos/asistente', ca: '/ca/permutar-pneumatics/assistent' },

  promotions: { es: '/promociones', ca: '/ca/promocions' },
  /** Of a vehicle; its words stand in `promotion-address.ts`. */
  promotionsOf: { es: '/promociones/:vehiculo', ca: '/ca/promocions/:vehiculo' },
  promotion: { es: '/promociones/:vehiculo/:promocion', ca: '/ca/promocions/:vehiculo/:promocion' },

  /** One message when a product is back; and taking that back, by the link of the message. */
  notify: { es: '/avisame/:producto', ca: '/ca/avisa-m/:producto' },
  notifyCancel: { es: '/avisame/:solicitud/:firma', ca: '/ca/avisa-m/:solicitud/:firma' },

  workshops: { es: '/talleres-mecanicos', ca: '/ca/tallers-mecanics' },
  workshopArea: { es: '/talleres-mecanicos/:area', ca: '/ca/tallers-mecanics/:area' },
  workshop: { es: '/talleres-mecanicos/:area/:taller', ca: '/ca/tallers-mecanics/:area/:taller' },

  visit: { es: '/cita-previa', ca: '/ca/cita-previa' },
  /** A workshop, a service or both are given in the query. */
  visitPreset: { es: '/cita-previa-preset', ca: '/ca/cita-previa-preset' },
  visitComment: { es: '/cita-previa/comentario', ca: '/ca/cita-previa/comentari' },
  visitBrand: { es: '/cita-previa/patinete', ca: '/ca/cita-previa/patinet' },
  visitWorkshop: { es: '/cita-previa/seleccion-taller', ca: '/ca/cita-previa/seleccio-taller' },
  visitWorkshopMoto: { es: '/cita-previa/seleccion-taller/moto', ca: '/ca/cita-previa/seleccio-taller/moto' },
  visitWorkshopScooter: {
    es: '/cita-previa/seleccion-taller/patinete',
    ca: '/ca/cita-previa/seleccio-taller/patinet',
  },
  visitService: { es: '/cita-previa/servicios', ca: '/ca/cita-previa/serveis' },
  visitServiceScooter: { es: '/cita-previa/servicios/patinete', ca: '/ca/cita-previa/serveis/patinet' },
  visitTime: { es: '/cita-previa/fecha-y-hora', ca: '/ca/cita-previa/data-i-hora' },
  visitTimeScooter: { es: '/cita-previa/fecha-y-hora/patinete', ca: '/ca/cita-previa/data-i-hora/patinet' },
  visitData: { es: '/cita-previa/tus-datos', ca: '/ca/cita-previa/les-teves-dades' },
  visitDataScooter: { es: '/cita-previa/tus-datos/patinete', ca: '/ca/cita-previa/les-teves-dades/patinet' },
  visitDone: { es: '/cita-previa/confirmacion', ca: '/ca/cita-previa/confirmacio' },
  /** The appointments of whoever is signed in. */
  visitsMine: { es: '/cita-previa/mis-citas', ca: '/ca/cita-previa/les-meves-cites' },
  /** Where who waits for a freed time takes it, or leaves the list. */
  visitWaiting: { es: '/cita-previa/lista-de-espera', ca: '/ca/cita-previa/llista-d-espera' },
  /** Where who ordered with an appointment asks its workshop for another time; and where the workshop answers. */
  placedOrder: { es: '/mi-pedido', ca: '/ca/la-meva-comanda' },
  orderedVisit: { es: '/cita-previa/pedir-cambio', ca: '/ca/cita-previa/demanar-canvi' },
  answerChange: { es: '/cita-previa/contestar-cambio', ca: '/ca/cita-previa/contestar-canvi' },
  /** What is next for the vehicles of whoever looks; no plate stands in it. */
  upkeep: { es: '/mi-coche/proximo', ca: '/ca/el-meu-cotxe/que-toca' },
  /** Ends the reminders of a vehicle, by the link of one. */
  upkeepStop: { es: '/mi-coche/avisos', ca: '/ca/el-meu-cotxe/avisos' },
  /** What a visit was like, written by the link of its mail. */
  review: { es: '/tu-opinion', ca: '/ca/la-teva-opinio' },
  productReview: { es: '/tu-opinion-del-producto', ca: '/ca/la-teva-opinio-del-producte' },
  /** Where the link of the mails leads: an appointment is seen, changed and cancelled. */
  visitManage: { es: '/cita-previa/modificar', ca: '/ca/cita-previa/modificar' },

  newsletterConfirm: { es: '/confirmacion-newsletter', ca: '/ca/confirmacio-newsletter' },
  newsletterCancel: { es: '/anular-newsletter', ca: '/ca/anular-newsletter' },
  reports: { es: '/canal-etico', ca: '/ca/canal-etic' },
  contact: { es: '/contacto', ca: '/ca/contacte' },
  contactDone: { es: '/contacto/gracias', ca: '/ca/contacte/gracies' },
  callBack: { es: '/te-llamamos', ca: '/ca/et-truquem' },
  professionals: { es: '/acceso-profesionales', ca: '/ca/acces-professionals' },

  privacy: { es: '/politica-de-privacidad', ca: '/ca/politica-de-privacitat' },
  legal: { es: '/aviso-legal', ca: '/ca/avis-legal' },
  cookies: { es: '/cookies', ca: '/ca/galetes' },
  terms: { es: '/terminos-contratacion', ca: '/ca/termes-contractacio' },
  app: { es: '/app', ca: '/ca/app' },
  blog: { es: '/blog', ca: '/ca/blog' },
  article: { es: '/blog/:articulo', ca: '/ca/blog/:articulo' },
  /** What editors write; their addresses are rows (decision 070). */
  content: { es: '/:nombre', ca: '/ca/:nombre' },
  /** What the browser keeps for when there is no network. */
  offline: { es: '/sin-conexion', ca: '/ca/sense-connexio' },
} as const satisfies Record<string, Record<Language, string>>;

export type PageName = keyof typeof addresses;

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Page extends PageName> = Params<(typeof addresses)[Page]['es']>;
type Given<Page extends PageName> = [ParamsOf<Page>] extends [never]
  ? [params?: Record<string, never>]
  : [params: Record<ParamsOf<Page>, string>];

/** The address of a page known only at run time, as a route's id gives it. */
export const addressOfRoute = (
  page: PageName,
  language: Language,
  params: Readonly<Record<string, string | undefined>>,
): string =>
  addresses[page][language].replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The address of a page; a page with parameters cannot be named without them. */
export const address = <Page extends PageName>(page: Page, language: Language, ...[params]: Given<Page>): string => {
  return addressOfRoute(page, language, params ?? {});
};

export const isPageName = (name: string): name is PageName => name in addresses;

/** The language that a path speaks. */
export const languageOfPath = (path: string): Language => (path === '/ca' || path.startsWith('/ca/') ? 'ca' : 'es');
