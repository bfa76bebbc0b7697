import type { Catalog } from './catalog.ts';
import { inJson, jsonKindOf, kindOf } from './kinds.ts';
import { nodeOf, nodesOf, numberOf, setOf, textOf, type Node } from './parse-tree.ts';
import { nullsOf } from './null-rules.ts';
import { keyOf, provenNotNull } from './proven.ts';
import { either, first, type Kind, type Nulls, type Shape } from './shape.ts';

const unknown: Shape = { kind: 'any', nulls: 'unknown' };

const rte = { relation: '0', subquery: '1', join: '2', function: '3', values: '5', cte: '6', group: '9' } as const;

/** The field that has an expression's type, by whichever name. */
const typeFields = 'vartype consttype funcresulttype opresulttype aggtype coalescetype casetype paramtype resulttype'
  .concat(' array_typeid minmaxtype wintype refrestype type')
  .split(' ');
const boolean = new Set(['BOOLEXPR', 'NULLTEST', 'BOOLEANTEST', 'SCALARARRAYOPEXPR', 'DISTINCTEXPR', 'ROWCOMPAREEXPR']);
const bool = 16;

const typeOf = (node: Node): number =>
  boolean.has(node.tag)
    ? bool
    : Number(typeFields.map((field) => node.fields[field]).find((type) => type !== undefined) ?? 0);

/** A constant's text, whose bytes are written as numbers: after a header of four, or before a zero. */
const constantText = (node: Node | undefined): string | undefined => {
  const value = node?.tag === 'CONST' ? node.fields.constvalue : undefined;
  if (!node || !Array.isArray(value)) return undefined;
  const bytes = value.slice(2, -1).map((byte) => Number(byte) & 255);
  return Buffer.from(numberOf(node, 'constlen') === -2 ? bytes.slice(0, -1) : bytes.slice(4)).toString('utf8');
};

/** A query with those around it, whose columns and common tables it may use. */
class Scope {
  readonly proven: ReadonlySet<string>;
  readonly query: Node;
  readonly outer: Scope | undefined;
  /** Whether columns are as they were before the statement wrote them. */
  readonly before: boolean;
  constructor(query: Node, outer?: Scope, before = false) {
    this.query = query;
    this.outer = outer;
    this.before = before;
    this.proven = provenNotNull(query);
  }
  up(levels: number): Scope | undefined {
    return levels === 0 ? this : this.outer?.up(levels - 1);
  }
}

/**
 * What comes of a statement, column by column. Judged are columns of tables by `not null`, outer joins, conditions, aggregates,
 * `coalesce`, `case`, `exists`, unions, common tables, subqueries in `from`, PostgreSQL's own functions and the documents of
 * `json_build_object`, `json_build_array` and `json_agg`. Not judged, so `unknown`, are values of the program's own, functions
 * of our own, what is read out of JSON or made of JSON, and a subquery as a value, which may find no row.
 */
