import { calls, type CallName } from '#contract/calls.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { minuteMs } from '#domain/time.ts';
import { Refused, urlOf } from './send-call.ts';

/** The address of a blob must live until the browser has begun to save it. */
const savedWithinMs = minuteMs;

/**
 * Saves the file that a call answers. A link would come without the token, so it is fetched. Rejects as `browserApi` does.
 */
export const download = async (
  name: CallName,
  { params, body }: { readonly params: Readonly<Record<string, string>>; readonly body?: unknown },
  { language, token, filename }: { readonly language: Language; readonly token: string; readonly filename: string },
): Promise<void> => {
  const [method, path] = calls[name];
  const response = await fetch(urlOf(path, { params }), {
    method,
    headers: {
      'accept-language': language,
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Refused((await response.json()) as Problem);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), savedWithinMs);
};
