import { normaliseEmail } from '#domain/accounts/email.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';

/** What staff typed to find a customer, in the form of each thing that it may be; no plate where no letter or figure is in it. */
export const readSearch = (typed: string) => ({
  email: normaliseEmail(typed),
  number: typed.trim().toUpperCase(),
  plate: normalisePlate(typed) || null,
});
