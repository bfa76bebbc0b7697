import { nodeOf, nodesOf, numberOf, textOf, type Node } from './parse-tree.ts';

export const keyOf = (variable: Node): string => `${numberOf(variable, 'varno')}.${numberOf(variable, 'varattno')}`;

const isOwn = (node: Node): boolean => node.tag === 'VAR' && numberOf(node, 'varlevelsup') === 0;

/**
 * Columns that cannot be null in the rows that are left: a condition that must hold compares them, or says so. An operator
 * of PostgreSQL's own is never true of a null. What an outer join is joined on leaves rows whatever it says.
 */
export const provenNotNull = (query: Node): ReadonlySet<string> => {
  const proven = new Set<string>();
  const prove = (node: Node) => {
    if (isOwn(node)) proven.add(keyOf(node));
    else if (node.tag === 'RELABELTYPE') {
      const inside = nodeOf(node, 'arg');
      if (inside) prove(inside);
    }
  };
  const holds = (condition: Node): void => {
    const args = nodesOf(condition, 'args');
    if (condition.tag === 'BOOLEXPR' && textOf(condition, 'boolop') === 'and') args.forEach(holds);
    if (condition.tag === 'OPEXPR') args.forEach(prove);
    if (condition.tag === 'SCALARARRAYOPEXPR' && args[0]) prove(args[0]);
    const tested = nodeOf(condition, 'arg');
    if (condition.tag === 'NULLTEST' && textOf(condition, 'nulltesttype') === '1' && tested) prove(tested);
  };
  const joined = (node: Node): void => {
    nodesOf(node, 'fromlist').forEach(joined);
    const inner = node.tag === 'FROMEXPR' || textOf(node, 'jointype') === '0';
    const quals = nodeOf(node, 'quals');
    if (inner && quals) holds(quals);
    if (node.tag !== 'JOINEXPR' || !inner) return;
    for (const side of ['larg', 'rarg']) {
      const part = nodeOf(node, side);
      if (part) joined(part);
    }
  };
  const from = nodeOf(query, 'jointree');
  if (from) joined(from);
  return proven;
};
