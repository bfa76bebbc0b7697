import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nuria } from '#tests/support/shop.ts';
import { expectPromised } from './answers.ts';
import type { Parts } from './api.ts';
import { changedAt, placesIn } from './arbitrary.ts';
import { languages, names, startProber, type Prober } from './prober.ts';
import { readyToOrder } from './samples.ts';
import { ofThisTurn } from '#tests/support/turn.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

describe('somebody else', () => {
  /** The ways to name a basket. */
  const idFields = new Set(['cestaID', 'id', 'idLead']);
  const stranger = { ...nuria, nombre: 'Pere', apellidos: 'Mas', email: 'pere@example.com', telefono: '622333444' };
  const secrets = [nuria.email, nuria.telefono, nuria.nombre, nuria.apellidos];

  const pointedAt = (cestaID: string, sample: Parts): Parts => {
    const point = (part: unknown): unknown =>
      placesIn(part)
        .filter((place) => idFields.has(String(place.at(-1))))
        .reduce((all, place) => changedAt(all, place, { value: cestaID }), part);
    const body = point(sample.body);
    const named =
      typeof body === 'object' && body !== null && 'userInfo' in body ? { ...body, userInfo: stranger } : body;
    return { ...sample, params: point(sample.params), body: named };
  };

  it.each(ofThisTurn(names, 2, 'privacy'))(
    'who knows the id of a basket with an order learns nothing of its owner by %s',
    async (name) => {
      const cesta = await readyToOrder(api.shop);
      await api.shop.order(cesta);
      for (const authorization of [undefined, `Bearer ${api.token}`]) {
        const answer = await api.send(
          name,
          pointedAt(cesta.cestaID, await api.sampleOf(name)),
          authorization && name !== 'endSession' ? { authorization } : {},
        );
        expectPromised(name, answer, [...languages]);
        for (const secret of secrets) expect(answer.body).not.toContain(secret);
      }
    },
  );
});
