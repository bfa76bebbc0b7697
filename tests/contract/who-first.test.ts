import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsSession } from '#contract/access.ts';
import { refusals } from '#contract/refusals.ts';
import { isForStaff } from '#server/http/admit.ts';
import { expectProblem } from './answers.ts';
import { definitionOf, names, startProber, type Prober } from './prober.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

const staffCalls = names.filter((name) => isForStaff(definitionOf(name).access));
const closed = names.filter((name) => needsSession(definitionOf(name).access));
const wrong = { query: { dias: 'x', date: 'x' }, body: { date: 7, bayId: 'x' } };
const codeOf = async (...asked: Parameters<Prober['send']>) => expectProblem(await api.send(...asked), ['es']).code;

describe('who asks is looked at before what they ask', () => {
  it('in every call of the agenda and more', () => {
    expect(staffCalls.length).toBeGreaterThan(10);
    for (const name of staffCalls)
      expect([
        'agenda',
        'invoices',
        'contact',
        'content',
        'reports',
        'reviews',
        'site',
        'newsletter',
        'measuring',
      ]).toContain(definitionOf(name).area);
  });

  it.each(closed)('%s needs a token whatever comes with it', async (name) => {
    for (const params of [{ codTienda: 'x', id: 'x' }, { codTienda: 1 }])
      expect(await codeOf(name, { ...wrong, params })).toBe('sin-sesion');
  });

  it.each(staffCalls)('%s is for staff, and of their own workshop, whatever comes with it', async (name) => {
    const customer = { authorization: `Bearer ${api.token}` };
    expect(await codeOf(name, { ...wrong, params: { codTienda: 'x' } }, customer)).toBe('sin-permiso');
    // Whose order it is, only the operation knows; a case is no workshop's.
    const ofWorkshop = definitionOf(name).area === 'agenda' && definitionOf(name).params !== undefined;
    if (!ofWorkshop) return;
    const own = await api.authorizationFor(name);
    for (const codTienda of [2, 999_999])
      expect(await codeOf(name, { ...wrong, params: { codTienda } }, own)).toBe('sin-permiso');
    const allowed = await api.send(name, { ...wrong, params: { codTienda: 1 } }, own);
    expect([refusals['sin-sesion'], refusals['sin-permiso']]).not.toContain(allowed.statusCode);
  });
});
