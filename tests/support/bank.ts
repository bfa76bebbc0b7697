import type { Page } from '@playwright/test';

export const cards = { ok: '4263970000005262', declined: '4000120000001154', lost: '4000160000004147' };

/** On the pretend bank's page: pays with a test card. */
export const payWithCard = async (page: Page, number: string) => {
  await page.locator('input[name="numero"]').fill(number);
  await page.locator('input[name="caducidad"]').fill('12/30');
  await page.locator('input[name="cvv"]').fill('123');
  await page.locator('input[name="titular"]').fill('Laia Ferrer');
  await page.getByRole('button', { name: /^Pagar? / }).click();
};

export const payWithBizum = async (page: Page) => {
  await page.locator('input[name="telefono"]').fill('611222333');
  await page.locator('input[name="pin"]').fill('1234');
  await page.getByRole('button', { name: /^Pagar? / }).click();
};

/** The customer shuts the window: the shop hears nothing. */
export const closeWindow = async (page: Page) => {
  await page.getByRole('button', { name: /cierra la ventana|tanca la finestra/ }).click();
};
