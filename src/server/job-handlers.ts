import { visitsJobs } from './visits/visits-jobs.ts';
import { reconciliationJobs } from './reconciliation/reconciliation-jobs.ts';
import { changeRequestsJobs } from './change-requests/change-requests-jobs.ts';
import { checkoutJobs } from './checkout/checkout-jobs.ts';
import { fittedJobs } from './catalogue/fitted-jobs.ts';
import type { Runtime } from './runtime.ts';
import { housekeepingJobs } from './housekeeping/housekeeping-jobs.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';
import { invoicesJobs } from './invoices/invoices-jobs.ts';
import { sentLetters } from './letters.ts';
import { leavingJobs } from './leaving/leaving-jobs.ts';
import { mailJobs } from './mail/mail-jobs.ts';
import type { PaymentGateway } from './payments/gateways/payment-gateway.ts';
import { productReviewsJobs } from './product-reviews/product-reviews-jobs.ts';
import { productRequestsJobs } from './product-requests/product-requests-jobs.ts';
import { newsletterIssuesJobs } from './newsletter-issues/newsletter-issues-jobs.ts';
import { reportsJobs } from './reports/reports-jobs.ts';
import { reviewsJobs } from './workshops/reviews-jobs.ts';
import { upkeepJobs } from './upkeep/upkeep-jobs.ts';
import { waitingJobs } from './waiting/waiting-jobs.ts';

/** Every kind of job with who does it. */
export const jobHandlersOver = (runtime: Runtime, { gateway }: { gateway: PaymentGateway }): JobHandlers => ({
  ...housekeepingJobs(runtime),
  ...fittedJobs(runtime),
  ...checkoutJobs(runtime, { gateway }),
  ...reconciliationJobs(runtime),
  ...productRequestsJobs(runtime),
  ...visitsJobs(runtime),
  ...upkeepJobs(runtime),
  ...reviewsJobs(runtime),
  ...productReviewsJobs(runtime),
  ...waitingJobs(runtime),
  ...newsletterIssuesJobs(runtime),
  ...reportsJobs(runtime),
  ...changeRequestsJobs(runtime),
  ...leavingJobs(runtime),
  ...invoicesJobs(runtime),
  ...mailJobs(runtime, sentLetters),
});
