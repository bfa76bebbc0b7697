/**
 * SQL written as SQL. `sql` keeps values apart from text, so nothing typed by a visitor ever becomes
 * part of a statement; a template is prepared once and reused under its name, unless a fragment brings
 * values of its own.
 */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Present when the text never changes, so that the server may keep its plan. */
  readonly name?: string;
  /** It shares a connection with others: `quickRead`, `quickWrite`. */
  readonly quick?: 'read' | 'write';
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
const names = new Map<string, string>();

/** There are as many such texts as the program writes down, so that names are never forgotten. */
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
};

const prepare = (strings: TemplateStringsArray): Prepared => {
  const known = prepared.get(strings);
  if (known) return known;
  const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
  const made = { text, name: nameOf(text) };
  prepared.set(strings, made);
  return made;
};

const bringsValues = (part: unknown): boolean => part instanceof Fragment && part.values.some(isValue);
const isValue = (part: unknown): boolean => !(part instanceof Fragment) || bringsValues(part);

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
    const text = flatten(strings, parts, values);
    return parts.some(bringsValues) ? { text, values } : { text, values, name: nameOf(text) };
  }
  return { ...prepare(strings), values: parts };
};

/**
 * A read of few rows by their keys. On PostgreSQL all such share a connection (shared-connection.ts), so it may neither write
 * nor lock: PostgreSQL refuses it (SQLSTATE 25006), and a test looks for it before.
 */
export const quickRead = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql => ({
  ...sql(strings, ...parts),
  quick: 'read',
});

/**
 * A write of one row by its key whose commit is not waited for on disk. Such share a connection, too: what others hold for long,
 * or for a transaction in which this is asked, makes all of them wait.
 */
export const quickWrite = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql => ({
  ...sql(strings, ...parts),
  quick: 'write',
});

/** A piece of SQL to be placed inside another: `sql\`select … ${fragment\`order by …\`}\``. */
export const fragment = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Fragment =>
  new Fragment(strings, parts);
