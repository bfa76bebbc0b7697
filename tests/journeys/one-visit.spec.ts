import { address } from '#contract/addresses.ts';
import { expect, test } from '#tests/support/driver.ts';

test(
  'tyres and a battery are ordered one after the other, and the car comes once',
  { tag: '@both' },
  async ({ driver, page }) => {
    const laia = driver();
    const { beside, basket } = laia.t;
    const panel = page.getByRole('region', { name: beside.titulo });
    await laia.findTyres();
    const tyre = await laia.take();
    await page.goto(laia.origin + address('batteries', laia.language));
    const battery = await laia.take();
    await panel.getByRole('button', { name: beside.abrir }).click();
    await expect(panel).toContainText(battery);
    await laia.buy();
    await panel.getByRole('button', { name: beside.pedir }).click();
    await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
    await expect(panel).toContainText(new RegExp(tyre, 'i'));
    const [into = ''] = beside.unirse('…', '…', '…').split('…');
    await panel.getByRole('button', { name: into }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await laia.open('basketPayment');
    await laia.payAtWorkshop();
    await laia.seesConfirmation();
    const numbers = await panel.getByText(/R\d{7}/).count();
    expect(numbers).toBe(1);
  },
);
