import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Plugin } from 'vite';
import type { Looks, LooksPart } from '../src/web/looks.server.ts';

/** The classes that a page must have for a selector to mean something; what stands within `:not()`, `:is()` and `:has()` asks for none. */
const classesOf = (selector: selectorParser.Selector): string[] =>
  selector.nodes.flatMap((node) => (node.type === 'class' ? node.value : []));

const partOf = (node: ChildNode): LooksPart | undefined => {
  if (node.type === 'comment') return undefined;
  const text = node.toString();
  const at = text.indexOf('{');
  if (node.type === 'rule') {
    const selectors = selectorParser().astSync(node.selector);
    return {
      selectors: selectors.map((each) => ({ text: String(each), classes: classesOf(each) })),
      body: text.slice(at),
    };
  }
  if (node.type !== 'atrule' || at < 0) return `${text};`;
  // Within these stand descriptors, no rules.
  if (['font-face', 'property'].includes(node.name)) return text;
  return { group: text.slice(0, at), parts: partsOf(node.nodes ?? []) };
};

const partsOf = (nodes: readonly ChildNode[]): LooksPart[] => nodes.map(partOf).filter((part) => part !== undefined);

/** A sheet of looks as pages take their rules from it. */
export const inParts = (css: string): Pick<Looks, 'parts' | 'keyframes'> => {
  const sheet = postcss.parse(css);
  const keyframes: Record<string, string> = {};
  sheet.walkAtRules('keyframes', (rule) => {
    keyframes[rule.params] = rule.toString();
    rule.remove();
  });
  const layers = sheet.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? node.params : []));
  // One that a page needs nothing of keeps its place among the others.
  const order = layers.length > 0 ? [`@layer ${[...new Set(layers)].join(',')};`] : [];
  return { parts: [...order, ...partsOf(sheet.nodes)], keyframes };
};

/** Gives the pages the one sheet of the shop, which the build of the browser's side has made by then. */
export const looksInParts = (): Plugin => {
  const module = resolve('src/web/looks.server.ts');
  return {
    name: 'looks-in-parts',
    apply: 'build',
    transform: {
      filter: { id: module },
      handler(code) {
        if (this.environment.name !== 'ssr') return undefined;
        const client = 'build/client';
        const [file, ...others] = globSync(`${client}/assets/style-*.css`);
        if (!file || others.length > 0)
          throw new Error(`there is one sheet of looks, not ${file ? others.length + 1 : 0}`);
        const looks: Looks = { sheet: `/${relative(client, file)}`, ...inParts(readFileSync(file, 'utf8')) };
        const none = 'looks = undefined';
        if (!code.includes(none)) throw new Error(`${module} does not say "${none}"`);
        return {
          code: code.replace(none, () => `looks = JSON.parse(${JSON.stringify(JSON.stringify(looks))})`),
          map: null,
        };
      },
    },
  };
};
