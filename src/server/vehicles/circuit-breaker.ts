export interface BreakerWish {
  /** Failures in a row after which nothing is tried for a while. */
  readonly failures: number;
  readonly restMs: number;
  readonly clock: () => Date;
}

export interface CircuitBreaker {
  /** Whether to try now. After a rest one attempt goes ahead alone: the others wait for how it ends. */
  readonly mayTry: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
}

/** Spares a service that fails, and everybody who would wait for it in vain. */
export const openBreaker = ({ failures, restMs, clock }: BreakerWish): CircuitBreaker => {
  let inARow = 0;
  let restsUntil = 0;
  return {
    mayTry: () => {
      const now = clock().getTime();
      if (inARow < failures) return true;
      if (now < restsUntil) return false;
      restsUntil = now + restMs;
      return true;
    },
    succeeded: () => {
      inARow = 0;
    },
    failed: () => {
      inARow += 1;
      restsUntil = clock().getTime() + restMs;
    },
  };
};
