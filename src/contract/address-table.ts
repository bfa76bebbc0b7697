import type { Language } from '#domain/language.ts';

/** Catalan addresses begin with their language. */
const both = <Es extends string>(es: Es, ca: string) => ({ es, ca: `/ca${ca}` });

/**
 * Every page of the shop with its address in both languages. Routes, links, canonical and alternate
 * links, the sitemap and the mails all ask here; a page that is not in this table cannot be linked to.
 * Which pages the sitemap shows stands in `web/content/sitemap.ts`.
 */
export const addresses = {
  home: both('/', ''),
  search: both('/buscar', '/cercar'),

  tyres: both('/neumaticos', '/pneumatics'),
  tyreGuide: both('/neumaticos/todo-sobre-el-neumatico', '/pneumatics/tot-sobre-el-pneumatic'),
  tyreServices: both('/neumaticos/servicios-para-el-neumatico', '/pneumatics/serveis-per-al-pneumatic'),
  tyreInsurance: both('/neumaticos/seguro-del-neumatico', '/pneumatics/asseguranca-del-pneumatic'),
  tyresSummer: both('/neumaticos/verano', '/pneumatics/estiu'),
  tyresWinter: both('/neumaticos/invierno', '/pneumatics/hivern'),
  tyresAllSeason: both('/neumaticos/cuatro-estaciones', '/pneumatics/quatre-estacions'),
  tyresCar: both('/neumaticos/turismo', '/pneumatics/turisme'),
  tyresVan: both('/neumaticos/furgoneta', '/pneumatics/furgoneta'),
  tyres4x4: both('/neumaticos/4x4', '/pneumatics/4x4'),
  tyresMoto: both('/neumaticos/moto', '/pneumatics/moto'),
  tyresQuad: both('/neumaticos/quad', '/pneumatics/quad'),
  tyresScooter: both('/neumaticos/patinete-electrico', '/pneumatics/patinet-electric'),
  tyresTruck: both('/neumaticos/camion', '/pneumatics/camio'),
  tyresFarm: both('/neumaticos/agricola', '/pneumatics/agricola'),
  /** Only where its flag is on (spec T20). */
  tyresElectric: both('/neumaticos/coche-electrico', '/pneumatics/cotxe-electric'),
  tyreBrands: both('/neumaticos/marcas', '/pneumatics/marques'),
  compare: both('/neumaticos/comparar', '/pneumatics/comparar'),
  tyreBrand: both('/neumaticos/:marca', '/pneumatics/:marca'),
  /** A model, or one tyre of it: `{modelo}` or `{modelo}-{specs}`. */
  tyreModel: both('/neumaticos/:marca/:modelo', '/pneumatics/:marca/:modelo'),

  selector: both('/selector', '/selector'),
  selectorPlate: both('/selector/matricula', '/selector/matricula'),
  selectorSizes: both('/selector/medidas', '/selector/mides'),
  selectorWidth: both('/selector/ancho', '/selector/amplada'),
  selectorSeries: both('/selector/serie', '/selector/serie'),
  selectorRim: both('/selector/llanta', '/selector/llanta'),
  selectorLoad: both('/selector/carga', '/selector/carrega'),
  selectorSpeed: both('/selector/velocidad', '/selector/velocitat'),
  selectorPreferences: both('/selector/preferencias', '/selector/preferencies'),
  selectorSeason: both('/selector/estacion', '/selector/estacio'),
  selectorRunflat: both('/selector/runflat', '/selector/runflat'),
  selectorBrands: both('/selector/marcas', '/selector/marques'),
  selectorData: both('/selector/datos', '/selector/dades'),
  selectorResults: both('/selector/resultados', '/selector/resultats'),
  selectorRegister: both('/selector/resultados/registro', '/selector/resultats/registre'),
  selectorAll: both('/selector/resultados/todos', '/selector/resultats/tots'),

  motoSelector: both('/selector-moto', '/selector-moto'),
  motoResults: both('/selector-moto/resultados', '/selector-moto/resultats'),
  motoRegister: both('/selector-moto/resultados/registro', '/selector-moto/resultats/registre'),
  motoTubes: both('/selector-moto/resultados/camaras-mousses', '/selector-moto/resultats/cambres-mousses'),
  /** One question of the motorcycle selector; the words stand in `shop/moto/moto-addresses.ts`. */
  motoStep: both('/selector-moto/:paso', '/selector-moto/:paso'),
  motoModelStep: both('/selector-moto/modelo/:paso', '/selector-moto/model/:paso'),

  basket: both('/cesta', '/cistella'),
  basketRequest: both('/cesta/solicitud', '/cistella/sol-licitud'),
  basketOptions: both('/cesta/opciones', '/cistella/opcions'),
  basketWorkshops: both('/cesta/talleres', '/cistella/tallers'),
  basketTime: both('/cesta/fecha-y-hora', '/cistella/data-i-hora'),
  basketRegister: both('/cesta/registro', '/cistella/registre'),
  basketBilling: both('/cesta/datos-facturacion', '/cistella/dades-facturacio'),
  basketPayment: both('/cesta/pago', '/cistella/pagament'),
  basketDone: both('/cesta/tu-reserva', '/cistella/la-teva-reserva'),
  /** What to do with a payment that came when the time was gone, by the link of its message. */
  latePayment: both('/tu-pago/:oferta', '/el-teu-pagament/:oferta'),
  /** The way in from another site's link (spec B57). */
  basketAdd: both('/_proxy/cesta/anadir-producto', '/_proxy/cistella/afegir-producte'),

  newPassword: both('/nueva-contrasena', '/nova-contrasenya'),
  confirmEmail: both('/confirmar-correo', '/confirmar-correu'),
  /** Where the letter leads that brings the file of one's data. */
  ownCopy: both('/descargar-mis-datos', '/descarregar-les-meves-dades'),
  preferences: both('/preferencias', '/preferencies'),
  logIn: both('/login', '/login'),
  register: both('/registro', '/registre'),
  area: both('/area-privada', '/area-privada'),
  ownOrders: both('/mis-pedidos', '/les-meves-comandes'),
  ownOrder: both('/mis-pedidos/:pedido', '/les-meves-comandes/:pedido'),
  ownInvoices: both('/area-privada/facturas', '/area-privada/factures'),
  history: both('/historico', '/historic'),
  ownData: both('/mis-datos', '/les-meves-dades'),

  /** The car that the browser remembers; no plate stands in the address. */
  myCar: both('/mi-coche', '/el-meu-cotxe'),
  /** Tells which vehicle it is; the second is the same inside the customer area. */
  addCar: both('/mi-coche/anadir', '/el-meu-cotxe/afegir'),
  ownCarAdd: both('/area-privada/anadir-vehiculo', '/area-privada/afegir-vehicle'),

  batteries: both('/coche/baterias', '/cotxe/bateries'),
  /** `{nombre}-{id_site_producto}`, as all sheets of what is no tyre. */
  battery: both('/coche/baterias/:marca/:producto', '/cotxe/bateries/:marca/:producto'),
  oils: both('/coche/aceites', '/cotxe/olis'),
  oil: both('/coche/aceites/:producto', '/cotxe/olis/:producto'),
  safety: both('/coche/accesorios/seguridad', '/cotxe/accessoris/seguretat'),
  safetyItem: both('/coche/accesorios/seguridad/:producto', '/cotxe/accessoris/seguretat/:producto'),
  transport: both('/coche/accesorios-transporte', '/cotxe/accessoris-transport'),
  transportItem: both('/coche/accesorios-transporte/:producto', '/cotxe/accessoris-transport/:producto'),
  motoBatteries: both('/moto/baterias-para-moto', '/moto/bateries-per-a-moto'),
  ozoneKits: both('/kits-ozono', '/kits-ozo'),

  revisions: both('/revisiones', '/revisions'),
  revisionAssistant: both('/revisiones/asistente', '/revisions/assistent'),

  car: both('/coche', '/cotxe'),
  /** What is done to a car; the slugs stand in `vehicle-pages.server.ts`. */
  carPage: both('/coche/:pagina', '/cotxe/:pagina'),
  moto: both('/moto', '/moto'),
  motoPage: both('/moto/:pagina', '/moto/:pagina'),
  truck: both('/camion', '/camio'),
  truckPage: both('/camion/:pagina', '/camio/:pagina'),
  farm: both('/agricola', '/agricola'),
  farmPage: both('/agricola/:pagina', '/agricola/:pagina'),

  motoRevision: both('/moto/revision', '/moto/revisio'),
  motoRevisionData: both('/moto/revision/datos', '/moto/revisio/dades'),
  motoRevisionAssistant: both('/moto/revision/asistente', '/moto/revisio/assistent'),
  airAssistant: both('/aire-acondicionado/asistente', '/aire-condicionat/assistent'),
  rotationAssistant: both('/permutar-neumaticos/asistente', '/permutar-pneumatics/assistent'),

  promotions: both('/promociones', '/promocions'),
  /** Of a vehicle; its words stand in `promotion-address.ts`. */
  promotionsOf: both('/promociones/:vehiculo', '/promocions/:vehiculo'),
  promotion: both('/promociones/:vehiculo/:promocion', '/promocions/:vehiculo/:promocion'),

  /** One message when a product is back; and taking that back, by the link of the message. */
  notify: both('/avisame/:producto', '/avisa-m/:producto'),
  notifyCancel: both('/avisame/:solicitud/:firma', '/avisa-m/:solicitud/:firma'),

  workshops: both('/talleres-mecanicos', '/tallers-mecanics'),
  workshopArea: both('/talleres-mecanicos/:area', '/tallers-mecanics/:area'),
  workshop: both('/talleres-mecanicos/:area/:taller', '/tallers-mecanics/:area/:taller'),

  visit: both('/cita-previa', '/cita-previa'),
  /** A workshop, a service or both are given in the query. */
  visitPreset: both('/cita-previa-preset', '/cita-previa-preset'),
  visitComment: both('/cita-previa/comentario', '/cita-previa/comentari'),
  visitBrand: both('/cita-previa/patinete', '/cita-previa/patinet'),
  visitWorkshop: both('/cita-previa/seleccion-taller', '/cita-previa/seleccio-taller'),
  visitWorkshopMoto: both('/cita-previa/seleccion-taller/moto', '/cita-previa/seleccio-taller/moto'),
  visitWorkshopScooter: both('/cita-previa/seleccion-taller/patinete', '/cita-previa/seleccio-taller/patinet'),
  visitService: both('/cita-previa/servicios', '/cita-previa/serveis'),
  visitServiceScooter: both('/cita-previa/servicios/patinete', '/cita-previa/serveis/patinet'),
  visitTime: both('/cita-previa/fecha-y-hora', '/cita-previa/data-i-hora'),
  visitTimeScooter: both('/cita-previa/fecha-y-hora/patinete', '/cita-previa/data-i-hora/patinet'),
  visitData: both('/cita-previa/tus-datos', '/cita-previa/les-teves-dades'),
  visitDataScooter: both('/cita-previa/tus-datos/patinete', '/cita-previa/les-teves-dades/patinet'),
  visitDone: both('/cita-previa/confirmacion', '/cita-previa/confirmacio'),
  /** The appointments of whoever is signed in. */
  visitsMine: both('/cita-previa/mis-citas', '/cita-previa/les-meves-cites'),
  /** Where who waits for a freed time takes it, or leaves the list. */
  visitWaiting: both('/cita-previa/lista-de-espera', '/cita-previa/llista-d-espera'),
  /** Where who ordered with an appointment asks its workshop for another time; and where the workshop answers. */
  placedOrder: both('/mi-pedido', '/la-meva-comanda'),
  orderedVisit: both('/cita-previa/pedir-cambio', '/cita-previa/demanar-canvi'),
  answerChange: both('/cita-previa/contestar-cambio', '/cita-previa/contestar-canvi'),
  /** What is next for the vehicles of whoever looks; no plate stands in it. */
  upkeep: both('/mi-coche/proximo', '/el-meu-cotxe/que-toca'),
  /** Ends the reminders of a vehicle, by the link of one. */
  upkeepStop: both('/mi-coche/avisos', '/el-meu-cotxe/avisos'),
  /** What a visit was like, written by the link of its mail. */
  review: both('/tu-opinion', '/la-teva-opinio'),
  productReview: both('/tu-opinion-del-producto', '/la-teva-opinio-del-producte'),
  /** Where the link of the mails leads: an appointment is seen, changed and cancelled. */
  visitManage: both('/cita-previa/modificar', '/cita-previa/modificar'),

  newsletterConfirm: both('/confirmacion-newsletter', '/confirmacio-newsletter'),
  newsletterCancel: both('/anular-newsletter', '/anular-newsletter'),
  reports: both('/canal-etico', '/canal-etic'),
  contact: both('/contacto', '/contacte'),
  contactDone: both('/contacto/gracias', '/contacte/gracies'),
  callBack: both('/te-llamamos', '/et-truquem'),
  professionals: both('/acceso-profesionales', '/acces-professionals'),

  privacy: both('/politica-de-privacidad', '/politica-de-privacitat'),
  legal: both('/aviso-legal', '/avis-legal'),
  cookies: both('/cookies', '/galetes'),
  terms: both('/terminos-contratacion', '/termes-contractacio'),
  app: both('/app', '/app'),
  blog: both('/blog', '/blog'),
  article: both('/blog/:articulo', '/blog/:articulo'),
  /** What editors write; their addresses are rows (decision 070). */
  content: both('/:nombre', '/:nombre'),
  /** What the browser keeps for when there is no network. */
  offline: both('/sin-conexion', '/sense-connexio'),
} satisfies Record<string, Record<Language, string>>;
