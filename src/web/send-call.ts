import { apiPrefix } from '#contract/api-prefix.ts';
import type { SentFile } from '#contract/endpoint.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';

export interface CallOptions {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** A call that was answered "no", with the sentence to show and the fields it belongs to. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.error);
    this.name = 'Refused';
    this.problem = problem;
  }
}

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
  readonly file?: SentFile;
}

/** The address of a call on the page's own server. */
export const urlOf = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${apiPrefix}${filled}${search.size > 0 ? `?${search}` : ''}`;
};

/** A sentence in `error` is a refusal, even without a code: proxies write such answers (spec G23). */
const errorIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;

let underWay = 0;

/** Whether somebody waits for an answer, or the shop is being told something. */
export const isAsking = (): boolean => underWay > 0;

const send = async (url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> => {
  underWay += 1;
  try {
    const response = await fetch(url, init);
    return { response, body: await response.json() };
  } finally {
    underWay -= 1;
  }
};

/** Sends a call by its method and path, and answers with what came back; what fails is told by `browserApi`. */
export const sendCall = async (
  language: Language,
  [method, path]: readonly [string, string],
  parts: Parts,
  { token, idempotencyKey, signal }: CallOptions = {},
  origin = '',
): Promise<unknown> => {
  const { response, body } = await send(origin + urlOf(path, parts), {
    method,
    headers: {
      'accept-language': language,
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    ...(parts.file ? { body: parts.file as Blob } : {}),
    ...(signal ? { signal } : {}),
  });
  const { status, statusText: title } = response;
  const error = errorIn(body);
  if (error && typeof error === 'string')
    throw new Refused({ code: 'error-inesperado', title, ...(body as Partial<Problem>), error, status });
  if (!response.ok || error) throw new Error(`${path} answered ${status}`);
  return body;
};
