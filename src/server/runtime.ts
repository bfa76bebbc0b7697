import type { CallName } from '#contract/calls.ts';
import type { Answer, Input, RefusalOf } from '#contract/contract.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Logger } from 'pino';
import type { Actor } from '#domain/access/actor.ts';
import type { Impersonator } from '#domain/access/impersonation.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';

/** What a browser's cookie says about who is signed in there. */
export interface BrowserSession {
  readonly cookie: string | undefined;
  /** Whether the answer depends on it. */
  asked: boolean;
}

/** What one process shares among all its calls. */
export interface Runtime {
  readonly config: Config;
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** One call: the runtime, and who asks. */
export interface CallContext extends Runtime {
  readonly language: Language;
  /** The network that asks, as `networkOf` names it: what limits are counted by. */
  readonly address: string;
  /** What the browser is told apart by, in calls whose contract asks for it. It proves nothing. */
  readonly visitor: string | null;
  readonly userAgent: string;
  /** Names this call in the log; what a visitor reads out when something broke. */
  readonly reference: string;
  /** The bearer token that came with the call, whether it is good or not: only signing out needs it. */
  readonly token: string | undefined;
  /** What this browser was known by when the call came, and what it shall be known by from now on. */
  readonly device: { readonly is: string | undefined; becomes: string | undefined };
  /** The value of this browser's session cookie from now on, null for none; undefined where it stays as it is. */
  readonly session: { becomes: string | null | undefined };
  /** The account of the token or, in calls that only read, of the session cookie; null without either or with one that is not (any more) good. */
  readonly account: () => Promise<Account | null>;
  /** Who of the staff acts in that account's name; null where its owner asks, or nobody. */
  readonly impersonator: () => Promise<Impersonator | null>;
  /** Who that is to the questions of `domain/access`. */
  readonly actor: () => Promise<Actor>;
}

/** What a call may be refused with: what its contract names, and what any call may. */
export type CallRefusal<Name extends CallName> = Refusal<
  RefusalOf<Name> | 'datos-no-validos' | 'sin-sesion' | 'sin-permiso'
>;

/** What an operation works with comes first, what it is asked last; a transaction stands before both. */
export type Handler<Name extends CallName> = (
  context: CallContext,
  input: Input<Name>,
) => Promise<Answer<Name> | CallRefusal<Name>>;

export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** Wrong fields, each with the code of what is wrong. */
export const invalid = (errors: Readonly<Record<string, RefusalCode>>): Refusal<'datos-no-validos'> => ({
  refusal: 'datos-no-validos',
  errors,
});
