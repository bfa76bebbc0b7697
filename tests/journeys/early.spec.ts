import { address } from '#web/addresses.ts';
import { expect, holdScripts, shopUrl, somebody, test, texts } from '#tests/support/driver.ts';
import { Visitor } from '#tests/support/visitor.ts';

for (const language of ['es', 'ca'] as const) {
  test(`a width chosen before the page came alive counts (${language})`, async ({ page }) => {
    const { paso } = texts[language].selector;
    const letScriptsCome = await holdScripts(page);
    await page.goto(shopUrl + address('selectorSizes', language), { waitUntil: 'commit' });
    await page.getByLabel(paso.ancho).selectOption('205');
    letScriptsCome();
    await expect(page).toHaveURL(/ancho=205/);
    await expect(page.getByLabel(paso.ancho)).toHaveValue('205');
    await page.getByLabel(paso.serie).selectOption('55');
    await expect(page).toHaveURL(/serie=55/);
  });
}

test('a button that was pressed before the page came alive is heard', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const person = somebody();
  await laia.bookByCall(person);
  const letScriptsCome = await holdScripts(page);
  await page.goto(await laia.mailedLink(person.email), { waitUntil: 'commit' });
  await laia.button(laia.t.cambiar).click();
  letScriptsCome();
  await expect(laia.link(laia.t.dejarla)).toBeVisible();
});
