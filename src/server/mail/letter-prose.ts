import type { ProseNode } from '#domain/content/prose.ts';
import { html, type Html } from '../html.ts';

type Nodes = readonly (string | ProseNode)[];

/** A text of editors as markup: only elements of the closed list, everything else escaped. */
export const proseHtml = (nodes: Nodes = []): Html[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return html`${node}`;
    const { e, c, href } = node;
    if (e === 'br' || e === 'hr') return { markup: `<${e}>` };
    const inside = html`${proseHtml(c)}`.markup;
    if (e === 'a') return href ? html`<a href="${href}">${proseHtml(c)}</a>` : { markup: inside };
    return { markup: `<${e}>${inside}</${e}>` };
  });

const inLine = (nodes: Nodes = []): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { e, c, href } = node;
      if (e === 'br') return '\n';
      const words = inLine(c);
      return e === 'a' && href && href !== words ? `${words} (${href})` : words;
    })
    .join('');

const isBlock = (node: string | ProseNode): node is ProseNode =>
  typeof node !== 'string' && !['strong', 'em', 's', 'a', 'code', 'br'].includes(node.e);

const listed = ({ e, c = [] }: ProseNode): string =>
  c
    .filter((node): node is ProseNode => typeof node !== 'string')
    .map(({ c: words = [] }, place) => {
      const said = (words.some(isBlock) ? proseText(words) : inLine(words)).replaceAll('\n', '\n  ');
      return `${e === 'ol' ? `${place + 1}.` : '-'} ${said}`;
    })
    .join('\n');

const rowsOf = ({ e, c = [] }: ProseNode): string[] => {
  const inner = c.filter((node): node is ProseNode => typeof node !== 'string');
  return e === 'tr' ? [inner.map((cell) => inLine(cell.c)).join(' | ')] : inner.flatMap(rowsOf);
};

const said = (node: ProseNode): string => {
  const words = node.c ?? [];
  if (node.e === 'ul' || node.e === 'ol') return listed(node);
  if (node.e === 'table') return rowsOf(node).join('\n');
  if (node.e === 'blockquote') return proseText(words).replaceAll(/^/gm, '> ');
  if (node.e === 'hr') return '---';
  const line = inLine(words);
  return /^h[234]$/.test(node.e) ? `${line}\n${'-'.repeat(line.length)}` : line;
};

/** The same without markup. What stands in a line goes on in it. */
export const proseText = (nodes: Nodes): string => {
  const parts: string[] = [];
  let line: (string | ProseNode)[] = [];
  const endLine = () => {
    if (inLine(line).trim() !== '') parts.push(inLine(line).trim());
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      endLine();
      parts.push(said(node));
    }
  }
  endLine();
  return parts.join('\n\n');
};
