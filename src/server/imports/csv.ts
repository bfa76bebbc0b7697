import { Parser } from 'csv-parse';
import type { ImportProblem } from '#domain/imports/problems.ts';

/** A record of a file: the line on which it begins, and its cells, or what makes the file unreadable from there on. */
export interface CsvRecord {
  readonly linea: number;
  readonly cells: readonly string[];
  readonly problema?: ImportProblem;
}

/** Bytes. A record longer than this is a quotation mark that nobody closed. */
const longest = 64 * 1024;

const newline = 0x0a;
const carriageReturn = 0x0d;
const quotationMark = 0x22;

/** How long an empty line is that begins at a place; 0 where there is none. */
const emptyLineAt = (bytes: Buffer, at: number): number => {
  if (bytes[at] === newline) return 1;
  return bytes[at] === carriageReturn && bytes[at + 1] === newline ? 2 : 0;
};

const countLines = (bytes: Buffer, from: number, to: number): number => {
  let lines = 0;
  for (let at = bytes.indexOf(newline, from); at >= 0 && at < to; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
};

/** The sign that parts the cells of a header: the one that it has most of. */
const separatorOf = (header: string): string => {
  const count = (sign: string): number => header.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

/** More bytes than the parser looks ahead. */
const lookedAhead = 4;

/**
 * Reads the records of RFC 4180 as UTF-8 comes in, in pieces of any length, and keeps no more than one unfinished record.
 * Lines end with LF or CRLF; empty ones are left out. The separator is the one that the first line has most of.
 * A record that cannot be read is the last one: what follows can no longer be told from what it quotes.
 */
export class CsvReader {
  #parser: Parser | undefined;
  #separator = ';';
  /** What came in since the last record, from `#at` on; its first byte is the file's `#base`-th. */
  #unread: Buffer = Buffer.alloc(0);
  #base = 0;
  #at = 0;
  #linea = 1;
  #records: CsvRecord[] = [];
  #broken = false;

  async push(piece: Buffer): Promise<CsvRecord[]> {
    return await this.#read(piece, false);
  }

  async end(): Promise<CsvRecord[]> {
    return await this.#read(Buffer.alloc(0), true);
  }

  /** Ends with a record that says why no more can be read. */
  async fail(problema: ImportProblem): Promise<CsvRecord[]> {
    // What is complete comes before it; separators may follow anything.
    const complete = this.#parser ? await this.push(Buffer.from(this.#separator.repeat(lookedAhead))) : [];
    this.#breakOff(problema);
    return [...complete, ...this.#taken()];
  }

  async #read(piece: Buffer, last: boolean): Promise<CsvRecord[]> {
    if (this.#broken) return [];
    const before = this.#parser ? this.#unread.length : 0;
    this.#unread = Buffer.concat([this.#unread, piece]);
    const header = this.#unread.indexOf(newline);
    if (last || header >= 0) this.#parser ??= this.#open(this.#unread.subarray(0, header < 0 ? undefined : header));
    if (this.#parser) {
      const wrong = await this.#parse(this.#parser, this.#unread.subarray(before), last);
      this.#skipEmptyLines();
      if (wrong) this.#breakOff('comillas');
    }
    this.#unread = this.#unread.subarray(this.#at);
    this.#base += this.#at;
    this.#at = 0;
    if (this.#unread.length > longest) this.#breakOff(this.#unread.includes(quotationMark) ? 'comillas' : 'fila-larga');
    return this.#taken();
  }

  #open(header: Buffer): Parser {
    this.#separator = separatorOf(header.toString());
    const parser = new Parser({
      bom: true,
      delimiter: this.#separator,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
      // Nothing is handed on by the stream itself, so that it never waits for a reader.
      on_record: (cells: string[], { bytes }) => {
        this.#take(cells, bytes);
        return null;
      },
    });
    // The writer is told of it; without a listener Node would stop.
    parser.on('error', () => {});
    return parser;
  }

  /** Answers with what is wrong. */
  async #parse(parser: Parser, piece: Buffer, last: boolean): Promise<unknown> {
    // A last line that was cut off between the two signs of its end has ended.
    const rest = last && this.#unread.at(-1) === carriageReturn ? Buffer.from('\n') : Buffer.alloc(0);
    return await new Promise((resolve) => {
      if (last) parser.end(Buffer.concat([piece, rest]), () => resolve(parser.errored));
      else parser.write(piece, resolve);
    });
  }

  #take(cells: readonly string[], bytes: number): void {
    if (this.#broken) return;
    this.#skipEmptyLines();
    const end = bytes - this.#base;
    if (end - this.#at > longest) return this.#breakOff('fila-larga');
    this.#records.push({ linea: this.#linea, cells });
    this.#linea += countLines(this.#unread, this.#at, end);
    this.#at = end;
  }

  #taken(): CsvRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  #skipEmptyLines(): void {
    for (let size = emptyLineAt(this.#unread, this.#at); size > 0; size = emptyLineAt(this.#unread, this.#at)) {
      this.#at += size;
      this.#linea += 1;
    }
  }

  #breakOff(problema: ImportProblem): void {
    if (!this.#broken) this.#records.push({ linea: this.#linea, cells: [], problema });
    this.#broken = true;
    this.#unread = Buffer.alloc(0);
  }
}
