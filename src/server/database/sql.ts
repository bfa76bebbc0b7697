/**
 * SQL written as SQL. `sql` keeps values apart from text, so nothing typed by a visitor ever becomes
 * part of a statement; a template without fragments is prepared once and reused under its name.
 */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Present when the text never changes, so that the server may keep its plan. */
  readonly name?: string;
}

class Fragment {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

interface Prepared {
  readonly text: string;
  readonly name: string;
}

const prepared = new WeakMap<TemplateStringsArray, Prepared>();
let statements = 0;

const prepare = (strings: TemplateStringsArray): Prepared => {
  const known = prepared.get(strings);
  if (known) return known;
  statements += 1;
  const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
  const made = { text, name: `s${statements}` };
  prepared.set(strings, made);
  return made;
};

const flatten = (strings: readonly string[], parts: readonly unknown[], values: unknown[]): string =>
  strings.reduce((before, after, index) => {
    const part = parts[index - 1];
    if (part instanceof Fragment) return before + flatten(part.strings, part.values, values) + after;
    values.push(part);
    return `${before}$${values.length}${after}`;
  });

export const sql = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql => {
  if (parts.some((part) => part instanceof Fragment)) {
    const values: unknown[] = [];
    return { text: flatten(strings, parts, values), values };
  }
  return { ...prepare(strings), values: parts };
};

/** A piece of SQL to be placed inside another: `sql\`select … ${fragment\`order by …\`}\``. */
export const fragment = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Fragment =>
  new Fragment(strings, parts);
