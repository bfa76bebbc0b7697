import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A table of the contract of which a page in the browser needs some rows. */
export interface Table {
  /** As its file exports it. */
  readonly name: string;
  /** As a source imports it. */
  readonly file: string;
  readonly rows: Readonly<Record<string, unknown>>;
  /** Sources that name its rows. */
  readonly sources: RegExp;
  /** Whether what only the server runs of a source counts: it answers with names of rows. */
  readonly isAnswered?: boolean;
  /** Rows that a source needs without naming them. */
  readonly also?: (source: string) => readonly string[];
  /** Sources that name many rows of many pages: they bring copies of their own, each shared row would be a file more to fetch. */
  readonly copies?: RegExp;
}

/** Words of their own in quotes, names before a colon, and parts of a table: whatever names a row is among them. */
const words = /(['"`])(\w+)\1|\b(\w+)\s*:|\b\w+\.(\w+)/g;

const inQuotes = /(['"`])(\w+)\1/g;

const namedBy = (pattern: RegExp, code: string, rows: Table['rows']): string[] => {
  const named = [...code.matchAll(pattern)].map(([, , quoted, key, part]) => quoted ?? key ?? part ?? '');
  return [...new Set(named)].filter((name) => Object.hasOwn(rows, name));
};

/** The rows that a source names. */
export const namedIn = (code: string, rows: Table['rows']): string[] => namedBy(words, code, rows);

/**
 * The tables of all calls and of all addresses are 6 kB of every page. Each source of the browser brings the rows that it names
 * instead, and a table is what they have put into it (decision 098).
 */
export const byUse = ({ name, file, rows, sources, isAnswered = false, also = () => [], copies }: Table): Plugin => {
  const prefix = `\0${name}:`;
  const row = new RegExp(`^${prefix}`);
  const table = new RegExp(`/src/${file.slice(1).replaceAll('.', String.raw`\.`)}$`);
  const put = (which: string) => `${name}.${which} = ${JSON.stringify(rows[which])};`;
  return {
    name: `${name}-by-use`,
    apply: 'build',
    // By then the router has taken out what only the server runs of a page.
    enforce: 'post',
    applyToEnvironment: ({ name: environment }) => environment === 'client',
    resolveId: {
      filter: { id: row },
      handler: (id) => ({ id, moduleSideEffects: true }),
    },
    load: {
      filter: { id: [table, row] },
      handler: (id) => {
        if (!id.startsWith(prefix)) return `export const ${name} = {};`;
        return `import { ${name} } from '${file}';\n${put(id.slice(prefix.length))}`;
      },
    },
    transform: {
      filter: { id: sources },
      handler: (code, id) => {
        const [source = ''] = id.split('?');
        const answered = isAnswered && existsSync(source) ? namedBy(inQuotes, readFileSync(source, 'utf8'), rows) : [];
        const needed = new Set([...namedIn(code, rows), ...answered, ...also(source)]);
        if (needed.size === 0) return null;
        const isCopied = copies?.test(source) === true;
        const bring = (which: string) => (isCopied ? put(which) : `import '${prefix}${which}';`);
        return { code: [...needed].map(bring).join('') + code, map: null };
      },
    },
  };
};
