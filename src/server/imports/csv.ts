import type { ImportProblem } from '#domain/imports/problems.ts';

/** A record of a file: the line on which it begins, and its cells, or what makes the file unreadable from there on. */
export interface CsvRecord {
  readonly linea: number;
  readonly cells: readonly string[];
  readonly problema?: ImportProblem;
}

/** A record longer than this is a quotation mark that nobody closed. */
const longest = 64 * 1024;

interface Scanned {
  readonly cells: readonly string[];
  /** Where the next record begins. */
  readonly next: number;
  readonly broken?: true;
}

/** The quoted cell whose opening mark stands at `from`; undefined where the text ends before it does. */
const scanCell = (text: string, from: number): { readonly cell: string; readonly after: number } | undefined => {
  let cell = '';
  for (let begin = from + 1; ;) {
    const close = text.indexOf('"', begin);
    if (close < 0) return undefined;
    cell += text.slice(begin, close);
    if (text[close + 1] !== '"') return { cell, after: close + 1 };
    cell += '"';
    begin = close + 2;
  }
};

const lineEnd = (text: string, at: number): number =>
  text[at] === '\r' && (text[at + 1] === '\n' || at + 1 === text.length) ? at + 1 : at;

/**
 * One record that has quotation marks. Undefined where the text ends before the record does. A mark in the middle of a
 * bare cell, and anything but a separator after a closed one, is broken.
 */
const scanRecord = (text: string, at: number, separator: string, last: boolean): Scanned | undefined => {
  const cells: string[] = [];
  const broken: Scanned = { cells, next: text.length, broken: true };
  for (let from = at; ;) {
    let after: number;
    if (text[from] === '"') {
      const quoted = scanCell(text, from);
      if (!quoted) return last ? broken : undefined;
      cells.push(quoted.cell);
      // Whether the mark is closed or doubled shows in what follows.
      if (quoted.after >= text.length && !last) return undefined;
      after = lineEnd(text, quoted.after);
    } else {
      after = from;
      while (after < text.length && text[after] !== separator && text[after] !== '\n' && text[after] !== '"')
        after += 1;
      if (text[after] === '"') return broken;
      const cell = text.slice(from, after);
      cells.push(text[after] === separator ? cell : cell.replace(/\r$/, ''));
    }
    if (after >= text.length) return last ? { cells, next: after } : undefined;
    if (text[after] === '\n') return { cells, next: after + 1 };
    if (text[after] !== separator) return broken;
    from = after + 1;
  }
};

const countLines = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};

/** The sign that parts the cells of a header: the one that it has most of. */
const separatorOf = (header: string): string => {
  const count = (sign: string): number => header.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

/**
 * Reads the records of RFC 4180 as text comes in, in pieces of any length, and keeps no more than one unfinished record.
 * Lines end with LF or CRLF; empty ones are left out. The separator is the one that the first line has most of.
 * A record that cannot be read is the last one: what follows can no longer be told from what it quotes.
 */
export const csvReader = () => {
  let rest = '';
  let linea = 1;
  let separator: string | undefined;
  let broken = false;

  const breakAt = (records: CsvRecord[], problema: ImportProblem): CsvRecord[] => {
    broken = true;
    rest = '';
    records.push({ linea, cells: [], problema });
    return records;
  };

  const read = (text: string, last: boolean): CsvRecord[] => {
    const records: CsvRecord[] = [];
    if (broken) return records;
    const all = rest + text;
    let at = 0;
    while (at < all.length) {
      const newline = all.indexOf('\n', at);
      if (newline < 0 && !last) break;
      const end = newline < 0 ? all.length : newline;
      const line = all.slice(at, all[end - 1] === '\r' && end > at ? end - 1 : end);
      separator ??= separatorOf(line);
      if (line.includes('"')) {
        const scanned = scanRecord(all, at, separator, last);
        if (!scanned) break;
        if (scanned.broken) return breakAt(records, 'comillas');
        if (scanned.next - at > longest) return breakAt(records, 'fila-larga');
        records.push({ linea, cells: scanned.cells });
        linea += countLines(all, at, scanned.next);
        at = scanned.next;
      } else {
        if (line.length > longest) return breakAt(records, 'fila-larga');
        if (line !== '') records.push({ linea, cells: line.split(separator) });
        linea += 1;
        at = end + 1;
      }
    }
    rest = all.slice(at);
    return rest.length > longest ? breakAt(records, rest.includes('"') ? 'comillas' : 'fila-larga') : records;
  };

  return {
    push: (text: string): CsvRecord[] => read(text, false),
    end: (): CsvRecord[] => read('', true),
    /** Ends with a record that says why no more can be read. */
    fail: (problema: ImportProblem): CsvRecord[] => (broken ? [] : breakAt([], problema)),
  };
};
