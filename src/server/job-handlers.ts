import { appointmentsJobs } from './appointments/appointments-jobs.ts';
import { booksJobs } from './books/reconcile-books.ts';
import { changeRequestsJobs } from './change-requests/change-requests-jobs.ts';
import { checkoutJobs } from './checkout/checkout-jobs.ts';
import type { House } from './house.ts';
import { housekeepingJobs } from './housekeeping/housekeeping-jobs.ts';
import type { JobHandlers } from './jobs/job-kinds.ts';
import { writeLetter } from './letters.ts';
import { mailJobs } from './mail/mail-jobs.ts';
import type { PaymentGateway } from './payments/gateways/payment-gateway.ts';
import { requestsJobs } from './requests/requests-jobs.ts';
import { reviewsJobs } from './workshops/reviews-jobs.ts';
import { waitingJobs } from './waiting/waiting-jobs.ts';

/** Every kind of job with who does it. */
export const jobHandlersOver = (house: House, { gateway }: { gateway: PaymentGateway }): JobHandlers => ({
  ...housekeepingJobs(house),
  ...checkoutJobs(house, { gateway }),
  ...booksJobs(house),
  ...requestsJobs(house),
  ...appointmentsJobs(house),
  ...reviewsJobs(house),
  ...waitingJobs(house),
  ...changeRequestsJobs(house),
  ...mailJobs(house, writeLetter),
});
