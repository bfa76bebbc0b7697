import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page as it stands breaks none of axe's rules; where it does, the failure names the rule and what breaks it. */
export const noFindings = async (page: Page): Promise<void> => {
  // Otherwise a page is opened each time, for the frames of other sites: that takes longer than all the rules.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};
