import { refuse, type Refusal } from '#domain/refusal.ts';
import { oneAfterAnother } from '../one-after-another.ts';

/** Pictures that are held at once, worked on or waiting; of one account. */
interface Most {
  readonly held: number;
  readonly ofAccount: number;
}

/** What is sent is as large as a file may be. */
const ofSent: Most = { held: 6, ofAccount: 3 };
/** After so long there is probably room again. */
const waitSeconds = 5;

export const encodingTurns = (most: Most = ofSent) => {
  const held = new Map<string, number>();
  let all = 0;
  const leave = (account: string): void => {
    all -= 1;
    const own = (held.get(account) ?? 1) - 1;
    if (own > 0) held.set(account, own);
    else held.delete(account);
  };
  return {
    /** Holds a place for as long as the work takes, or refuses where there is none. */
    hold: async <Answer>(
      account: string,
      work: () => Promise<Answer>,
    ): Promise<Answer | Refusal<'imagenes-en-curso'>> => {
      const own = held.get(account) ?? 0;
      if (all >= most.held || own >= most.ofAccount) return refuse('imagenes-en-curso', { segundos: waitSeconds });
      all += 1;
      held.set(account, own + 1);
      try {
        return await work();
      } finally {
        leave(account);
      }
    },
    /** One picture after the other: each takes a core for a second or two. */
    inTurn: oneAfterAnother(),
  };
};

export type EncodingTurns = ReturnType<typeof encodingTurns>;
