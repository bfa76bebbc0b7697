import { route, type RouteConfig } from '@react-router/dev/routes';
import { addresses } from '#contract/address-table.ts';
import type { PageName } from '#contract/addresses.ts';
import { consoleAddresses, type ConsolePage } from './console/console-addresses.ts';

/** Which module shows a page. Both languages of a page are one module; its route's id is `es/page` or `ca/page`. */
const modules: Record<PageName, string> = {
  home: 'shop/home/home-page.tsx',
  search: 'shop/search/search-page.tsx',
  tyres: 'shop/tyres/tyres-page.tsx',
  tyreGuide: 'shop/help/tyre-guide-page.tsx',
  tyreServices: 'shop/help/tyre-services-page.tsx',
  tyreInsurance: 'shop/help/tyre-insurance-page.tsx',
  tyresSummer: 'shop/tyres/tyre-landing-page.tsx',
  tyresWinter: 'shop/tyres/tyre-landing-page.tsx',
  tyresAllSeason: 'shop/tyres/tyre-landing-page.tsx',
  tyresCar: 'shop/tyres/tyre-landing-page.tsx',
  tyresVan: 'shop/tyres/tyre-landing-page.tsx',
  tyres4x4: 'shop/tyres/tyre-landing-page.tsx',
  tyresMoto: 'shop/tyres/tyre-landing-page.tsx',
  tyresQuad: 'shop/tyres/tyre-landing-page.tsx',
  tyresScooter: 'shop/tyres/tyre-landing-page.tsx',
  tyresTruck: 'shop/tyres/tyre-landing-page.tsx',
  tyresFarm: 'shop/tyres/tyre-landing-page.tsx',
  tyresElectric: 'shop/tyres/tyre-landing-page.tsx',
  tyreBrands: 'shop/tyres/tyre-brands-page.tsx',
  compare: 'shop/compare/compare-page.tsx',
  tyreBrand: 'shop/tyres/tyre-brand-page.tsx',
  tyreModel: 'shop/tyres/tyre-model-page.tsx',

  selector: 'shop/selector/car-question-page.tsx',
  selectorPlate: 'shop/plate/plate-page.tsx',
  selectorSizes: 'shop/selector/car-question-page.tsx',
  selectorWidth: 'shop/selector/car-question-page.tsx',
  selectorSeries: 'shop/selector/car-question-page.tsx',
  selectorRim: 'shop/selector/car-question-page.tsx',
  selectorLoad: 'shop/selector/car-question-page.tsx',
  selectorSpeed: 'shop/selector/car-question-page.tsx',
  selectorPreferences: 'shop/selector/car-question-page.tsx',
  selectorSeason: 'shop/selector/car-question-page.tsx',
  selectorRunflat: 'shop/selector/car-question-page.tsx',
  selectorBrands: 'shop/selector/car-question-page.tsx',
  selectorData: 'shop/selector/car-question-page.tsx',
  selectorResults: 'shop/selector/car-results-page.tsx',
  selectorRegister: 'shop/selector/car-register-page.tsx',
  selectorAll: 'shop/selector/car-all-page.tsx',

  motoSelector: 'shop/moto/moto-page.tsx',
  motoResults: 'shop/moto/moto-results-page.tsx',
  motoRegister: 'shop/moto/moto-register-page.tsx',
  motoTubes: 'shop/moto/moto-tubes-page.tsx',
  motoStep: 'shop/moto/moto-question-page.tsx',
  motoModelStep: 'shop/moto/moto-question-page.tsx',

  basket: 'shop/basket/basket-page.tsx',
  basketRequest: 'shop/basket/request-page.tsx',
  basketOptions: 'shop/basket/options-page.tsx',
  basketWorkshops: 'shop/basket/workshops-page.tsx',
  basketTime: 'shop/basket/time-page.tsx',
  basketRegister: 'shop/basket/register-page.tsx',
  basketBilling: 'shop/basket/billing-page.tsx',
  basketPayment: 'shop/basket/payment-page.tsx',
  basketDone: 'shop/basket/done-page.tsx',
  latePayment: 'shop/late-payments/late-payment-page.tsx',
  basketAdd: 'shop/basket/from-outside-page.tsx',

  logIn: 'account/log-in-page.tsx',
  register: 'account/register-page.tsx',
  newPassword: 'account/new-password-page.tsx',
  confirmEmail: 'account/confirm-email-page.tsx',
  ownCopy: 'account/leaving/own-copy-page.tsx',
  preferences: 'account/preferences-page.tsx',
  area: 'account/area/home-page.tsx',
  ownData: 'account/area/data-page.tsx',
  ownOrders: 'account/area/orders-page.tsx',
  ownOrder: 'account/area/order-page.tsx',
  ownInvoices: 'account/area/invoices-page.tsx',
  history: 'account/area/history-page.tsx',

  myCar: 'assistants/my-car/my-car-page.tsx',
  addCar: 'assistants/my-car/add-car-page.tsx',
  ownCarAdd: 'assistants/my-car/add-car-page.tsx',

  batteries: 'shop/articles/article-list-page.tsx',
  battery: 'shop/articles/article-sheet-page.tsx',
  oils: 'shop/articles/article-list-page.tsx',
  oil: 'shop/articles/article-sheet-page.tsx',
  safety: 'shop/articles/article-list-page.tsx',
  safetyItem: 'shop/articles/article-sheet-page.tsx',
  transport: 'shop/articles/article-list-page.tsx',
  transportItem: 'shop/articles/article-sheet-page.tsx',
  motoBatteries: 'shop/articles/article-list-page.tsx',
  ozoneKits: 'shop/articles/article-list-page.tsx',

  revisions: 'assistants/revisions/revisions-page.tsx',
  revisionAssistant: 'assistants/revisions/assistant-page.tsx',

  car: 'shop/vehicle/category-page.tsx',
  carPage: 'shop/vehicle/content-page.tsx',
  moto: 'shop/vehicle/category-page.tsx',
  motoPage: 'shop/vehicle/content-page.tsx',
  truck: 'shop/vehicle/category-page.tsx',
  truckPage: 'shop/vehicle/content-page.tsx',
  farm: 'shop/vehicle/category-page.tsx',
  farmPage: 'shop/vehicle/content-page.tsx',

  promotions: 'shop/promotions/promotions-page.tsx',
  promotionsOf: 'shop/promotions/promotions-page.tsx',
  promotion: 'shop/promotions/promotion-page.tsx',

  notify: 'shop/product-requests/notify-page.tsx',
  notifyCancel: 'shop/product-requests/cancel-page.tsx',

  workshops: 'booking/workshops/workshops-page.tsx',
  workshopArea: 'booking/workshops/workshops-page.tsx',
  workshop: 'booking/workshops/workshop-page.tsx',
  review: 'booking/review/review-page.tsx',
  productReview: 'shop/product-reviews/review-products-page.tsx',

  visit: 'booking/visits/start-page.tsx',
  visitPreset: 'booking/visits/preset-page.tsx',
  visitComment: 'booking/visits/comment-page.tsx',
  visitBrand: 'booking/visits/brand-page.tsx',
  visitWorkshop: 'booking/visits/workshop-step-page.tsx',
  visitWorkshopMoto: 'booking/visits/workshop-step-page.tsx',
  visitWorkshopScooter: 'booking/visits/workshop-step-page.tsx',
  visitService: 'booking/visits/service-page.tsx',
  visitServiceScooter: 'booking/visits/service-page.tsx',
  visitTime: 'booking/visits/time-page.tsx',
  visitTimeScooter: 'booking/visits/time-page.tsx',
  visitData: 'booking/visits/data-page.tsx',
  visitDataScooter: 'booking/visits/data-page.tsx',
  visitDone: 'booking/visits/done-page.tsx',
  upkeep: 'assistants/upkeep/upkeep-page.tsx',
  upkeepStop: 'assistants/upkeep/stop-page.tsx',
  visitManage: 'booking/visits/manage-page.tsx',
  visitWaiting: 'booking/visits/waiting-page.tsx',
  visitsMine: 'account/area/visits-page.tsx',
  placedOrder: 'order-status/placed-order-page.tsx',
  orderedVisit: 'booking/change-requests/ask-change-page.tsx',
  answerChange: 'booking/change-requests/answer-change-page.tsx',

  motoRevision: 'assistants/moto-revision/moto-revision-page.tsx',
  motoRevisionData: 'assistants/moto-revision/data-page.tsx',
  motoRevisionAssistant: 'assistants/moto-revision/which-motorcycle-page.tsx',
  airAssistant: 'assistants/air-conditioning/air-page.tsx',
  rotationAssistant: 'assistants/rotation/rotation-page.tsx',

  newsletterConfirm: 'content/newsletter/confirm-page.tsx',
  newsletterCancel: 'content/newsletter/cancel-page.tsx',
  reports: 'content/reports/reports-page.tsx',
  contact: 'content/cases/contact-page.tsx',
  contactDone: 'content/cases/done-page.tsx',
  callBack: 'content/cases/call-page.tsx',
  professionals: 'content/cases/professionals-page.tsx',

  privacy: 'content/legal-page.tsx',
  legal: 'content/legal-page.tsx',
  cookies: 'content/legal-page.tsx',
  terms: 'content/legal-page.tsx',
  app: 'content/app/app-page.tsx',
  blog: 'shop/content/blog-page.tsx',
  article: 'shop/content/content-page.tsx',
  content: 'shop/content/content-page.tsx',
  offline: 'content/app/offline.ts',
};

