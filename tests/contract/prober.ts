import { needsSession } from '#contract/access.ts';
import { calls, type CallName } from '#contract/calls.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/database/database.ts';
import { isForStaff } from '#server/http/admit.ts';
import { sql } from '#server/database/sql.ts';
import type { Logger } from 'pino';
import { signInStaff } from '#tests/support/staff.ts';
import { expectPromised } from './answers.ts';
import { reportReader, startApi, type Api, type Parts } from './api.ts';
import { leaver, leavingAccount, samples } from './samples.ts';
import { ona } from '#tests/support/ona.ts';

export const names = Object.keys(calls) as CallName[];
export const definitionOf = (name: CallName): Endpoint => contract[name];
export const withBody = names.filter((name) => definitionOf(name).body !== undefined);
export const withParams = names.filter((name) => definitionOf(name).params !== undefined);
export const languages: readonly Language[] = ['es', 'ca'];

/** The languages an answer may have: a well-formed call may ask for one in its body instead of by the header. */
export const languagesOf = (language: Language, body: unknown): readonly Language[] =>
  JSON.stringify(body ?? null).includes('"idioma"') ? languages : [language];

/** The API with Ona signed in, and ways to hold its answers against the contract. */
export interface Prober extends Api {
  readonly token: string;
  /** A token of Ona's that was good once. */
  readonly expiredToken: () => Promise<string>;
  readonly sampleOf: (name: CallName) => Promise<Parts>;
  /** Of a session that its owner ended. */
  readonly endedToken: () => Promise<string>;
  /** The header of calls that are for the account, or the staff’s; signing out brings a session of its own. */
  readonly authorizationFor: (name: CallName) => Promise<{ readonly authorization?: string }>;
  /** Sends, and holds the answer against the contract; answers with the refusal's code, or `ok`. */
  readonly promised: (name: CallName, parts: Parts, language?: Language) => Promise<RefusalCode | 'ok'>;
}

export const startProber = async (given: { database?: Database; log?: Logger } = {}): Promise<Prober> => {
  const api = await startApi(given);
  const { token } = await api.shop.call('registerUser', { body: ona });
  let current = token;
  const staff = await signInStaff(api.shop.database, api.shop.runtime.clock());
  const administrator = await signInStaff(api.shop.database, api.shop.runtime.clock(), {
    rol: 'administrador',
    talleres: [],
  });
  const reader = await signInStaff(api.shop.database, api.shop.runtime.clock(), {
    rol: 'administrador',
    talleres: [],
    email: reportReader,
  });
  const signIn = async ({ email, password } = ona): Promise<string> =>
    (await api.shop.call('authenticate', { body: { email, password } })).token;

  /** Another turn may delete the account at any moment. */
  const signInLeaver = async (): Promise<string> => {
    await leavingAccount(api.shop);
    const { status, body } = await api.shop.send('authenticate', {
      body: { email: leaver.email, password: leaver.password },
    });
    return status === 200 ? (body as { token: string }).token : await signInLeaver();
  };

  const authorizationFor: Prober['authorizationFor'] = async (name) => {
    const { access } = definitionOf(name);
    if (!needsSession(access) && access !== 'named-account') return {};
    if (access === 'report-reader') return { authorization: `Bearer ${reader}` };
    if (access === 'operator' || access === 'editor' || access === 'administrator')
      return { authorization: `Bearer ${administrator}` };
    if (isForStaff(access)) return { authorization: `Bearer ${staff}` };
    if (name === 'deleteUser') return { authorization: `Bearer ${await signInLeaver()}` };
    if (name === 'endSession') return { authorization: `Bearer ${await signIn()}` };
    // Whoever signs in again and again ends the session that began first.
    const lives = await api.shop.database.maybeOne(sql`
      select 1 from access_token where hash = sha256(convert_to(${current}, 'UTF8'))`);
    if (!lives) current = await signIn();
    return { authorization: `Bearer ${current}` };
  };
  return {
    ...api,
    token,
    authorizationFor,
    expiredToken: async () => {
      const old = await signIn();
      await api.shop.database.run(sql`
        update access_token set caduca = ${api.shop.runtime.clock()} where hash = sha256(convert_to(${old}, 'UTF8'))`);
      return old;
    },
    endedToken: async () => {
      const ended = await signIn();
      await api.shop.call('endSession', {}, { token: ended });
      return ended;
    },
    sampleOf: async (name) => await samples[name](api.shop),
    promised: async (name, parts, language = 'es') => {
      const answer = await api.send(name, parts, { language, ...(await authorizationFor(name)) });
      return expectPromised(name, answer, languagesOf(language, parts.body));
    },
  };
};
