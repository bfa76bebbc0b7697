import type { Refusal } from '#domain/refusal.ts';
import { sqlState } from './database.ts';

const takenByAnother = '23505';

/** What `work` answers, or `refusal` where somebody else wrote the same at the same moment and only one may have it. */
export const unlessTaken = async <Answer, Code extends string>(
  refusal: Refusal<Code>,
  work: () => Promise<Answer>,
): Promise<Answer | Refusal<Code>> => {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === takenByAnother) return refusal;
    throw error;
  }
};
