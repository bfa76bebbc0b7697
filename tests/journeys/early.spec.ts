import { address } from '#web/addresses.ts';
import { expect, holdScripts, shopUrl, test, texts } from '#tests/support/driver.ts';

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
