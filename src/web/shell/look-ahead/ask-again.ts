import { pageDataFolder } from '#web/page-data/page-file.ts';

/** So often data of a page is asked for again when it could not be had (spec N9), and so long it waits before each. */
const waitsMs = [300, 1000, 3000] as const;

const isData = (input: RequestInfo | URL): boolean => {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes(`${pageDataFolder}/`) || /\.data(?:\?|$)/.test(url);
};

/** An answer of the shop itself is one, whatever it says: a missing page is missing, a broken one is broken. */
const isAnswer = ({ ok, status, headers }: Response): boolean =>
  ok || status === 304 || status === 404 || status === 500 || headers.has('x-remix-response');

const pause = async (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** `fetch`, which asks up to three times more for the data of a page. The router has no place of its own for that. */
export const askAgain =
  (fetch: typeof window.fetch): typeof window.fetch =>
  async (input, init) => {
    if (!isData(input)) return await fetch(input, init);
    for (const ms of waitsMs) {
      try {
        const answer = await fetch(input, init);
        if (isAnswer(answer)) return answer;
      } catch (error) {
        if (init?.signal?.aborted) throw error;
      }
      await pause(ms, init?.signal);
    }
    return await fetch(input, init);
  };
