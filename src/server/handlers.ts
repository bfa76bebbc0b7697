import { accountLinksHandlers } from './accounts/account-links-handlers.ts';
import { accountsHandlers } from './accounts/accounts-handlers.ts';
import { impersonationHandlers } from './accounts/impersonation-handlers.ts';
import { profilesHandlers } from './accounts/profiles-handlers.ts';
import { passkeysHandlers } from './accounts/passkeys/passkeys-handlers.ts';
import { sessionsHandlers } from './accounts/sessions-handlers.ts';
import { agendaHandlers } from './agenda/agenda-handlers.ts';
import { upkeepHandlers } from './upkeep/upkeep-handlers.ts';
import { visitsHandlers } from './visits/visits-handlers.ts';
import { articlesHandlers } from './catalogue/articles-handlers.ts';
import { basketHandlers } from './basket/basket-handlers.ts';
import { casesHandlers } from './cases/cases-handlers.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { servicesHandlers } from './catalogue/services-handlers.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { maintenanceHandlers } from './maintenance/maintenance-handlers.ts';
import { editContentHandlers } from './content/edit-content-handlers.ts';
import { picturesHandlers } from './content/pictures-handlers.ts';
import { changeRequestsHandlers } from './change-requests/change-requests-handlers.ts';
import { checkoutHandlers } from './checkout/checkout-handlers.ts';
import type { CheckoutParts } from './checkout/pay-order.ts';
import type { Handlers } from './runtime.ts';
import { guestsHandlers } from './guests/guests-handlers.ts';
import { dataExportsHandlers } from './leaving/export/exports-handlers.ts';
import { leavingHandlers } from './leaving/leaving-handlers.ts';
import { invoicesHandlers } from './invoices/invoices-handlers.ts';
import { leadsHandlers } from './leads/leads-handlers.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { newsletterIssuesHandlers } from './newsletter-issues/newsletter-issues-handlers.ts';
import { newsletterHandlers } from './newsletter/newsletter-handlers.ts';
import { measuringHandlers } from './measuring/measuring-handlers.ts';
import { reportsHandlers } from './reports/reports-handlers.ts';
import { orderProgressHandlers } from './order-progress/order-progress-handlers.ts';
import { promotionsHandlers } from './promotions/promotions-handlers.ts';
import { ownOrdersHandlers } from './own-orders/own-orders-handlers.ts';
import { latePaymentsHandlers } from './payments/late/late-payments-handlers.ts';
import { productRequestsHandlers } from './product-requests/product-requests-handlers.ts';
import { revisionsHandlers } from './revisions/revisions-handlers.ts';
import { selectorHandlers } from './finder/selector-handlers.ts';
import { motoHandlers } from './finder/moto-handlers.ts';
import { motoRevisionHandlers } from './moto-revision/moto-revision-handlers.ts';
import type { PictureFiles } from './pictures/picture-files.ts';
import { siteHandlers } from './site/site-handlers.ts';
import { ownVehiclesHandlers } from './vehicles/own-vehicles-handlers.ts';
import { vehiclesHandlers } from './vehicles/vehicles-handlers.ts';
import type { VehicleRegistry } from './vehicles/vehicle-registry.ts';
import { waitingHandlers } from './waiting/waiting-handlers.ts';
import { withdrawalsHandlers } from './withdrawals/withdrawals-handlers.ts';
import { productReviewsHandlers } from './product-reviews/product-reviews-handlers.ts';
import { reviewModerationHandlers } from './review-moderation/moderation-handlers.ts';
import { reviewsHandlers } from './workshops/reviews-handlers.ts';
import { districtsHandlers } from './workshops/districts-handlers.ts';
import { workshopsHandlers } from './workshops/workshops-handlers.ts';

/** Every call of the contract with who carries it out; a call without a handler does not compile. */
export const handlersOver = (
  parts: CheckoutParts & { readonly registry: VehicleRegistry; readonly pictures: PictureFiles },
): Handlers => ({
  ...siteHandlers,
  ...searchHandlers,
  ...contentHandlers,
  ...maintenanceHandlers,
  ...editContentHandlers,
  ...picturesHandlers(parts),
  ...selectorHandlers,
  ...motoHandlers,
  ...catalogueHandlers,
  ...articlesHandlers,
  ...servicesHandlers,
  ...vehiclesHandlers(parts),
  ...motoRevisionHandlers(parts),
  ...ownVehiclesHandlers(parts),
  ...revisionsHandlers(parts),
  ...upkeepHandlers,
  ...visitsHandlers,
  ...waitingHandlers,
  ...changeRequestsHandlers,
  ...workshopsHandlers,
  ...reviewsHandlers,
  ...productReviewsHandlers,
  ...reviewModerationHandlers,
  ...basketHandlers(parts),
  ...checkoutHandlers(parts),
  ...promotionsHandlers,
  ...orderProgressHandlers,
  ...withdrawalsHandlers,
  ...latePaymentsHandlers,
  ...productRequestsHandlers,
  ...newsletterHandlers,
  ...measuringHandlers,
  ...newsletterIssuesHandlers,
  ...reportsHandlers,
  ...casesHandlers,
  ...districtsHandlers,
  ...leadsHandlers,
  ...agendaHandlers,
  ...guestsHandlers,
  ...accountsHandlers,
  ...accountLinksHandlers,
  ...sessionsHandlers,
  ...profilesHandlers,
  ...passkeysHandlers,
  ...impersonationHandlers,
  ...ownOrdersHandlers,
  ...leavingHandlers,
  ...invoicesHandlers,
  ...dataExportsHandlers,
});
