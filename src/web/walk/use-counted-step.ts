import { apiPrefix } from '#contract/api-prefix.ts';
import type { CountedStep } from '#domain/measuring/walks.ts';
import { countStep } from '#contract/count-step.ts';
import { useEffect } from 'react';

/** Steps that were counted in this document: who goes back and on again is not two. */
const counted = new Set<string>();

/**
 * Tells the shop that somebody reached a step, and nothing of who: where people leave is seen by how many reach the next one.
 * Staff who act as a customer are not counted, and `null` is not there yet.
 */
export const useCountedStep = (recorrido: CountedStep['recorrido'], paso: string | null): void => {
  useEffect(() => {
    const key = `${recorrido}/${paso}`;
    if (paso === null || window.suplanta || counted.has(key)) return;
    counted.add(key);
    const [method, path] = countStep;
    const body: CountedStep = { recorrido, paso };
    const headers = { 'content-type': 'application/json' };
    // What was not counted is missing in a sum, and nobody waits for it; an answer that nobody reads would keep its line.
    void fetch(apiPrefix + path, { method, headers, body: JSON.stringify(body) })
      .then(async (answer) => await answer.text())
      .catch(() => {});
  }, [recorrido, paso]);
};
