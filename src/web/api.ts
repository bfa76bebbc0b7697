import { calls, type CallName } from '#contract/calls.ts';
import type { Answer, Request } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { createContext, type RouterContextProvider } from 'react-router';
import type { NamedFrame } from './shell/site-frame.tsx';
import { sendCall, urlOf, type CallOptions } from './send-call.ts';

export { Refused } from './send-call.ts';

/** The one way to get data: typed by the contract, in-process while a page renders, over HTTP in the browser. */
export type Api = <Name extends CallName>(
  name: Name,
  request: Request<Name>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

/** What a page's loader may use: the API in this process, and what the browser told about itself. */
export const apiContext = createContext<Api>();
export const nonceContext = createContext<string>('');

/** The clock of the server that renders the page. Pages tell minutes, so that one is the same for a minute at least. */
export interface PageClock {
  readonly minute: () => Date;
  /** `AAAA-MM-DD` at the workshops: all that a page reads which tells nothing finer stays the same for a day. */
  readonly day: () => string;
}

export const clockContext = createContext<PageClock>();

/** Whether a page's scripts are held back until it is drawn (decision 034). */
export const scriptsLastContext = createContext<boolean>();

/** What its loader knows of a page that comes with all that it shows of its visitor: whether its scripts wait for somebody. */
export const ownPageContext = createContext<{ readonly waits: boolean } | null>(null);

/** Menu and foot, once the frame's loader has read them; they are rendered, and no browser is sent what they are made from. */
export const frameContext = createContext<NamedFrame | null>(null);

export const nowOf = (context: Readonly<RouterContextProvider>): Date => context.get(clockContext).minute();

export const todayOf = (context: Readonly<RouterContextProvider>): string => context.get(clockContext).day();

export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext);

/** Where a call of this page's own server is, and what stands below it. */
export const callUrl = <Name extends CallName>(name: Name, request: Request<Name>, below = ''): string =>
  urlOf(calls[name][1] + below, request);

/**
 * The API over HTTP, of the page's own server unless another origin is given. An answer of "no" rejects with `Refused`; a
 * failed connection with fetch's own error, and a failure that says nothing to anybody with a plain one.
 */
export const browserApi =
  (language: Language, origin = ''): Api =>
  async (name, request, options) =>
    // The contract's tests hold the server to these shapes; the browser does not carry the schemas to check again.
    (await sendCall(language, calls[name], request, options, origin)) as Answer<typeof name>;
