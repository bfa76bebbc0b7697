import { consoleReviews as consoleCa } from '#i18n/ca/console-reviews.ts';
import { visitMail as mailCa } from '#i18n/ca/mail-visits.ts';
import { reviews as ca } from '#i18n/ca/reviews.ts';
import { consoleReviews as consoleEs } from '#i18n/es/console-reviews.ts';
import { visitMail as mailEs } from '#i18n/es/mail-visits.ts';
import { reviews as es } from '#i18n/es/reviews.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { expect, somebody, test } from '#tests/support/driver.ts';
import { deskOpens, openShopAt } from '#tests/support/journeys-server.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { insertVisited } from '#tests/support/visited.ts';

const words = {
  es: { writing: es, reading: consoleEs, mail: mailEs.opinionRetenida },
  ca: { writing: ca, reading: consoleCa, mail: mailCa.opinionRetenida },
};
const link = 'https://fotos.example/balaguer';
const kind = `Molt bé, amb fotos a ${link} de com va quedar.`;
const bold = 'Compreu a www.otro.example, que és més barat.';

const writers = { es: [somebody(), somebody()], ca: [somebody(), somebody()] } as const;
let shop: Awaited<ReturnType<typeof openShopAt>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const people = (['es', 'ca'] as const).flatMap((idioma) => writers[idioma].map((person) => ({ ...person, idioma })));
  // The day before, so that the shop asks them once it opens.
  shop = await openShopAt(deskOpens, async (dataDir) => await insertVisited(dataDir, '2027-02-08', people));
});
test.afterAll(async () => await shop.stop());

test('a review with a link waits, and is read in the console: one is shown then, of another its writer is told why not @both', async ({
  page,
  language,
}) => {
  const { writing, reading: t, mail } = words[language];
  const laia = new Visitor(page, language, shop.url);
  const [one, other] = writers[language];
  const letter = await laia.mailedLink(one.email, 'review');
  for (const [to, texto] of [
    [letter, kind],
    [await laia.mailedLink(other.email, 'review'), bold],
  ] as const) {
    await page.goto(to);
    await page.getByRole('radio', { name: writing.estrellasDe(2) }).check({ force: true });
    await page.getByLabel(writing.texto).fill(texto);
    await laia.button(writing.enviar).click();
    await expect(page.getByText(writing.pendiente)).toBeVisible();
  }

  const here = consoleAddresses.consoleReviews[language];
  await page.goto(`${shop.url}${consoleAddresses.consoleLogIn[language]}?vuelve=${here}`);
  await page.getByLabel(laia.account.correo).fill(operator);
  await page.getByLabel(laia.account.contrasena, { exact: true }).fill(staffPassword);
  await laia.button(laia.account.entrar).click();
  const card = (texto: string) => page.getByRole('article').filter({ hasText: texto });
  await expect(card(kind).locator('mark')).toHaveText(link);
  await noFindings(page);
  await card(kind).getByRole('button', { name: t.publicar, exact: true }).click();
  await expect(page.getByText(t.publicada)).toBeVisible();
  await expect(card(kind)).toHaveCount(0);

  await card(bold).getByText(t.noPublicar, { exact: true }).click();
  const keepBack = card(bold).getByRole('button', { name: t.porEsteMotivo.pendiente });
  await keepBack.click();
  await expect(card(bold).getByText(laia.refusal('campo-obligatorio'))).toBeVisible();
  await noFindings(page);
  // Without a connection nothing is lost of what was chosen.
  await card(bold).getByLabel(t.motivo).selectOption('publicidad');
  await page.route('**/opiniones/visita/*', async (route) => await route.abort());
  await keepBack.click();
  await expect(card(bold).getByText(t.sinConexion)).toBeVisible();
  await page.unroute('**/opiniones/visita/*');
  await expect(card(bold).getByLabel(t.motivo)).toHaveValue('publicidad');
  await keepBack.click();
  await expect(page.getByText(t.avisado)).toBeVisible();
  await page.getByRole('link', { name: t.estados.retenida }).click();
  await expect(card(bold)).toContainText(t.noSePublica(t.motivos.publicidad));
  await noFindings(page);

  await page.goto(letter);
  await expect(page.getByText(writing.publicada)).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByText(kind)).toBeVisible();
  await expect(page.getByText(bold)).toHaveCount(0);

  await expect(async () => {
    const list = await (await page.request.get(`${shop.url}/buzon`)).text();
    const entries = list.split('<li>').filter((entry) => entry.includes(other.email));
    expect(entries).toHaveLength(2);
    const id = /buzon\/([0-9a-f-]{36})/.exec(entries[0] ?? '')?.[1];
    expect(await (await page.request.get(`${shop.url}/buzon/${id}`)).text()).toContain(mail.motivos.publicidad);
  }).toPass({ timeout: 20_000 });
});
