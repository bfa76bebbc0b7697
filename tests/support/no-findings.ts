import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** A bar that stays in sight lies over what is just below it, which scrolls out from under it. */
const isUnderBar = ({ any }: Finding): boolean =>
  any.some(({ id, data }) => id === 'target-size' && String(data?.messageKey).startsWith('partiallyObscured'));

/** The page as it stands breaks none of axe's rules; where it does, the failure names the rule and what breaks it. */
export const noFindings = async (page: Page): Promise<void> => {
  // What a browser has not laid out yet has no colour and no size, so its rules would pass it by.
  await page.evaluate(() => {
    for (const below of document.querySelectorAll<HTMLElement>('[data-below]'))
      below.style.setProperty('content-visibility', 'visible', 'important');
  });
  const { violations } = await new AxeBuilder({ page })
    // Otherwise a page is opened each time, for the frames of other sites: that takes longer than all the rules.
    .setLegacyMode()
    // WCAG 2.2's own: 2.5.8, which axe leaves out unless it is asked for.
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !isUnderBar(node)).map(({ html }) => `${id}: ${html}`),
  );
  expect(found).toEqual([]);
};
