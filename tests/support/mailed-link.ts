import type { Language } from '#domain/language.ts';
import { addresses } from '#contract/address-table.ts';
import type { PageName } from '#contract/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, shopUrl } from './driver.ts';

/** The link of the newest letter to somebody that leads to that page. */
export const mailedLink = async (
  { page, language }: { readonly page: Page; readonly language: Language },
  email: string,
  to: PageName,
): Promise<string> => {
  let found = '';
  await expect(async () => {
    const list = await (await page.request.get(`${shopUrl}/buzon`)).text();
    for (const item of list.split('<li>').filter((entry) => entry.includes(email))) {
      const id = /buzon\/([0-9a-f-]{36})/.exec(item)?.[1];
      const letter = await (await page.request.get(`${shopUrl}/buzon/${id}`)).text();
      const path = addresses[to][language].replaceAll('/', '\\/');
      found = new RegExp(`${path}#[\\w-]{43}`).exec(letter)?.[0] ?? '';
      if (found) break;
    }
    expect(found).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return shopUrl + found;
};
