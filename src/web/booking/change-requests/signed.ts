import { Refused } from '#web/api.ts';
import type { Problem } from '#contract/refusals.ts';

/** What the link of a letter carries, under the name that it gives to the id. */
export const signedBy =
  (name: 'cita' | 'solicitud') =>
  ({ searchParams }: URL) => ({
    params: { id: searchParams.get(name) ?? '' },
    query: { firma: searchParams.get('firma') ?? '' },
  });

/** What was refused; what broke is thrown on. */
export const refusedIn = (error: unknown): Problem => {
  if (!(error instanceof Refused) || error.problem.status >= 500) throw error;
  return error.problem;
};

export const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
