import { readBounded } from '../../read-bounded.ts';

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

/** What was sent reached nobody: it certainly had no effect. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
}

/** Codes of a connection that never stood. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const wasDelivered = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return !(cause instanceof Error && 'code' in cause && unreached.has(String(cause.code)));
};

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
  }).catch((error: unknown) => {
    if (wasDelivered(error)) throw error;
    throw new NotDelivered(`the gateway cannot be reached at ${new URL(url).host}`, { cause: error });
  });
  if (response.ok) return await readBounded(response);
  await response.body?.cancel();
  throw new Error(`the gateway answered ${new URL(url).pathname} with ${response.status}`);
};
