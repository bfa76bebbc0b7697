/**
 * PostgreSQL's own reading of a statement, as `debug_print_parse` writes it: names are resolved to catalog numbers, every
 * expression has its type, and every column knows which outer joins may empty it. The format is an internal one; what is
 * read of it here has been the same since PostgreSQL 16 (`varnullingrels`), and PGlite's version is pinned.
 */
export type Value = string | Node | readonly Value[];

export interface Node {
  readonly tag: string;
  readonly fields: Readonly<Record<string, Value>>;
}

const token = /"(?:[^"\\]|\\.)*"|(?:[^\s(){}"\\]|\\[\s\S])+|[(){}]/g;

const unescape = (text: string): string => text.replace(/^"(.*)"$/s, '$1').replace(/\\([\s\S])/g, '$1');

export const isNode = (value: Value | undefined): value is Node => typeof value === 'object' && 'tag' in value;

/** One tree, or a list of them in brackets. */
export const readTrees = (text: string): readonly Node[] => {
  const tokens = text.match(token) ?? [];
  let at = 0;
  const readValue = (): Value => {
    const next = tokens[at++] ?? '';
    if (next === '{') return readNode();
    if (next !== '(') return unescape(next);
    const items: Value[] = [];
    while (at < tokens.length && tokens[at] !== ')') items.push(readValue());
    at += 1;
    return items;
  };
  const readNode = (): Node => {
    const tag = tokens[at++] ?? '';
    const fields: Record<string, Value> = {};
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1);
      const values: Value[] = [];
      while (at < tokens.length && tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(readValue());
      fields[name] = values.length === 1 ? (values[0] ?? '') : values;
    }
    at += 1;
    return { tag, fields };
  };
  const value = readValue();
  return typeof value === 'object' && !isNode(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
};

export const nodeOf = (node: Node, field: string): Node | undefined => {
  const value = node.fields[field];
  return isNode(value) ? value : undefined;
};

export const nodesOf = (node: Node, field: string): readonly Node[] => {
  const value = node.fields[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

export const textOf = (node: Node, field: string): string => {
  const value = node.fields[field];
  return typeof value === 'string' ? value : '';
};

export const numberOf = (node: Node, field: string): number => Number(textOf(node, field));

/** A set of numbers, `(b 2 3)`. */
export const setOf = (node: Node, field: string): readonly number[] => {
  const value = node.fields[field];
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
};
