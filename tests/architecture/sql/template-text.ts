import {
  isArrowFunction,
  isAsExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isTaggedTemplateExpression,
  isVariableDeclaration,
  type ArrowFunction,
  type CallExpression,
  type Expression,
  type Node,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import type { Checker } from 'typescript/unstable/sync';
import type { Choose } from './every-way.ts';

/** A piece of a statement's text, and where in which file it begins. */
export interface Piece {
  readonly text: string;
  readonly file: ReturnType<Node['getSourceFile']>;
  readonly start: number;
}

export class Unresolved extends Error {}

const sourceOf = (node: Node): string => node.getText(node.getSourceFile());

const isTagged = (node: Node, tags: readonly string[]): node is TaggedTemplateExpression =>
  isTaggedTemplateExpression(node) && tags.includes(sourceOf(node.tag));

const statementTags = ['sql', 'quickRead', 'quickWrite'];

export const isStatement = (node: Node): node is TaggedTemplateExpression => isTagged(node, statementTags);

export const isQuickRead = (node: Node): boolean => isTagged(node, ['quickRead']);

/**
 * Follows an expression to the template or the object that it stands for, through constants, properties, conditions and
 * functions of one expression. Where it may be one of several (a condition, a key, a function's callers), `choose` says which.
 */
export class TemplateText {
  readonly #checker: Checker;
  readonly #choose: Choose;
  readonly #calls = new Map<ArrowFunction, CallExpression>();

  constructor(checker: Checker, choose: Choose) {
    this.#checker = checker;
    this.#choose = choose;
  }

  /** The statement's text, its values as `$1`, `$2`…, and the templates it was put together from. */
  piecesOf(expression: Node): { readonly pieces: readonly Piece[]; readonly templates: ReadonlySet<Node> } {
    const pieces: Piece[] = [];
    const templates = new Set<Node>();
    let values = 0;
    const add = (text: string, node: Node, start: number) => pieces.push({ text, file: node.getSourceFile(), start });
    const walk = (template: Node): void => {
      if (!isTagged(template, [...statementTags, 'fragment']))
        throw new Unresolved(`no template: ${sourceOf(template)}`);
      templates.add(template);
      const { template: literal } = template;
      // A quote stands before the text.
      const startOf = (part: Node) => part.getStart(part.getSourceFile()) + 1;
      if (isNoSubstitutionTemplateLiteral(literal)) return void add(literal.text, literal, startOf(literal));
      add(literal.head.text, literal, startOf(literal.head));
      for (const span of literal.templateSpans) {
        if (this.#isFragment(span.expression)) walk(this.#follow(span.expression));
        else add(`$${++values}`, span.expression, span.expression.getStart(span.getSourceFile()));
        add(span.literal.text, span.literal, startOf(span.literal));
      }
    };
    walk(this.#follow(expression));
    return { pieces, templates };
  }

  #isFragment(expression: Expression): boolean {
    const type = this.#checker.getTypeAtLocation(expression);
    const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    return parts.some((part) => part.getSymbol()?.name === 'Fragment');
  }

  #follow(node: Node): Node {
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return this.#follow(node.expression);
    if (isConditionalExpression(node))
      return this.#follow(this.#choose(node, 2) === 0 ? node.whenTrue : node.whenFalse);
    if (isIdentifier(node)) return this.#followName(node);
    if (isPropertyAccessExpression(node)) return this.#property(this.#follow(node.expression), node.name.text);
    if (isElementAccessExpression(node)) {
      const object = this.#follow(node.expression);
      const key = node.argumentExpression;
      return isStringLiteral(key) ? this.#property(object, key.text) : this.#anyProperty(object, node);
    }
    if (isCallExpression(node)) {
      const called = this.#follow(node.expression);
      if (!isArrowFunction(called)) throw new Unresolved(`no function here: ${sourceOf(node)}`);
      this.#calls.set(called, node);
      return this.#follow(answerOf(called));
    }
    return node;
  }

  #followName(name: Node): Node {
    const symbol = this.#checker.getSymbolAtLocation(name);
    const own = symbol?.valueDeclaration ?? (symbol && this.#checker.getAliasedSymbol(symbol).valueDeclaration);
    const declared = own?.resolve();
    const value = declared && this.#valueOf(declared);
    if (value) return this.#follow(value);
    const member = declared && isBindingElement(declared) ? (declared.propertyName ?? declared.name) : undefined;
    const whole = declared && isBindingElement(declared) ? this.#valueOf(declared.parent.parent) : undefined;
    if (member && whole) return this.#property(this.#follow(whole), sourceOf(member));
    throw new Unresolved(`not known here: ${sourceOf(name)}`);
  }

  /** What a constant is set to, or a parameter given. */
  #valueOf(declared: Node): Node | undefined {
    if (isParameterDeclaration(declared)) return this.#argumentFor(declared);
    return isVariableDeclaration(declared) ? declared.initializer : undefined;
  }

  /** What a function is called with: by the call that led here, or by any call in its file. */
  #argumentFor(parameter: Node): Expression {
    const called = parameter.parent;
    if (!isArrowFunction(called)) throw new Unresolved(`no arrow function: ${sourceOf(parameter)}`);
    const call = this.#calls.get(called) ?? this.#anyCallOf(called);
    this.#calls.set(called, call);
    const argument = call.arguments[called.parameters.findIndex((each) => each === parameter)];
    if (!argument) throw new Unresolved(`not given: ${sourceOf(parameter)}`);
    return argument;
  }

  #anyCallOf(called: ArrowFunction): CallExpression {
    const declared = called.parent;
    const symbol = isVariableDeclaration(declared) ? this.#checker.getSymbolAtLocation(declared.name) : undefined;
    const { fileName } = called.getSourceFile();
    const calls = symbol
      ? this.#checker
          .getReferencesToSymbolInFile(fileName, symbol)
          .map((handle) => handle.resolve()?.parent)
          .filter((node) => node !== undefined && isCallExpression(node))
      : [];
    const call = calls[calls.length > 1 ? this.#choose(called, calls.length) : 0];
    if (!call) throw new Unresolved(`called from elsewhere: ${sourceOf(called).slice(0, 60)}`);
    return call;
  }

  #property(object: Node, name: string): Node {
    const property = this.#propertiesOf(object).get(name);
    if (!property) throw new Unresolved(`no ${name} in ${sourceOf(object).slice(0, 60)}`);
    return this.#follow(property);
  }

  #anyProperty(object: Node, access: Node): Node {
    const all = [...this.#propertiesOf(object).values()];
    const one = all[all.length > 1 ? this.#choose(access, all.length) : 0];
    if (!one) throw new Unresolved(`nothing in ${sourceOf(access)}`);
    return this.#follow(one);
  }

  #propertiesOf(object: Node): Map<string, Expression> {
    if (!isObjectLiteralExpression(object)) throw new Unresolved(`no object: ${sourceOf(object).slice(0, 60)}`);
    const found = new Map<string, Expression>();
    for (const each of object.properties) {
      if (isSpreadAssignment(each))
        for (const [name, value] of this.#propertiesOf(this.#follow(each.expression))) found.set(name, value);
      else if (isPropertyAssignment(each))
        found.set(isStringLiteral(each.name) ? each.name.text : sourceOf(each.name), each.initializer);
      else if (isShorthandPropertyAssignment(each) && isIdentifier(each.name)) found.set(each.name.text, each.name);
    }
    return found;
  }
}

const answerOf = ({ body }: ArrowFunction): Node => {
  if (!isBlock(body)) return body;
  const last = body.statements.at(-1);
  if (last && isReturnStatement(last) && last.expression) return last.expression;
  throw new Unresolved('a function that answers in several places');
};
