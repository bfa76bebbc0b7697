import type { Plugin } from 'postcss';
import selectorParser from 'postcss-selector-parser';

const canHover = '(hover: hover)';

/** What stands within `:is()`, `:not()` and `:has()` has another way beside, and is left as it was written. */
const hovers = (selector: string): boolean =>
  selectorParser()
    .astSync(selector)
    .first.nodes.some(({ type, value }) => type === 'pseudo' && value === ':hover');

/**
 * A finger does not hover: a browser that knows no better keeps what was tapped hovered until the next tap, and draws the
 * change while it should answer (Media Queries 4, `hover`). So rules of `:hover` are for what can.
 */
export const hoverWhereItHovers = (): Plugin => ({
  postcssPlugin: 'hover-where-it-hovers',
  Rule(rule, { AtRule }) {
    const { parent } = rule;
    if (parent instanceof AtRule && parent.params === canHover) return;
    const hovered = rule.selectors.filter(hovers);
    if (hovered.length === 0) return;
    const others = rule.selectors.filter((selector) => !hovers(selector));
    const where = new AtRule({ name: 'media', params: canHover });
    where.append(rule.clone({ selectors: hovered }));
    rule.after(where);
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
});
