import { basename } from 'node:path';
import { parseAst, type Plugin } from 'vite';

/** The functions to which the router tells what a programmer did wrong. */
const told = new Set(['invariant', 'warning', 'warningOnce', 'warnOnce', 'Error', 'warn', 'error', 'log']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: object): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => value)
    .filter(isNode);

const nameOf = (callee: unknown): unknown => {
  if (typeof callee !== 'object' || callee === null) return undefined;
  if ('property' in callee) return nameOf(callee.property);
  return 'name' in callee ? callee.name : undefined;
};

const isSentence = (node: Node, code: string): boolean =>
  /^[`'"]/.test(code.slice(node.start, node.end)) && / \S+ \S+ /.test(code.slice(node.start, node.end));

const sentencesIn = (node: Node, code: string): Node[] => {
  const own =
    'callee' in node && 'arguments' in node && told.has(String(nameOf(node.callee))) && Array.isArray(node.arguments)
      ? node.arguments.filter(isNode).filter((argument) => isSentence(argument, code))
      : [];
  return [...own, ...childrenOf(node).flatMap((child) => sentencesIn(child, code))].filter(
    ({ start, end }, at, all) => !all.some((outer, other) => other < at && outer.start <= start && end <= outer.end),
  );
};

/** The code with each such sentence replaced by where it stands in its file: `hooks:12`. */
export const shortened = (code: string, file: string): string => {
  let short = '';
  let from = 0;
  const sentences = sentencesIn(parseAst(code), code).toSorted((one, other) => one.start - other.start);
  for (const { start, end } of sentences) {
    const line = code.slice(0, start).split('\n').length;
    short += `${code.slice(from, start)}'${basename(file, '.js')}:${line}'`;
    from = end;
  }
  return short + code.slice(from);
};

/**
 * The router carries its advice to programmers into production: some seventy sentences, 3 kB of every first load. A browser's
 * build tells the file and line of them instead; whoever develops reads them whole (decision 058).
 */
export const shortMessages = (): Plugin => ({
  name: 'short-messages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
    handler: (code, id) => ({ code: shortened(code, id), map: null }),
  },
});
