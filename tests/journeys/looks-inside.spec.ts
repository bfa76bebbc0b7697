import { address } from '#contract/addresses.ts';
import { pathsIn } from '#tests/support/every-page.ts';
import { expect, holdScripts, shopUrl, test } from '#tests/support/driver.ts';

/**
 * What a page lacks of the whole sheet, as the browser itself finds it: each rule that means an element of the page, in whatever
 * state that may come, stands inside the page, and all in the order of the sheet.
 */
const lackingIn = async (path: string): Promise<readonly string[]> => {
  const sent = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  const inside = sent.querySelector('style')?.textContent;
  const [, byScripts] =
    /"([^"]*\.css)"\)$/.exec(sent.querySelector('body > script:last-of-type')?.textContent ?? '') ?? [];
  const whole = byScripts ?? sent.querySelector('body > link[rel="stylesheet"]')?.getAttribute('href');
  if (sent.querySelector('head > link[rel="stylesheet"]')) return [`${path} waits for the whole sheet`];
  if (inside === undefined || !whole) return [`${path} has no looks inside it`];

  /** Each selector of a list: a comma within brackets separates nothing here. */
  const apart = (selectors: string): string[] => {
    const found = [''];
    let depth = 0;
    for (const letter of selectors) {
      if ('(['.includes(letter)) depth += 1;
      if (')]'.includes(letter)) depth -= 1;
      if (letter === ',' && depth === 0) found.push('');
      else found.push(found.pop() + letter);
    }
    return found.map((each) => each.trim());
  };
  interface Rule {
    readonly selector: string;
    readonly key: string;
  }
  const rulesOf = (rules: Iterable<CSSRule>, under: string): Rule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule)
        return apart(rule.selectorText).map((selector) => ({
          selector,
          key: `${under}${selector}{${rule.style.cssText}}`,
        }));
      if (rule instanceof CSSGroupingRule)
        return rulesOf(rule.cssRules, `${under}${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{`);
      return [];
    });
  const sheetOf = (css: string): Rule[] => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return rulesOf(sheet.cssRules, '');
  };
  /** Without its states, and without what must or must not be elsewhere. */
  const inAnyState = (selector: string): string => {
    let rest = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '');
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
    }
    const bare = rest.replaceAll(
      /:(?:hover|active|focus|focus-visible|focus-within|checked|disabled|enabled|open|target|popover-open|invalid|user-invalid|placeholder-shown|autofill|indeterminate|modal|visited|any-link)(?![\w-])|\[open\]/g,
      '',
    );
    return bare.replaceAll(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
  };
  const isMeant = (selector: string): boolean => {
    try {
      return sent.querySelector(inAnyState(selector)) !== null;
    } catch {
      return true;
    }
  };
  const has = sheetOf(inside).map(({ key }) => key);
  const known = sheetOf(await (await fetch(whole)).text());
  const given = new Set(has);
  const lacking = known.filter(({ selector, key }) => !given.has(key) && isMeant(selector)).map(({ key }) => key);
  const order = known.map(({ key }) => key).filter((key) => given.has(key));
  return JSON.stringify(order) === JSON.stringify(has) ? lacking : [...lacking, `${path} has another order`];
};

test('every page has inside it whatever its elements need of the sheet of looks', async ({ page, language }) => {
  test.setTimeout(200_000);
  await page.goto(`${shopUrl}/robots.txt`);
  const paths = await pathsIn(language);
  expect(paths.length).toBeGreaterThan(90);
  const lacking: Record<string, readonly string[]> = {};
  // What the browser's own store shows without a line brings its looks another way.
  for (const path of paths.filter((each) => each !== address('offline', language))) {
    const found = await page.evaluate(lackingIn, path);
    if (found.length > 0) lacking[path] = found;
  }
  expect(lacking).toEqual({});
});

test('the whole sheet brings no typeface: those of the page would be laid out anew', async ({ page, language }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('home', language), { waitUntil: 'domcontentloaded' });
  const typefaces = () => page.evaluate(() => document.fonts.size);
  const before = await typefaces();
  expect(before).toBeGreaterThan(0);
  letScriptsCome();
  await expect(page.locator('html[data-begun]')).toBeAttached();
  expect(await typefaces()).toBe(before);
});