const pages = Object.entries(modules).flatMap(([page, file]) =>
  (['es', 'ca'] as const).map((language) =>
    route(addresses[page as PageName][language], file, { id: `${language}/${page}` }),
  ),
);

const consoleModules: Record<ConsolePage, string> = {
  console: 'console/agenda/agenda-page.tsx',
  consoleChanges: 'console/change-requests/changes-page.tsx',
  consoleStaff: 'console/staff/staff-page.tsx',
  consoleInvoices: 'console/invoices/invoices-page.tsx',
  consoleCustomers: 'console/customers/customers-page.tsx',
  consoleImpersonate: 'console/customers/impersonate-page.tsx',
  consoleContent: 'console/content/pages-page.tsx',
  consoleCases: 'console/cases/cases-page.tsx',
  consoleReviews: 'console/reviews/reviews-page.tsx',
  consoleReports: 'console/reports/reports-page.tsx',
  consoleNewsletter: 'console/newsletter/newsletter-page.tsx',
  consoleMaintenance: 'console/maintenance/maintenance-page.tsx',
  consoleMeasured: 'console/measured/measured-page.tsx',
  consoleLogIn: 'console/log-in-page.tsx',
};

const consolePages = Object.entries(consoleModules).flatMap(([page, file]) =>
  (['es', 'ca'] as const).map((language) =>
    route(consoleAddresses[page as ConsolePage][language], file, { id: `${language}/${page}` }),
  ),
);

