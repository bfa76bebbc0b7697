import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentText } from '#domain/accounts/consent.ts';
import { measuringText } from '#domain/measuring/choice.ts';
import { newsletterText } from '#domain/newsletter/consent-text.ts';
import { account as ca } from '#i18n/ca/account.ts';
import { account as es } from '#i18n/es/account.ts';
import { consent as consentCa } from '#i18n/ca/consent.ts';
import { consent as consentEs } from '#i18n/es/consent.ts';
import { menu as menuCa } from '#i18n/ca/menu.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { newsletter as newsletterCa } from '#i18n/ca/newsletter.ts';
import { newsletter as newsletterEs } from '#i18n/es/newsletter.ts';

/** Of each day, what the sentences were: what somebody agreed to can be shown for as long as it is kept. */
const agreed: Readonly<Record<string, string>> = {
  '2026-11-22': '1f20c23995cdad3b2893d44cf121654dc5cb880dd7605de4c2ae8052dca77b9c',
  'medicion 2026-11-23': '460398bf3e952f810169bc9e4f49f0211eb1557d1aa6fb9e4730be62e29ca3fb',
  'newsletter 2026-11-23': '03456d1ede0fce7f03a4957d5e06bca702ce5882e8b4e0a2442cf238ee1ffb5b',
  'newsletter 2026-11-29': '0a46e03bc6f74d1612ba2731a9a2a22be4a61599850a7be04c259c397b35115b',
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

test('so is the question of the newsletter, the same in the footer and on its page', () => {
  const sentences = [newsletterEs.permiso, newsletterCa.permiso];
  expect([menuEs.boletin.permiso, menuCa.boletin.permiso]).toEqual(sentences);
  const hash = createHash('sha256').update(JSON.stringify(sentences)).digest('hex');
  expect(hash).toBe(agreed[newsletterText]);
});

test('so are those that ask for measuring, and a new day asks everybody anew', () => {
  const sentences = [consentEs, consentCa].flatMap((t) => [
    t.titulo,
    t.pide('x'),
    t.pideTambienPublicidad('x'),
    t.sinPermiso,
    t.medicion,
    t.medicionTexto,
    t.publicidad,
    t.publicidadTexto,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(sentences)).digest('hex');
  expect(hash).toBe(agreed[measuringText]);
});
