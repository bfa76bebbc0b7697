import MarkdownIt, { type Token } from 'markdown-it';
import { deepestNesting } from '#domain/content/bounds.ts';
import { isLink } from '#domain/content/link.ts';
import { proseElements, type ProseElement, type ProseNode } from '#domain/content/prose.ts';
import { slugOf } from '#domain/slug.ts';

/** An element of a list, and a list in it, are two levels; more than these are not looked into. */
const levels = 2 * deepestNesting + 2;

const nesting: ReadonlySet<string> = new Set(['bullet_list_open', 'ordered_list_open', 'blockquote_open']);

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: levels });
// Pictures are blocks, with words that describe them.
parser.disable(['image']);
parser.validateLink = isLink;

/** A heading of a page's text is never its first one. */
const renamed: Readonly<Record<string, ProseElement>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const elements: ReadonlySet<string> = new Set(proseElements);
const isElement = (tag: string): tag is ProseElement => elements.has(tag);

interface Open {
  readonly e: ProseElement;
  readonly c: (string | ProseNode)[];
  readonly href?: string | undefined;
}

const plainText = (nodes: readonly (string | ProseNode)[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.c ?? []))).join('');

const leaf = ({ type, content, tag }: Token): string | ProseNode | undefined => {
  if (type === 'text') return content === '' ? undefined : content;
  if (type === 'softbreak') return '\n';
  if (type === 'code_inline') return { e: 'code', c: [content] };
  if (type === 'fence' || type === 'code_block') return { e: 'pre', c: [{ e: 'code', c: [content] }] };
  return isElement(tag) ? { e: tag } : content;
};

/** Builds the tree of a flat list of tokens; what is open stands on `stack`. */
const treeOf = (tokens: readonly Token[], headings: Map<string, number>): (string | ProseNode)[] => {
  const root: Open = { e: 'p', c: [] };
  const stack: Open[] = [root];
  const add = (...nodes: readonly (string | ProseNode)[]) => stack.at(-1)?.c.push(...nodes);
  for (const token of tokens) {
    if (token.type === 'inline') add(...treeOf(token.children ?? [], headings));
    else if (token.nesting === 0) {
      const node = leaf(token);
      if (node !== undefined) add(node);
    } else if (token.hidden) continue;
    else if (token.nesting === 1) {
      const tag = renamed[token.tag] ?? token.tag;
      const href = token.attrGet('href');
      stack.push({ e: isElement(tag) ? tag : 'p', c: [], ...(typeof href === 'string' && { href }) });
    } else {
      const done = stack.pop();
      if (done) add(done.e.startsWith('h') && done.e !== 'hr' ? withId(done, headings) : done);
    }
  }
  return root.c;
};

/** A heading can be linked to; the second of the same words has a number. */
const withId = (heading: Open, headings: Map<string, number>): ProseNode => {
  const name = slugOf(plainText(heading.c)) || 'apartado';
  const before = headings.get(name) ?? 0;
  headings.set(name, before + 1);
  return { ...heading, id: before === 0 ? name : `${name}-${before + 1}` };
};

/** Names of headings that a text has already; shared by its parts. */
export type Headings = Map<string, number>;

/** Markdown as a tree of elements. Raw HTML in it is text; a link that leads nowhere good stays text. */
export const renderMarkdown = (markdown: string, headings: Headings): ProseNode[] =>
  treeOf(parser.parse(markdown, {}), headings).map((node) => (typeof node === 'string' ? { e: 'p', c: [node] } : node));

/** The first line, from 0, at which lists and quotations stand too deep in each other; undefined where none does. */
export const tooDeepAt = (markdown: string): number | undefined =>
  parser.parse(markdown, {}).find(({ level, type }) => level >= 2 * deepestNesting && nesting.has(type))?.map?.[0];
