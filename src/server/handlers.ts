import { accountLinksHandlers } from './accounts/account-links-handlers.ts';
import { accountsHandlers } from './accounts/accounts-handlers.ts';
import { impersonationHandlers } from './accounts/impersonation-handlers.ts';
import { profilesHandlers } from './accounts/profiles-handlers.ts';
import { passkeysHandlers } from './accounts/passkeys/passkeys-handlers.ts';
import { sessionsHandlers } from './accounts/sessions-handlers.ts';
import { agendaHandlers } from './agenda/agenda-handlers.ts';
import { visitsHandlers } from './visits/visits-handlers.ts';
import { articlesHandlers } from './catalogue/articles-handlers.ts';
import { basketHandlers } from './basket/basket-handlers.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { servicesHandlers } from './catalogue/services-handlers.ts';
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
import { orderProgressHandlers } from './order-progress/order-progress-handlers.ts';
import { promotionsHandlers } from './promotions/promotions-handlers.ts';
import { ownOrdersHandlers } from './own-orders/own-orders-handlers.ts';
import { latePaymentsHandlers } from './payments/late/late-payments-handlers.ts';
import { productRequestsHandlers } from './product-requests/product-requests-handlers.ts';
import { selectorHandlers } from './finder/selector-handlers.ts';
import { motoHandlers } from './finder/moto-handlers.ts';
import { siteHandlers } from './site/site-handlers.ts';
import { vehiclesHandlers } from './vehicles/vehicles-handlers.ts';
import type { VehicleRegistry } from './vehicles/vehicle-registry.ts';
import { waitingHandlers } from './waiting/waiting-handlers.ts';
import { withdrawalsHandlers } from './withdrawals/withdrawals-handlers.ts';
import { reviewsHandlers } from './workshops/reviews-handlers.ts';
import { workshopsHandlers } from './workshops/workshops-handlers.ts';

/** Every call of the contract with who carries it out; a call without a handler does not compile. */
export const handlersOver = (parts: CheckoutParts & { readonly registry: VehicleRegistry }): Handlers => ({
  ...siteHandlers,
  ...searchHandlers,
  ...selectorHandlers,
  ...motoHandlers,
  ...catalogueHandlers,
  ...articlesHandlers,
  ...servicesHandlers,
  ...vehiclesHandlers(parts),
  ...visitsHandlers,
  ...waitingHandlers,
  ...changeRequestsHandlers,
  ...workshopsHandlers,
  ...reviewsHandlers,
  ...basketHandlers(parts),
  ...checkoutHandlers(parts),
  ...promotionsHandlers,
  ...orderProgressHandlers,
  ...withdrawalsHandlers,
  ...latePaymentsHandlers,
  ...productRequestsHandlers,
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
