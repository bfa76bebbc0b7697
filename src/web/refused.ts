import type { Problem } from '#contract/refusals.ts';
import { Refused } from './send-call.ts';

/** Whether a call was answered "no": what broke, here or there, is no refusal. */
export const wasRefused = (error: unknown): error is Refused => error instanceof Refused && error.problem.status < 500;

/** What a page's loader or action was refused, for it to say; what broke is thrown on, to the page that says so. */
export const refusedIn = (error: unknown): Problem => {
  if (!wasRefused(error)) throw error;
  return error.problem;
};

/** The answer, or null where it was refused: one page for every link that opens nothing. */
export const unlessRefused = async <Answer>(asked: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asked;
  } catch (error) {
    refusedIn(error);
    return null;
  }
};
