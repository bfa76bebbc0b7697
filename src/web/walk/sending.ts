import type { Problem } from '#contract/refusals.ts';
import { Refused } from '#web/api.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';

/** Why a form was not taken. */
export interface Wrong {
  /** Above the form; where only fields are wrong, it may be missing. */
  readonly error?: string | undefined;
  /** Sentences beside fields, by their names. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What the server said no to; missing where it never answered, or was not asked. */
  readonly problem?: Problem;
}

/** Taken, not taken, or undefined: what stood above the form still stands. */
export type SendOutcome = Wrong | null | undefined;

export const refusedBy = (problem: Problem): Wrong => ({
  error: problem.error,
  errors: problem.errors ?? {},
  problem,
});

/** What a call that was refused, or never arrived, says beside the fields. */
export const wrongOf = (failure: unknown, offline: string): Wrong =>
  failure instanceof Refused ? refusedBy(failure.problem) : { error: offline };

/** Does what a form is sent for. Whatever is thrown becomes a sentence, so that the form stays as it was typed. */
export const attempt = async (work: () => Promise<SendOutcome>, offline: string): Promise<SendOutcome> => {
  try {
    return await work();
  } catch (failure) {
    return wrongOf(failure, offline);
  }
};

/**
 * Names a wish for the server (`idempotency-key`): the same wish, sent again after its answer was lost, is done once.
 * What was answered is forgotten, because asked again it may be answered otherwise.
 */
export const createRetryKey = () => {
  let last = { wish: '', key: '' };
  return {
    of: (wish: string): string => {
      if (last.key === '' || last.wish !== wish) last = { wish, key: unguessableId() };
      return last.key;
    },
    forget: (): void => {
      last = { wish: '', key: '' };
    },
  };
};
