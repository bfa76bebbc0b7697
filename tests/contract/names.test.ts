import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentenceOf } from '#i18n/sentence.ts';
import { sql } from '#server/database/sql.ts';
import { letterText } from '#server/mail/letter-text.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { bookAny, insertVisitServices } from '#tests/support/visits.ts';
import { expectProblem } from './answers.ts';
import { changedAt, placesIn } from './arbitrary.ts';
import { startProber, type Prober } from './prober.ts';

let api: Prober;
beforeAll(async () => {
  api = await startProber();
});
afterAll(async () => await api.close());

/** Calls in whose sample somebody says who they are. */
const naming = [
  'registerUser',
  'bookVisit',
  'changeVisit',
  'placeOrder',
  'bookWalkIn',
  'writeReview',
  'writeProductReview',
] as const;

describe('a name with an address in it', () => {
  it.each(naming)('is refused beside its field by %s', async (name) => {
    const sample = await api.sampleOf(name);
    const places = placesIn(sample.body).filter((place) => ['nombre', 'apellidos'].includes(String(place.at(-1))));
    expect(places.length).toBeGreaterThan(0);
    for (const place of places)
      for (const value of ['Gana en https://evil.example/premio', 'evil.com', 'a@evil.com', 'Marta\nBcc: x']) {
        const body = changedAt(sample.body, place, { value });
        const answer = await api.send(
          name,
          { ...sample, body },
          { language: 'ca', ...(await api.authorizationFor(name)) },
        );
        const { errors } = expectProblem(answer, ['es', 'ca']);
        const said = (['es', 'ca'] as const).map((language) => sentenceOf('nombre-no-valido', language));
        expect(said).toContain(errors?.[place.join('.')]);
      }
  });
});

describe('a letter to an address that anybody may have typed', () => {
  it('does not carry what was written in free words', async () => {
    const { shop } = api;
    await insertVisitServices(shop.database);
    const { citaPreviaId } = await bookAny(shop);
    await shop.database.run(sql`
      update visit set comentario = 'Gana en https://evil.example/premio' where id = ${citaPreviaId}::uuid`);
    const { id } = await shop.database.one<{ id: string }>(
      sql`select id from mail where datos->>'visitId' = ${citaPreviaId}`,
    );
    const row = await findMail(shop.database, id);
    const letter = row && (await writeLetter(shop.runtime, row));
    if (!letter) throw new Error('no letter');
    expect(letterText(letter, shop.runtime.config.site)).not.toContain('evil.example');
  });
});
