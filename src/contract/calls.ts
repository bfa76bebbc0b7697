/**
 * Every call of the API: its method and its path below `/api/es`. Plain data, so that the browser can
 * carry it without the schemas; the schemas stand beside, one file per area.
 */
export const calls = {
  siteInit: ['GET', '/site-init'],
  readMaintenance: ['GET', '/mantenimiento'],
  searchSite: ['GET', '/buscar'],

  selectTyres: ['POST', '/neumaticos/selector'],
  selectTyresWithAgent: ['POST', '/neumaticos/selector/ws'],
  countTyres: ['POST', '/neumaticos/selector/total'],
  readTyreValues: ['GET', '/tyres-with-values'],
  readTyreDefaults: ['GET', '/tyres-default-values'],
  readTyreLanding: ['GET', '/tyres-landing'],
  readTyreBrands: ['GET', '/tyres-brands'],
  readTyreBrand: ['GET', '/tyres-brands/{marca}'],
  readTyreModel: ['GET', '/tyres-brands/{marca}/{modelo}'],
  readTyreSheet: ['GET', '/tyres-brands/{marca}/{modelo}/{specs}'],
  readTyrePage: ['GET', '/tyres-pages/{marca}/{pagina}'],

  searchCatalogue: ['GET', '/{catalogKey}/search'],
  readCatalogueFilters: ['GET', '/{catalogKey}/filter-values'],
  readOzoneKits: ['GET', '/kits-ozono'],
  readArticle: ['GET', '/articulos/{id}'],

  readMotoValues: ['GET', '/tyres-with-values-moto'],
  readMotoDefaults: ['GET', '/tyres-default-values-moto'],
  readMotoModelValues: ['GET', '/modelos/moto/values'],
  readMotoModelDefaults: ['GET', '/modelos/moto/default'],
  findMotoSize: ['POST', '/modelos/moto/getMedidasTyre'],
  registerMotoBrand: ['POST', '/neumaticos-moto/register-marca'],
  selectMotoTyres: ['POST', '/neumaticos-moto/selector'],
  selectMotoTubes: ['POST', '/camaras-moto/selector'],

  readTyreServices: ['GET', '/servicios-neumatico'],

  listPromotions: ['GET', '/promociones'],
  readPromotion: ['GET', '/promociones/{id}'],

  findTyresByPlate: ['POST', '/neumatico-por-matricula'],

  listVisitServices: ['GET', '/talleres-servicios'],
  listPrivateServices: ['GET', '/talleres-servicios/area-privada'],
  readWorkshopServices: ['GET', '/talleres-servicios/{id}'],
  verifyWorkshopService: ['GET', '/verificar-taller-servicio/{a}/{b}'],
  consultVisitDates: ['POST', '/cita-previa-dates/taller/{id}'],
  explainVisitDay: ['POST', '/cita-previa-dates/taller/{id}/{x}'],
  consultVisitTimes: ['POST', '/cita-previa-times/taller/{id}/{x}'],
  holdVisitTime: ['POST', '/consulta-fecha-hora'],
  bookVisit: ['POST', '/cita-previa'],
  changeVisit: ['PATCH', '/cita-previa'],
  readVisit: ['GET', '/cita-previa/{id}'],
  cancelVisit: ['DELETE', '/cita-previa/{id}'],
  listVisits: ['GET', '/citas-previas/{userId}'],
  listScooterBrands: ['GET', '/marcas-patinete'],

  joinWaiting: ['POST', '/lista-espera'],
  readWaiting: ['GET', '/lista-espera/{id}'],
  passWaiting: ['POST', '/lista-espera/{id}/pasar'],
  leaveWaiting: ['DELETE', '/lista-espera/{id}'],

  readOrderedVisit: ['GET', '/cita-pedido/{id}'],
  requestChange: ['POST', '/cita-pedido/{id}/cambio'],
  withdrawChange: ['DELETE', '/cita-pedido/{id}/cambio'],
  listChanges: ['GET', '/agenda/{codTienda}/solicitudes'],
  readChange: ['GET', '/cambio-pedido/{id}'],
  answerChange: ['POST', '/cambio-pedido/{id}'],

  findWorkshopsByPosition: ['POST', '/tiendas'],
  filterWorkshops: ['POST', '/tiendas/filter'],
  findWorkshopsByPostcode: ['POST', '/taller/localizacion'],
  findMotoWorkshopsByPostcode: ['POST', '/taller/moto/localizacion'],
  readWorkshop: ['GET', '/tienda/{id}'],
  readWorkshopArea: ['GET', '/tiendas-area/{area}'],
  readReviewVisit: ['GET', '/opiniones/{cita}'],
  writeReview: ['POST', '/opiniones/{cita}'],
  readFavouriteWorkshop: ['GET', '/users/{id}/talleres'],
  keepFavouriteWorkshop: ['PUT', '/users/{id}/talleres'],

  priceProduct: ['POST', '/cesta-product/{id}'],
  readProduct: ['POST', '/productos/{id}'],
  readBasket: ['GET', '/cesta/{id}'],
  updateBasket: ['POST', '/cesta/update'],
  followBasket: ['POST', '/cesta/seguir'],
  deleteBasket: ['DELETE', '/delete-cesta/{id}'],
  reportUnavailable: ['POST', '/unavailable-products'],
  consultDates: ['POST', '/consult-dates'],
  consultTimes: ['POST', '/consult-times'],
  reserveTime: ['POST', '/reserve-time'],
  leaveTime: ['POST', '/leave-time'],
  releaseTime: ['POST', '/release-time'],

  placeOrder: ['POST', '/pedidos'],
  changeOrder: ['PATCH', '/pedidos'],
  readLatePayment: ['GET', '/pago-tardio/{oferta}'],
  acceptLateTime: ['POST', '/pago-tardio/{oferta}/hora'],
  returnLatePayment: ['POST', '/pago-tardio/{oferta}/devolucion'],

  requestProduct: ['POST', '/neumatico-solicitado'],
  requestMotoProduct: ['POST', '/neumatico-solicitado-moto'],
  readRequest: ['GET', '/neumatico-solicitado/{id}/{firma}'],
  cancelRequest: ['DELETE', '/neumatico-solicitado/{id}/{firma}'],

  createLead: ['POST', '/leads'],
  readBasketLead: ['GET', '/leads/{cestaID}'],

  readStaff: ['GET', '/personal'],
  readAgenda: ['GET', '/agenda/{codTienda}'],
  readAgendaLog: ['GET', '/agenda/{codTienda}/cambios/{id}'],
  moveAllocation: ['POST', '/agenda/{codTienda}/mover'],
  changeAllocationStatus: ['POST', '/agenda/{codTienda}/estado'],
  cancelAllocation: ['POST', '/agenda/{codTienda}/anular'],
  bookWalkIn: ['POST', '/agenda/{codTienda}/sin-cita'],
  previewBlock: ['POST', '/agenda/{codTienda}/bloqueo-previsto'],
  blockBay: ['POST', '/agenda/{codTienda}/bloqueo'],
  liftBlock: ['POST', '/agenda/{codTienda}/levantar'],
  undoAgenda: ['POST', '/agenda/{codTienda}/deshacer'],

  requestEmailCode: ['POST', '/correo/codigo'],
  proveEmail: ['POST', '/correo/prueba'],

  registerUser: ['POST', '/users'],
  authenticate: ['POST', '/users/auth'],
  fetchUserInfo: ['GET', '/users/fetchInfo'],
  endSession: ['DELETE', '/users/auth'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]>;

export type CallName = keyof typeof calls;
