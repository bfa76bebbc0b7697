import { calls, type CallName } from '#contract/calls.ts';
import type { Answer, Request } from '#contract/contract.ts';
import type { SentFile } from '#contract/endpoint.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import { createContext, type RouterContextProvider } from 'react-router';

/** The one way to get data: typed by the contract, in-process while a page renders, over HTTP in the browser. */
export type Api = <Name extends CallName>(
  name: Name,
  request: Request<Name>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

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

/** What a page's loader may use: the API in this process, and what the browser told about itself. */
export const apiContext = createContext<Api>();
export const nonceContext = createContext<string>('');

/** What time it is for the server that renders the page. */
export const nowContext = createContext<Date>();

/** Whether a page's scripts are held back until it is drawn (decision 034). */
export const scriptsLastContext = createContext<boolean>();

export const nowOf = (context: Readonly<RouterContextProvider>): Date => context.get(nowContext);

export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext);

const prefix = '/api/es';

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
  return `${prefix}${filled}${search.size > 0 ? `?${search}` : ''}`;
};

/** Where a call of this page's own server is, and what stands below it. */
export const callUrl = <Name extends CallName>(name: Name, request: Request<Name>, below = ''): string =>
  urlOf(calls[name][1] + below, request);

/** A sentence in `error` is a refusal, even without a code: proxies write such answers (spec G23). */
const errorIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;

/**
 * The API over HTTP, of the page's own server unless another origin is given. An answer of "no" rejects with `Refused`; a
 * failed connection with fetch's own error, and a failure that says nothing to anybody with a plain one.
 */
export const browserApi =
  (language: Language, origin = ''): Api =>
  async (name, request, options = {}) => {
    const [method, path] = calls[name];
    const parts: Parts = request;
    const response = await fetch(origin + urlOf(path, parts), {
      method,
      headers: {
        'accept-language': language,
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(parts.file ? { body: parts.file as Blob } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const body: unknown = await response.json();
    const { status, statusText: title } = response;
    const error = errorIn(body);
    if (error && typeof error === 'string')
      throw new Refused({ code: 'error-inesperado', title, ...(body as Partial<Problem>), error, status });
    if (!response.ok || error) throw new Error(`${path} answered ${status}`);
    // The contract's tests hold the server to these shapes; the browser does not carry the schemas to check again.
    return body as Answer<typeof name>;
  };
