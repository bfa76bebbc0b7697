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
  type BinaryExpression,
  type Expression,
  type Node,
} from 'typescript/unstable/ast';
import type { Checker, Project, Symbol, Type } from 'typescript/unstable/sync';

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

/** Every sum in a file. */
const arithmeticIn = (file: Node): BinaryExpression[] => {
  const found: BinaryExpression[] = [];
  const visit = (node: Node): void => {
    if (isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind)) found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};

/** Writes types as TypeScript would. Each is asked for once: a question goes to another process. */
const typeWriter = (checker: Checker) => {
  const written = new Map<Type, string>();
  return (type: Type | undefined): string => {
    if (!type) return '';
    const text = written.get(type) ?? checker.typeToString(type);
    written.set(type, text);
    return text;
  };
};

/**
 * The arithmetic on money in a project that `src/domain/money` does not do, each as `path: expression`: on whole cents,
 * which are added, multiplied, shared and rounded there alone, and on the euros of the wire, which are for showing. Files
 * that were `seen` in another project are not read again.
 */
export const moneyArithmetic = (
  { program, checker }: Project,
  root: string,
  part: RegExp,
  seen = new Set<string>(),
): string[] => {
  const found: string[] = [];
  const typeText = typeWriter(checker);
  for (const name of program.getSourceFileNames()) {
    const path = relative(root, name).split(sep).join('/');
    if (!part.test(path) || path.startsWith('src/domain/money/') || /\.test\.tsx?$/.test(path)) continue;
    if (seen.has(path)) continue;
    seen.add(path);
    const file = program.getSourceFile(name);
    const sums = file ? arithmeticIn(file) : [];
    // All of a file in one question.
    const types = checker.getTypeAtLocation(sums.flatMap(({ left, right }) => [left, right])).map(typeText);
    for (const [at, sum] of sums.entries()) {
      const { left, operatorToken, right } = sum;
      const [isLeft, isRight] = [types[2 * at], types[2 * at + 1]].map((type = '') => /\bCents\b/.test(type));
      // How far two amounts are apart is exact, and no amount until `cents` or `minus` makes it one.
      if (isLeft && isRight && operatorToken.kind === SyntaxKind.MinusToken) continue;
      const isMoney = (side: Expression, type = '') => /\bnumber\b/.test(type) && isEuros(checker, side);
      if (isLeft || isRight || isMoney(left, types[2 * at]) || isMoney(right, types[2 * at + 1]))
        found.push(`${path}: ${textOf(sum)}`);
    }
  }
  return found;
};
