import type { Page } from '@playwright/test';
import { account as ca } from '#i18n/ca/account.ts';
import { account as es } from '#i18n/es/account.ts';
import { shopUrl, type JourneyLanguage } from './driver.ts';
import { staffPassword } from './mechanic.ts';

/** Opens a page of the staff as who may write, and signs in there. */
export const openDesk = async (page: Page, path: string, language: JourneyLanguage = 'es'): Promise<void> => {
  const words = { es, ca }[language];
  await page.goto(shopUrl + path);
  await page.getByLabel(words.correo).fill('administradora@rodera.example');
  await page.getByLabel(words.contrasena, { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: words.entrar }).click();
};
