import { relative, sep } from 'node:path';
import {
  SyntaxKind,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isVariableDeclaration,
  type Expression,
  type Node,
} from 'typescript/unstable/ast';
import type { Checker, Project, Symbol } from 'typescript/unstable/sync';

const compound: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
  SyntaxKind.AsteriskEqualsToken,
  SyntaxKind.SlashEqualsToken,
  SyntaxKind.PercentEqualsToken,
  SyntaxKind.AsteriskAsteriskEqualsToken,
]);
const arithmetic: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
  SyntaxKind.AsteriskAsteriskToken,
  ...compound,
]);

const textOf = (node: Node): string => node.getText(node.getSourceFile());

const bare = (expression: Expression): Expression =>
  isParenthesizedExpression(expression) ? bare(expression.expression) : expression;

/** Whether a member was promised as euros by the contract: its schema there is made of `euros`. */
const promisedAsEuros = (symbol: Symbol | undefined): boolean =>
  symbol?.declarations.some((handle) => {
    const declared = handle.resolve();
    return (
      declared !== undefined &&
      declared.getSourceFile().fileName.includes('/src/contract/') &&
      isPropertyAssignment(declared) &&
      /\beuros\b/.test(textOf(declared.initializer))
    );
  }) ?? false;

/** Whether an expression is an amount as the wire has it: a double that is near to euros and cents. */
const isEuros = (checker: Checker, expression: Expression): boolean => {
  const plain = bare(expression);
  if (isCallExpression(plain)) return textOf(plain.expression) === 'toEuros';
  if (isPropertyAccessExpression(plain)) return promisedAsEuros(checker.getSymbolAtLocation(plain.name));
  if (!isIdentifier(plain)) return false;
  const declared = checker.getSymbolAtLocation(plain)?.valueDeclaration?.resolve();
  if (!declared) return false;
  if (isBindingElement(declared)) {
    const whole = checker.getTypeAtLocation(declared.parent);
    const name = declared.propertyName ?? declared.name;
    return whole !== undefined && name !== undefined && promisedAsEuros(checker.getPropertyOfType(whole, textOf(name)));
  }
  return (
    isVariableDeclaration(declared) && declared.initializer !== undefined && isEuros(checker, declared.initializer)
  );
};

const isCents = (checker: Checker, expression: Expression): boolean => {
  const type = checker.getTypeAtLocation(expression);
  return type !== undefined && /\bCents\b/.test(checker.typeToString(type));
};

/** How far two amounts are apart is exact, and no amount until `cents` or `minus` makes it one. */
const isComparison = (checker: Checker, kind: SyntaxKind, left: Expression, right: Expression): boolean =>
  kind === SyntaxKind.MinusToken && isCents(checker, left) && isCents(checker, right);

/**
 * The arithmetic on money in a project that `src/domain/money` does not do, each as `path: expression`: on whole cents,
 * which are added, multiplied, shared and rounded there alone, and on the euros of the wire, which are for showing.
 */
export const moneyArithmetic = ({ program, checker }: Project, root: string, part: RegExp): string[] => {
  const found: string[] = [];
  for (const name of program.getSourceFileNames()) {
    const path = relative(root, name).split(sep).join('/');
    if (!part.test(path) || path.startsWith('src/domain/money/') || /\.test\.tsx?$/.test(path)) continue;
    const visit = (node: Node): void => {
      if (isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind)) {
        const { left, operatorToken, right } = node;
        const money = [left, right].some((side) => isCents(checker, side) || isEuros(checker, side));
        if (money && !isComparison(checker, operatorToken.kind, left, right)) found.push(`${path}: ${textOf(node)}`);
      }
      node.forEachChild(visit);
    };
    const file = program.getSourceFile(name);
    if (file) visit(file);
  }
  return found;
};
