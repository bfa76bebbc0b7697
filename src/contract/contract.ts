import { accountLinks } from './account-links.ts';
import { accounts } from './accounts.ts';
import { agendas } from './agenda-calls.ts';
import { visits } from './visits.ts';
import { baskets } from './basket.ts';
import type { CallName } from './calls.ts';
import { cases, districts } from './cases.ts';
import { catalogue } from './catalogue.ts';
import { content } from './content.ts';
import { editContent } from './edit-content.ts';
import { changeRequests } from './change-requests.ts';
import type { Answered, Endpoint, Received, Refused, Sent } from './endpoint.ts';
import { dataExports } from './data-exports.ts';
import { guests } from './guests.ts';
import { impersonation } from './impersonation.ts';
import { latePayments } from './late-payments.ts';
import { invoices } from './invoices.ts';
import { leads } from './leads.ts';
import { leaving } from './leaving.ts';
import { newsletterIssues } from './newsletter-issues.ts';
import { newsletter } from './newsletter.ts';
import { maintenanceWindows } from './maintenance.ts';
import { moto } from './moto.ts';
import { motoRevision } from './moto-revision.ts';
import { orderProgress } from './order-progress.ts';
import { ownOrders } from './own-orders.ts';
import { ownVehicles } from './own-vehicles.ts';
import { orders } from './orders.ts';
import { profiles } from './profiles.ts';
import { passkeys } from './passkeys.ts';
import { promotions } from './promotions.ts';
import { measuring } from './measuring.ts';
import { reports } from './reports.ts';
import { productReviews } from './product-reviews.ts';
import { reviewModeration } from './review-moderation.ts';
import { reviews } from './reviews.ts';
import { revisions } from './revisions.ts';
import { search } from './search.ts';
import { sessions } from './sessions.ts';
import { services } from './services.ts';
import { pictures } from './pictures.ts';
import { productRequests } from './product-requests.ts';
import { site } from './site.ts';
import { times } from './times.ts';
import { tyrePages, tyres } from './tyres.ts';
import { upkeep } from './upkeep.ts';
import { vehicles } from './vehicles.ts';
import { waiting } from './waiting.ts';
import { withdrawals } from './withdrawals.ts';
import { workshops } from './workshops.ts';

/** The whole API. A call without a definition, or a definition without a call, does not compile. */
export const contract = {
  ...site,
  ...maintenanceWindows,
  ...search,
  ...content,
  ...editContent,
  ...pictures,
  ...tyres,
  ...tyrePages,
  ...catalogue,
  ...services,
  ...promotions,
  ...moto,
  ...motoRevision,
  ...vehicles,
  ...upkeep,
  ...ownVehicles,
  ...revisions,
  ...visits,
  ...waiting,
  ...changeRequests,
  ...workshops,
  ...reviews,
  ...productReviews,
  ...reviewModeration,
  ...baskets,
  ...times,
  ...orders,
  ...orderProgress,
  ...withdrawals,
  ...latePayments,
  ...productRequests,
  ...newsletter,
  ...measuring,
  ...newsletterIssues,
  ...reports,
  ...cases,
  ...districts,
  ...leads,
  ...leaving,
  ...dataExports,
  ...agendas,
  ...guests,
  ...accounts,
  ...accountLinks,
  ...sessions,
  ...profiles,
  ...passkeys,
  ...impersonation,
  ...ownOrders,
  ...invoices,
} satisfies Record<CallName, Endpoint>;

type Contract = typeof contract;

export type Input<Name extends CallName> = Received<Contract[Name]>;
export type Request<Name extends CallName> = Sent<Contract[Name]>;
export type Answer<Name extends CallName> = Answered<Contract[Name]>;
export type RefusalOf<Name extends CallName> = Refused<Contract[Name]>;
