import type { Func } from './catalog.ts';
import { nodeOf, nodesOf, textOf, type Node } from './parse-tree.ts';
import { either, first, type Nulls } from './shape.ts';

/** Functions of PostgreSQL's own that may answer null though no argument is null. */
const mayAnswerNull =
  /^(json|jsonb)_(object_field|array_element|extract_path|path_query)|^array_(length|lower|upper|position|ndims)|^text_?regexp?|^regexp_(match|substr)|^textregexsubstr|^(lower|upper)$|^to_reg|^current_setting|^range_|^multirange_|_in$|^obj_description|^col_description|^pg_get_/;

/** Functions that never answer null, whatever they are given. */
const neverNull = new Set([
  'concat',
  'json_build_object',
  'jsonb_build_object',
  'json_build_array',
  'jsonb_build_array',
  'now',
]);

const neverNullAggregates = new Set(['count', 'regr_count']);

const neverNullWindows = new Set(['count', 'row_number', 'rank', 'dense_rank', 'percent_rank', 'cume_dist', 'ntile']);

const nullsOfFunction = (func: Func | undefined, args: readonly Nulls[]): Nulls => {
  if (!func?.builtIn) return 'unknown';
  if (neverNull.has(func.name)) return 'never';
  if (!func.strict) return func.name === 'concat_ws' && args[0] === 'never' ? 'never' : 'unknown';
  const given = either(args);
  return given === 'never' && mayAnswerNull.test(func.name) ? 'unknown' : given;
};

/** An aggregate over no row is null, but for counts; `grouped` means that there is a row. */
const nullsOfAggregate = (
  func: Func | undefined,
  args: readonly Nulls[],
  over: { readonly grouped: boolean; readonly filtered: boolean },
): Nulls => {
  if (!func?.builtIn) return 'unknown';
  if (neverNullAggregates.has(func.name)) return 'never';
  if (!over.grouped || over.filtered) return 'maybe';
  return /^(json|jsonb|array)_/.test(func.name) ? 'never' : either(args);
};

const nullsOfWindow = (func: Func | undefined): Nulls =>
  func?.builtIn && neverNullWindows.has(func.name) ? 'never' : 'unknown';

/** What an expression stands in. */
interface Around {
  readonly query: Node;
  readonly functionOf: (field: string) => Func | undefined;
  /** Of a part of the expression. */
  readonly of: (part: Node | undefined) => Nulls;
}

type Rule = (node: Node, around: Around) => Nulls;

const argsOf = (node: Node, { of }: Around): Nulls[] => nodesOf(node, 'args').map(of);
const never: Rule = () => 'never';
const asItsArgument: Rule = (node, { of }) => of(nodeOf(node, 'arg'));
const asItsArguments: Rule = (node, around) => either(argsOf(node, around));

const rules: Readonly<Record<string, Rule>> = {
  CONST: (node) => (textOf(node, 'constisnull') === 'true' ? 'maybe' : 'never'),
  FUNCEXPR: (node, around) => nullsOfFunction(around.functionOf('funcid'), argsOf(node, around)),
  OPEXPR: (node, around) => nullsOfFunction(around.functionOf('opfuncid'), argsOf(node, around)),
  AGGREF: (node, { query, functionOf, of }) =>
    nullsOfAggregate(
      functionOf('aggfnoid'),
      nodesOf(node, 'args').map((each) => of(nodeOf(each, 'expr'))),
      { grouped: nodesOf(query, 'groupClause').length > 0, filtered: nodeOf(node, 'aggfilter') !== undefined },
    ),
  WINDOWFUNC: (_, { functionOf }) => nullsOfWindow(functionOf('winfnoid')),
  CASEEXPR: (node, { of }) =>
    either([...nodesOf(node, 'args').map((each) => of(nodeOf(each, 'result'))), of(nodeOf(node, 'defresult'))]),
  MINMAXEXPR: (node, around) => first(argsOf(node, around)),
  NULLIFEXPR: () => 'maybe',
  BOOLEXPR: asItsArguments,
  SCALARARRAYOPEXPR: asItsArguments,
  RELABELTYPE: asItsArgument,
  COERCEVIAIO: asItsArgument,
  ARRAYCOERCEEXPR: asItsArgument,
  COLLATEEXPR: asItsArgument,
  NULLTEST: never,
  BOOLEANTEST: never,
  DISTINCTEXPR: never,
  ARRAYEXPR: never,
  ROWEXPR: never,
  SQLVALUEFUNCTION: never,
};

export const nullsOf: Rule = (node, around) => rules[node.tag]?.(node, around) ?? 'unknown';
