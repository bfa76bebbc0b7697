import { relative, sep } from 'node:path';
import { isCallExpression, isPropertyAccessExpression, isStringLiteral, type Node } from 'typescript/unstable/ast';
import type { Checker, Project, Type } from 'typescript/unstable/sync';
import { everyWay } from './every-way.ts';
import { isQuickRead, isStatement, TemplateText, Unresolved, type Piece } from './template-text.ts';

/** A statement as the database gets it, where it stands, and what is declared to come of it. */
export interface Statement {
  /** `path:line` */
  readonly place: string;
  readonly pieces: readonly Piece[];
  /** Undefined where nobody reads rows. */
  readonly row: Type | undefined;
  /** It shares a connection on which nobody writes or locks. */
  readonly quick: boolean;
}

export interface Found {
  readonly statements: readonly Statement[];
  /** Tables that the files make for themselves: `create table …`. */
  readonly tables: readonly string[];
  /** Calls whose statement cannot be followed, as `path: call (why)`. */
  readonly unresolved: readonly string[];
}

const methods = new Set(['rows', 'one', 'maybeOne', 'run', 'script']);

const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** Where in which file a position of the statement's text stands. */
export const placeOf = (root: string, pieces: readonly Piece[], position: number): string => {
  let before = 0;
  for (const { text, file, start } of pieces) {
    if (position <= before + text.length) return placeIn(root, file, start + position - before);
    before += text.length;
  }
  return 'unknown place';
};

const pathOf = (root: string, name: string): string => relative(root, name).split(sep).join('/');

const placeIn = (root: string, file: Piece['file'], position: number): string =>
  `${pathOf(root, file.fileName)}:${lineOf(file.text, position)}`;

/** What one row of `rows`, `one` or `maybeOne` is declared as: the promise's type without its array and `undefined`. */
const rowOf = (checker: Checker, call: Node, method: string): Type | undefined => {
  if (method === 'run') return undefined;
  const signature = checker.getResolvedSignature(call);
  const promise = signature && checker.getReturnTypeOfSignature(signature);
  const inside = (type: Type | undefined): Type | undefined =>
    type?.isObjectType() ? checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0])[0] : undefined;
  const answer = inside(promise);
  const row = method === 'rows' ? inside(answer) : answer && checker.getNonNullableType(answer);
  return row && checker.getPropertiesOfType(row).length > 0 ? row : undefined;
};

/** Kept for longer than the transaction that it is made for. */
const tableOf = (script: Node | undefined): string[] =>
  script && isStringLiteral(script) && script.text.startsWith('create ')
    ? [script.text.replace(/ on commit drop$/, '')]
    : [];

/** The method of `Database` that a node calls. */
const methodOf = (checker: Checker, node: Node): string | undefined => {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return undefined;
  const { name } = node.expression;
  if (!methods.has(name.text)) return undefined;
  const declared = checker.getSymbolAtLocation(name)?.declarations ?? [];
  return declared.some(({ path }) => path.endsWith('/src/server/database/database.ts')) ? name.text : undefined;
};

/** All statements of a project's files whose path matches: those handed to the database, and those handed on. */
export const findStatements = ({ program, checker }: Project, root: string, part: RegExp): Found => {
  const statements: Statement[] = [];
  const tables: string[] = [];
  const unresolved: string[] = [];
  const seen = new Set<Node>();
  const handedOn: Node[] = [];

  const take = (expression: Node, row: Type | undefined) => {
    const file = expression.getSourceFile();
    try {
      for (const { pieces, templates } of everyWay((choose) =>
        new TemplateText(checker, choose).piecesOf(expression),
      )) {
        for (const template of templates) seen.add(template);
        const quick = [...templates].some(isQuickRead);
        statements.push({ place: placeIn(root, file, expression.getStart(file)), pieces, row, quick });
      }
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      unresolved.push(`${pathOf(root, file.fileName)}: ${expression.getText(file)} (${error.message})`);
    }
  };

  for (const name of program.getSourceFileNames()) {
    const path = pathOf(root, name);
    if (!part.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const file = program.getSourceFile(name);
    if (!file?.text.includes('/database/')) continue;
    const visit = (node: Node): void => {
      const method = methodOf(checker, node);
      const asked = isCallExpression(node) ? node.arguments[0] : undefined;
      if (method === 'script') tables.push(...tableOf(asked));
      else if (method && asked) take(asked, rowOf(checker, node, method));
      else if (isStatement(node)) handedOn.push(node);
      node.forEachChild(visit);
    };
    visit(file);
  }
  for (const node of handedOn) if (!seen.has(node)) take(node, undefined);
  return { statements, tables, unresolved };
};