/**
 * These accept any sub-path: what is no step of the basket leads to the one that is due (spec B22), what is no room of the
 * customer area is its own (spec U3).
 */
const withSubPaths = ['basket', 'area', 'ownData', 'ownOrders', 'history'] as const satisfies readonly PageName[];
const anySubPath = withSubPaths.flatMap((page) =>
  (['es', 'ca'] as const).map((language) =>
    route(`${addresses[page][language]}/*`, modules[page], { id: `${language}/${page}/any` }),
  ),
);

export default [
  ...pages,
  ...anySubPath,
  ...consolePages,
  route('/blog/rss.xml', 'shop/content/rss.ts', { id: 'es/rss' }),
  route('/ca/blog/rss.xml', 'shop/content/rss.ts', { id: 'ca/rss' }),
  route('/blank', 'content/blank.ts', { id: 'es/blank' }),
  route('/ca/blank', 'content/blank.ts', { id: 'ca/blank' }),
  route('/404.html', 'content/not-found-page.tsx', { id: 'es/notFound' }),
  route('/ca/404.html', 'content/not-found-page.tsx', { id: 'ca/notFound' }),
  route('/500', 'content/broken-page.tsx', { id: 'es/broken' }),
  route('/ca/500', 'content/broken-page.tsx', { id: 'ca/broken' }),
  route('/sitemap.xml', 'content/sitemap.ts'),
  route('/robots.txt', 'content/robots.ts'),
  route('/manifest.webmanifest', 'content/app/manifest.ts', { id: 'es/manifest' }),
  route('/ca/manifest.webmanifest', 'content/app/manifest.ts', { id: 'ca/manifest' }),
  route('/sw.js', 'content/app/service-worker.ts'),
  route('*', 'content/not-found-page.tsx'),
] satisfies RouteConfig;
