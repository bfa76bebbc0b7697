import type { Page } from '@playwright/test';

/**
 * What is badly laid out on a page: wider than its screen, text beyond the box it stands in, a word broken in a title, a label, a
 * suggestion or a button. One line each, with the text; empty where all is well.
 */
export const badlyLaidOut = async (page: Page): Promise<string[]> =>
  await page.evaluate(() => {
    const found: string[] = [];
    const whole = document.documentElement;
    if (whole.scrollWidth > whole.clientWidth) found.push(`the page is ${whole.scrollWidth} px wide`);

    const isUnseen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width <= 1 || height <= 1;
    };
    const isBox = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return parseFloat(style.borderRightWidth) > 0 && style.borderRightStyle !== 'none';
    };
    const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (!text.trim() || !parent || parent.closest('svg, option, script, style, noscript')) continue;
      const around: Element[] = [];
      for (let at: Element | null = parent; at; at = at.parentElement) around.push(at);
      if (around.some(isUnseen)) continue;

      const range = document.createRange();
      range.selectNodeContents(node);
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      const held = around.slice(0, around.findIndex(scrolls) + 1 || undefined);
      const box = held.find(isBox);
      if (box && right > box.getBoundingClientRect().right + 0.5) found.push(`«${text.trim()}» leaves its box`);

      if (!parent.closest('h1, h2, h3, button, label, legend, [role="option"]')) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1)
          found.push(`«${word}» is broken`);
      }
    }
    return [...new Set(found)];
  });