export class Judge {
  readonly unknown = unknown;
  readonly #catalog: Catalog;
  readonly #open = new Set<Node>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  columnsOf(query: Node): Shape[] {
    return this.#targets(new Scope(query));
  }

  #targets(scope: Scope): Shape[] {
    const { query } = scope;
    // A common table that reads itself adds no nulls to those of its first part.
    if (this.#open.has(query)) return [];
    this.#open.add(query);
    const parts = this.#unionParts(scope, nodeOf(query, 'setOperations'));
    const returning = nodesOf(query, 'returningList');
    const list = (returning.length > 0 ? returning : nodesOf(query, 'targetList')).filter(
      (target) => textOf(target, 'resjunk') !== 'true',
    );
    const shapes =
      parts.length > 0
        ? list.map((_, at) => merge(parts.flatMap((part) => part[at] ?? [])))
        : list.map((target) => this.#shape(scope, nodeOf(target, 'expr')));
    this.#open.delete(query);
    return shapes;
  }

  #unionParts(scope: Scope, operation: Node | undefined): Shape[][] {
    if (!operation) return [];
    if (operation.tag === 'RANGETBLREF') {
      const subquery = nodeOf(this.#table(scope, numberOf(operation, 'rtindex')), 'subquery');
      return subquery ? [this.#targets(new Scope(subquery, scope))] : [];
    }
    return ['larg', 'rarg'].flatMap((side) => this.#unionParts(scope, nodeOf(operation, side)));
  }

  #table(scope: Scope, index: number): Node {
    const table = nodesOf(scope.query, 'rtable')[index - 1];
    if (!table) throw new Error(`no table ${index}`);
    return table;
  }

  #shape(scope: Scope, node: Node | undefined): Shape {
    if (!node) return unknown;
    const built = this.#built(scope, node);
    return built ?? { kind: kindOf(this.#catalog, typeOf(node)), nulls: this.#nulls(scope, node) };
  }

  /** The same as part of a JSON document. */
  #jsonShape(scope: Scope, node: Node | undefined): Shape {
    if (!node) return unknown;
    const built = this.#built(scope, node);
    if (built) return { ...built, kind: inJson(built.kind) };
    return { kind: jsonKindOf(this.#catalog, typeOf(node)), nulls: this.#nulls(scope, node) };
  }

  /** What is more than its type says: documents, and what only hands on. */
  #built(scope: Scope, node: Node): Shape | undefined {
    const args = nodesOf(node, 'args');
    if (node.tag === 'VAR') {
      const shape = this.#variable(scope, node);
      return { ...shape, nulls: this.#nullsOfVariable(scope, node, shape) };
    }
    if (node.tag === 'COALESCEEXPR') {
      const all = args.map((each) => this.#shape(scope, each));
      return {
        kind: all.find(({ kind }) => kind !== 'any')?.kind ?? 'any',
        nulls: first(all.map(({ nulls }) => nulls)),
      };
    }
    if (node.tag === 'SUBLINK') return this.#sublink(scope, node);
    const name = this.#catalog.functions.get(numberOf(node, node.tag === 'AGGREF' ? 'aggfnoid' : 'funcid'))?.name;
    if (name && /^jsonb?_build_object$/.test(name)) return { kind: this.#document(scope, args), nulls: 'never' };
    if (name && /^jsonb?_build_array$/.test(name))
      return { kind: { tuple: args.map((each) => this.#jsonShape(scope, each)) }, nulls: 'never' };
    if (name && /^jsonb?_agg$/.test(name)) {
      const element = this.#jsonShape(scope, args[0] && nodeOf(args[0], 'expr'));
      return { kind: { array: element }, nulls: this.#nulls(scope, node) };
    }
    return undefined;
  }

  #document(scope: Scope, args: readonly Node[]): Kind {
    const members = new Map<string, Shape>();
    for (let at = 0; at < args.length; at += 2) {
      const key = constantText(args[at]);
      if (key === undefined) return 'any';
      members.set(key, this.#jsonShape(scope, args[at + 1]));
    }
    return { object: members };
  }

  #sublink(scope: Scope, node: Node): Shape | undefined {
    const kind = numberOf(node, 'subLinkType');
    if (kind === 0) return { kind: 'boolean', nulls: 'never' };
    const query = nodeOf(node, 'subselect');
    if (!query || (kind !== 4 && kind !== 6)) return { kind: 'boolean', nulls: 'unknown' };
    const [shape = unknown] = this.#targets(new Scope(query, scope));
    if (kind === 6) return { kind: { array: { ...shape, nulls: 'unknown' } }, nulls: 'never' };
    return { ...shape, nulls: isOneRow(query) ? shape.nulls : shape.nulls === 'maybe' ? 'maybe' : 'unknown' };
  }

  #variable(scope: Scope, node: Node): Shape {
    const typed: Shape = { kind: kindOf(this.#catalog, typeOf(node)), nulls: 'unknown' };
    const home = scope.up(numberOf(node, 'varlevelsup'));
    const column = numberOf(node, 'varattno');
    if (!home || column <= 0) return typed;
    const table = this.#table(home, numberOf(node, 'varno'));
    const nth = (list: readonly Node[], around: Scope = home) => this.#shape(around, list[column - 1]);
    switch (textOf(table, 'rtekind')) {
      case rte.relation: {
        const view = this.#catalog.views.get(numberOf(table, 'relid'));
        if (view) return this.#targets(new Scope(view))[column - 1] ?? typed;
        return { ...typed, nulls: this.#nullsOfColumn(home, node, textOf(table, 'relid')) };
      }
      case rte.subquery: {
        const subquery = nodeOf(table, 'subquery');
        return (subquery && this.#targets(new Scope(subquery, home))[column - 1]) ?? typed;
      }
      case rte.join:
        return nth(nodesOf(table, 'joinaliasvars'));
      case rte.group:
        return nth(nodesOf(table, 'groupexprs'));
      case rte.cte:
        return this.#common(home, table, column) ?? typed;
      case rte.values: {
        const rows = table.fields.values_lists;
        const cells = Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row[column - 1] : row)) : [];
        return merge(
          cells.map((cell) => this.#shape(home, typeof cell === 'object' && 'tag' in cell ? cell : undefined)),
        );
      }
      default:
        return typed;
    }
  }

  /** By the schema, or by what the statement itself has just written there. */
  #nullsOfColumn(home: Scope, node: Node, table: string): Nulls {
    const column = textOf(node, 'varattno');
    if (this.#catalog.notNull.has(`${table}.${column}`)) return 'never';
    const { query } = home;
    const isWritten = textOf(node, 'varno') === textOf(query, 'resultRelation') && !nodeOf(query, 'onConflict');
    if (home.before || !isWritten) return 'maybe';
    const written = nodesOf(query, 'targetList').find((target) => textOf(target, 'resno') === column);
    return written ? this.#shape(new Scope(query, home.outer, true), nodeOf(written, 'expr')).nulls : 'maybe';
  }

  #common(scope: Scope, table: Node, column: number): Shape | undefined {
    const home = scope.up(numberOf(table, 'ctelevelsup'));
    const found =
      home && nodesOf(home.query, 'cteList').find((each) => textOf(each, 'ctename') === textOf(table, 'ctename'));
    const query = found && nodeOf(found, 'ctequery');
    return query && this.#targets(new Scope(query, home))[column - 1];
  }

  #nullsOfVariable(scope: Scope, node: Node, { nulls }: Shape): Nulls {
    const home = scope.up(numberOf(node, 'varlevelsup'));
    if (home?.proven.has(keyOf(node))) return 'never';
    if (setOf(node, 'varnullingrels').length > 0) return 'maybe';
    return nulls;
  }

  #nulls(scope: Scope, node: Node): Nulls {
    return nullsOf(node, {
      query: scope.query,
      functionOf: (field) => this.#catalog.functions.get(numberOf(node, field)),
      of: (each) => this.#shape(scope, each).nulls,
    });
  }
}

/** An aggregate without groups has one row, whatever it finds. */
const isOneRow = (query: Node): boolean =>
  textOf(query, 'hasAggs') === 'true' &&
  nodesOf(query, 'groupClause').length === 0 &&
  nodeOf(query, 'havingQual') === undefined;

const merge = (all: readonly Shape[]): Shape => ({
  kind: all.find(({ kind }) => kind !== 'any')?.kind ?? 'any',
  nulls: either(all.map(({ nulls }) => nulls)),
});
