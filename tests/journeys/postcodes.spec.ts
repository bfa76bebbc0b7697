import { sentenceOf } from '#i18n/sentence.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { address } from '#contract/addresses.ts';

const size = 'ancho=205&serie=55&llanta=16';
const motoSize = 'vehiculo=moto&ancho=120&alto=70&llanta=17';

test('a postcode that does not exist, or that no workshop is near, is said beside its field', async ({
  page,
  language,
}) => {
  const unknown = sentenceOf('codigo-postal-desconocido', language, { lugar: '99999' });
  const lists = [
    `${address('selectorResults', language)}?${size}`,
    `${address('selectorAll', language)}?${size}`,
    `${address('motoResults', language)}?${motoSize}`,
  ];
  const field = page.locator('main input[name="cp"]:not([type="hidden"])');
  for (const list of lists) {
    await page.goto(`${shopUrl}${list}&cp=99999`);
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(unknown);
    await expect(field).toHaveValue('99999');
    await page.goto(`${shopUrl}${list}&cp=35001`);
    // The Canary Islands: what the sentence names is the nearest of the chain.
    const [beginning = ''] = sentenceOf('no-hay-talleres', language, {
      postCode: '35001',
      poblacion: '*',
      km: 0,
    }).split('*');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${beginning}.+ [\\d.]+ km\\.$`));
    await page.goto(`${shopUrl}${list}&cp=25001`);
    await expect(field).toHaveAccessibleDescription('');
  }
  await page.goto(`${shopUrl}${address('batteries', language)}?cp=99999`);
  await expect(field).toHaveAccessibleDescription(
    new RegExp(sentenceOf('codigo-postal-no-valido', language).slice(0, 20)),
  );
});
