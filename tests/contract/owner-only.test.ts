import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { sql } from '#server/database/sql.ts';
import { impersonate } from '#tests/support/impersonation.ts';
import { expectPromised } from './answers.ts';
import { definitionOf, languages, names, startProber, type Prober } from './prober.ts';
import { ona } from '#tests/support/ona.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

const accountId = async (): Promise<string> =>
  (await api.shop.database.one<{ id: string }>(sql`select id from account where email = ${ona.email}`)).id;

/** What opens Ona's account, and what of it may be seen by nobody else. */
const keys = async () =>
  await api.shop.database.one<{ all: string }>(sql`
    select concat(a.email, a.password_hash, a.email_probado, a.documento,
      (select string_agg(p.id, ',' order by p.id) from passkey p where p.account_id = a.id),
      (select count(*) from access_token t where t.account_id = a.id and t.por is null)) as all
    from account a where a.email = ${ona.email}`);

const closed = names.filter((name) => definitionOf(name).ownerOnly);
const sendAs = async (name: CallName, token: string) => {
  const sample = await api.sampleOf(name);
  const before = await keys();
  const answer = await api.send(name, sample, { authorization: `Bearer ${token}` });
  return { before, code: expectPromised(name, answer, [...languages]) };
};

describe('staff who act in the name of a customer', () => {
  it('are kept from whatever opens an account, or ends it', () => {
    const open = names.filter((name) =>
      /llave|password|segundo-factor|\/users\/auth|suplantacion/.test(calls[name][1]),
    );
    // Those of the staff ask for a role, which no customer has; signing out ends the tab's own session; lists show no key.
    const others = ['endSession', 'listPasskeys', 'resetSecondFactor', 'askImpersonation'];
    expect(open.filter((name) => !closed.includes(name)).toSorted()).toEqual(others.toSorted());
    expect(closed).toEqual(expect.arrayContaining(['deleteUser', 'registerUser', 'addClient', 'endOtherSessions']));
  });

  it.each(closed)('cannot make %s, and nothing has happened', async (name) => {
    const token = await impersonate(api.shop, await accountId());
    const { before, code } = await sendAs(name, token);
    expect(code).toBe('solo-titular');
    expect(await keys()).toEqual(before);
  });

  it.each(names.filter((name) => !closed.includes(name)))('%s is not closed to them for being staff', async (name) => {
    const { code } = await sendAs(name, await impersonate(api.shop, await accountId()));
    expect(code).not.toBe('solo-titular');
  });

  it('make no call with a session that has ended, not even one that anybody may make as a guest', async () => {
    const token = await impersonate(api.shop, await accountId());
    await api.shop.call('endSession', {}, { token });
    for (const name of names) {
      const params = Object.fromEntries([...calls[name][1].matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [part, '1']));
      const answer = await api.send(name, { params, body: {} }, { authorization: `Bearer ${token}` });
      expect([name, answer.statusCode, JSON.parse(answer.body)]).toMatchObject([name, 401, { code: 'sin-sesion' }]);
    }
  });
});
