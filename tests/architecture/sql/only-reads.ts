import type { Catalog } from './catalog.ts';
import { isNode, numberOf, textOf, type Node, type Value } from './parse-tree.ts';

const insideOf = (value: Value): readonly Node[] => {
  if (isNode(value)) return [value, ...Object.values(value.fields).flatMap(insideOf)];
  return typeof value === 'string' ? [] : value.flatMap(insideOf);
};

/** `CMD_SELECT` */
const select = '1';

/** Whether a statement reads, in all its parts, and nothing else. */
export const onlyReads = (tree: Node, { functions }: Catalog): boolean =>
  insideOf(tree).every((node) => {
    if (node.tag === 'QUERY') return textOf(node, 'commandType') === select && textOf(node, 'hasForUpdate') === 'false';
    return node.tag !== 'FUNCEXPR' || !functions.get(numberOf(node, 'funcid'))?.changes;
  });
