import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentText } from '#domain/accounts/consent.ts';
import { account as ca } from '#i18n/ca/account.ts';
import { account as es } from '#i18n/es/account.ts';

/** Of each day, what the sentences were: what somebody agreed to can be shown for as long as it is kept. */
const agreed: Readonly<Record<string, string>> = {
  '2026-11-22': '1f20c23995cdad3b2893d44cf121654dc5cb880dd7605de4c2ae8052dca77b9c',
};

test('the questions of consent are those of the day that is kept with their answers', () => {
  const sentences = [es, ca].flatMap(({ privacidad, ofertas, porCorreo, porSms }) => [
    privacidad,
    ofertas,
    porCorreo,
    porSms,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(sentences)).digest('hex');
  // Whoever changes a sentence gives `consentText` the day, and adds the line here; the old ones stay.
  expect(hash).toBe(agreed[consentText]);
});
