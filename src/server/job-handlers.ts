import { appointmentsJobs } from './appointments/appointments-jobs.ts';
import { booksJobs } from './books/reconcile-books.ts';
import { changeRequestsJobs } from './change-requests/change-requests-jobs.ts';
import { checkoutJobs } from './checkout/checkout-jobs.ts';
import type { House } from './http/context.ts';
import { housekeepingJobs } from './jobs/housekeeping.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';
import type { Links } from './links.ts';
import { mailJobs } from './mail/mail-jobs.ts';
import type { PaymentGateway } from './payments/gateways/payment-gateway.ts';
import { requestsJobs } from './requests/requests-jobs.ts';
import { reviewsJobs } from './workshops/reviews-jobs.ts';
import { waitingJobs } from './waiting/waiting-jobs.ts';

/** Every kind of job with who does it. */
export const jobHandlersOver = (
  house: House,
  { gateway, links }: { gateway: PaymentGateway; links: Links },
): JobHandlers => ({
  ...housekeepingJobs(house),
  ...checkoutJobs(house, { gateway }),
  ...booksJobs(house),
  ...requestsJobs(house),
  ...appointmentsJobs(house),
  ...reviewsJobs(house),
  ...waitingJobs(house),
  ...changeRequestsJobs(house),
  ...mailJobs(house, { links }),
});
