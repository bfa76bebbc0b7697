import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRules, ruleOf, type AccessRule } from '#contract/access.ts';
import { calls, type CallName } from '#contract/calls.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { billing } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { expectPromised } from './answers.ts';
import type { Parts, Sender } from './api.ts';
import { definitionOf, languages, names, startProber, type Prober } from './prober.ts';
import { readyToOrder } from './samples.ts';
import { ona } from '#tests/support/ona.ts';
import { cookieOf } from './session-cookies.ts';

/** Those whom a rule may refuse, by the column of the rule that says it. */
const columns = {
  'nobody that is known': 'nobody',
  'somebody whose session ended': 'nobody',
  'somebody who signed out': 'nobody',
  'somebody with a made-up token': 'nobody',
  // Reads are as good as with the token; what changes anything is not.
  'their own cookie without the token': 'nobody',
  'another customer': 'customer',
  'staff of another workshop': 'staff',
} as const;
type Stranger = keyof typeof columns;
const strangers = Object.keys(columns) as Stranger[];

let api: Prober;
/** The account of another customer. */
let bru: string;
let senders: Readonly<Record<Stranger, Sender>>;
beforeAll(async () => {
  api = await startProber();
  const { token, user } = await api.shop.call('registerUser', { body: { ...ona, email: 'bru@example.com' } });
  bru = user.idUser;
  const staff = await signInStaff(api.shop.database, api.shop.runtime.clock(), { talleres: [2] });
  const bearing = (bearer: string): Sender => ({ authorization: `Bearer ${bearer}` });
  senders = {
    'nobody that is known': {},
    'somebody whose session ended': bearing(await api.expiredToken()),
    'somebody who signed out': bearing(await api.endedToken()),
    'somebody with a made-up token': bearing('x'.repeat(43)),
    'their own cookie without the token': { cookie: await cookieOf(api, ona) },
    'another customer': bearing(token),
    'staff of another workshop': bearing(staff),
  };
});
afterAll(async () => await api.close());

/** An order that an account made, which nobody else may pay or place again. */
const orderOf = async (token: string) => {
  const cesta = await readyToOrder(api.shop);
  await api.shop.order(cesta, {}, { token });
  return cesta;
};

/** What rules are asked about is somebody's: the samples that are a guest's, as an account's. */
const owned: { readonly [Name in CallName]?: () => Promise<Parts> } = {
  placeOrder: async () => api.shop.asking(await orderOf(api.token)),
  changeOrder: async () => ({
    body: {
      data: { cestaID: (await orderOf(api.token)).cestaID, paymentTerms: 'total', paymentType: 'bizum', billing },
    },
  }),
};

const without = (part: unknown, sign: (firma: string) => string | undefined): unknown =>
  typeof part === 'object' && part !== null && 'firma' in part ? { ...part, firma: sign(String(part.firma)) } : part;

/** A request without the signature that made it somebody's, or with one that looks like it. */
const forged = (parts: Parts, firma: (right: string) => string | undefined): Parts => ({
  params: without(parts.params, (right) => firma(right) ?? 'x'),
  query: without(parts.query, firma),
  body: without(parts.body, firma),
});

const madeUp = (right: string): string => 'x'.repeat(right.length);

/** By what a call refuses them; undefined where its rule lets them in. */
const refusalOf = (name: CallName, who: Stranger): readonly RefusalCode[] | undefined => {
  if (who === 'their own cookie without the token' && calls[name][0] === 'GET') return undefined;
  const { access, refusals = [] } = definitionOf(name);
  const by = ruleOf(access)[columns[who]];
  const promised = new Set<RefusalCode>(['sin-sesion', 'sin-permiso', ...refusals]);
  return by?.filter((code) => promised.has(code));
};

const tryAs = async (who: Stranger, name: CallName, parts: Parts) =>
  expectPromised(name, await api.send(name, parts, senders[who]), [...languages]);

describe('the rules', () => {
  it('are all in use', () => {
    const used = new Set(names.map((name) => definitionOf(name).access));
    expect([...used].toSorted()).toEqual((Object.keys(accessRules) as AccessRule[]).toSorted());
  });

  it.each(names)('of %s names one refusal for each of those whom it refuses', (name) => {
    for (const who of strangers) expect(refusalOf(name, who)?.length ?? 1).toBe(1);
  });
});

describe('a caller who may not make a call', () => {
  const closed = names.filter((name) => strangers.some((who) => refusalOf(name, who)));

  it.each(closed)('%s refuses them as its rule says, and nothing has happened', { timeout: 60_000 }, async (name) => {
    const sample = await (owned[name] ?? (async () => await api.sampleOf(name)))();
    for (const who of strangers) {
      const expected = refusalOf(name, who);
      if (!expected) continue;
      for (const firma of [() => undefined, madeUp]) {
        const code = await tryAs(who, name, forged(sample, firma));
        // A link that must be there at all is wrong input without one.
        if (code === 'datos-no-validos' && firma !== madeUp) continue;
        expect([name, who, code]).toEqual([name, who, expected[0]]);
      }
    }
    const mine = owned[name] ? { authorization: `Bearer ${api.token}` } : await api.authorizationFor(name);
    expect(expectPromised(name, await api.send(name, sample, mine), [...languages])).toBe('ok');
  });
});

/** A value of the same kind that nothing has. */
const unknown = (value: unknown): unknown => {
  if (typeof value === 'number') return 2_147_483_646;
  const text = String(value);
  return /^[\da-f]{8}-[\da-f-]{27}$/.test(text) ? randomUUID() : `${text.slice(0, -3)}888`;
};

/** Calls whose path names whose a thing is, and the thing: who names themself may still not have what is another's. */
const things = names.filter(
  (name) => ['own-account', 'open-agenda'].includes(definitionOf(name).access) && calls[name][1].split('{').length > 2,
);

describe('a caller who names themself, and a thing of somebody else', () => {
  it.each(things)('%s answers them as if there were none, and it is still there', { timeout: 60_000 }, async (name) => {
    const sample = await api.sampleOf(name);
    const [owner = '', thing = ''] = [...calls[name][1].matchAll(/\{(\w+)\}/g)].map(([, each]) => each);
    const isAccount = definitionOf(name).access === 'own-account';
    const who = isAccount ? 'another customer' : 'staff of another workshop';
    const params = { ...(sample.params as Record<string, unknown>), [owner]: isAccount ? bru : 2 };
    const ask = async (value: unknown) => {
      const answer = await api.send(name, { ...sample, params: { ...params, [thing]: value } }, senders[who]);
      return { code: expectPromised(name, answer, [...languages]), body: answer.body };
    };
    const known = (sample.params as Record<string, unknown>)[thing];
    const [theirs, none] = [await ask(known), await ask(unknown(known))];
    expect([name, theirs]).toEqual([name, none]);
    const mine = await api.send(name, sample, await api.authorizationFor(name));
    expect(expectPromised(name, mine, [...languages])).toBe('ok');
    expect(mine.body).not.toBe(none.body);
  });
});

describe('a caller who may', () => {
  const tried = ['somebody whose session ended', 'another customer', 'staff of another workshop'] as const;
  const open = names.flatMap((name) => tried.filter((who) => !refusalOf(name, who)).map((who) => ({ name, who })));

  it.each(open)('$name serves $who', { timeout: 60_000 }, async ({ name, who }) => {
    // Whose session it is that ends.
    const ending = name === 'endSession' ? await api.authorizationFor(name) : senders[who];
    const answer = await api.send(name, await api.sampleOf(name), ending);
    expect([name, expectPromised(name, answer, [...languages])]).toEqual([name, 'ok']);
  });
});
