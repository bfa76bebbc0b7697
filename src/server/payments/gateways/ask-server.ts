import { readBounded } from '../../http/read-bounded.ts';

/** How one server of ours asks a gateway's: only the address asked may answer, briefly and soon. */
export interface ServerRoad {
  readonly fetch: typeof globalThis.fetch;
  readonly answerWithinMs?: number;
}

export interface ServerQuestion {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts a question to a gateway and answers the text that comes back. Nothing of it is believed yet. */
export const askServer = async (
  { fetch, answerWithinMs = 5000 }: ServerRoad,
  { url, headers, body }: ServerQuestion,
): Promise<string> => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (response.ok) return await readBounded(response);
  await response.body?.cancel();
  throw new Error(`the gateway answered ${new URL(url).pathname} with ${response.status}`);
};
