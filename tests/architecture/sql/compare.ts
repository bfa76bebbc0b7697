import { TypeFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';
import type { Kind, Shape } from './shape.ts';

/** What was found of a part of a row, which is named by its path: `bays[].skills`. */
export interface Remark {
  readonly part: string;
  /** `null` and `no-null` are of parts that are declared as null: by this statement they may be, or never are. */
  readonly kind: 'wrong' | 'null' | 'no-null';
  readonly how: string;
}

const sayKind = (kind: Kind): string => {
  if (typeof kind === 'string') return kind;
  if ('unread' in kind) return kind.unread;
  if ('object' in kind) return `{ ${[...kind.object.keys()].join(', ')} }`;
  if ('array' in kind) return `${sayKind(kind.array.kind)}[]`;
  return `[${kind.tuple.map((each) => sayKind(each.kind)).join(', ')}]`;
};

const are = (flags: TypeFlags) => (type: Type) => (type.flags & flags) !== 0;

/** Compares what a statement gives with what is declared of it. */
export class Compare {
  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  row(type: Type, columns: ReadonlyMap<string, Shape>): Remark[] {
    return this.#members(type.isUnionType() ? type.getTypes() : [type], columns, '');
  }

  /** Several types are a union's: what one of them declares may come, and where another does not, it may be null. */
  #members(types: readonly Type[], members: ReadonlyMap<string, Shape>, before: string): Remark[] {
    const declared = new Map<string, Type[]>();
    for (const type of types)
      for (const symbol of this.#checker.getPropertiesOfType(type)) {
        const member = this.#checker.getTypeOfSymbol(symbol);
        if (member) declared.set(symbol.name, [...(declared.get(symbol.name) ?? []), member]);
      }
    const come = [...members].flatMap(([name, shape]) => {
      const part = before + name;
      const known = declared.get(name);
      if (!known) return wrong(part, 'comes, and is not declared');
      return this.#value(known, known.length < types.length ? { ...shape, nulls: 'unknown' } : shape, part);
    });
    const missing = [...declared.keys()].filter((name) => !members.has(name));
    return [...come, ...missing.flatMap((name) => wrong(before + name, 'is declared, and does not come'))];
  }

  #value(types: readonly Type[], { kind, nulls }: Shape, part: string): Remark[] {
    const all = types.flatMap((type) => (type.isUnionType() ? type.getTypes() : [type]));
    if (all.some(are(TypeFlags.Any | TypeFlags.Unknown))) return [];
    const remarks: Remark[] = [];
    if (all.some(are(TypeFlags.Null)))
      remarks.push({ part, kind: nulls === 'never' ? 'no-null' : 'null', how: 'is never null, and declared as null' });
    else if (nulls === 'maybe') remarks.push(...wrong(part, 'may be null'));
    if (kind === 'any') return remarks;
    if (all.some(are(TypeFlags.Undefined)))
      remarks.push(...wrong(part, 'is declared as undefined, which no column is'));
    const rest = all.filter((type) => !are(TypeFlags.Null | TypeFlags.Undefined)(type));
    return [...remarks, ...this.#kind(rest, kind, part)];
  }

  #kind(types: readonly Type[], kind: Kind, part: string): Remark[] {
    const says = types.map((type) => this.#checker.typeToString(type)).join(' | ');
    const differs = wrong(part, `is ${sayKind(kind)}, and declared as ${says}`);
    if (typeof kind === 'string') return types.every((type) => this.#isA(type, kind)) ? [] : differs;
    if ('unread' in kind) return wrong(part, `is ${kind.unread}, which the drivers do not read alike`);
    const lists = types.filter((type) => this.#checker.isArrayLikeType(type));
    if ('object' in kind) return lists.length > 0 ? differs : this.#members(types, kind.object, `${part}.`);
    if (lists.length < types.length) return differs;
    const elementsOf = (list: Type) => this.#checker.getTypeArguments(list as TypeReference);
    if ('array' in kind) return this.#value(lists.flatMap(elementsOf), kind.array, `${part}[]`);
    return kind.tuple.flatMap((shape, at) => {
      const nth = lists.map((list) => elementsOf(list)[this.#checker.isTupleType(list) ? at : 0]);
      const known = nth.filter((type) => type !== undefined);
      return known.length < nth.length ? differs : this.#value(known, shape, `${part}[${at}]`);
    });
  }

  #isA(type: Type, kind: 'number' | 'string' | 'boolean' | 'Date' | 'any'): boolean {
    if (kind === 'Date') return type.getSymbol()?.name === 'Date';
    const whole = {
      number: this.#checker.getNumberType(),
      string: this.#checker.getStringType(),
      boolean: this.#checker.getBooleanType(),
      any: this.#checker.getAnyType(),
    }[kind];
    return this.#checker.isTypeAssignableTo(type, whole);
  }
}

const wrong = (part: string, how: string): Remark[] => [{ part, kind: 'wrong', how }];
