import type { connectPglite } from '#server/database/pglite.ts';
import { readTrees, type Node } from './parse-tree.ts';

/** A connection that is asked how it reads statements. */
export type Reader = Awaited<ReturnType<typeof connectPglite>>;

export interface Column {
  readonly name: string;
  readonly type: number;
}

export interface Described {
  readonly columns: readonly Column[];
  readonly tree: Node;
}

/** What the database says is wrong with a statement, and at which character, from 0. */
export interface Mistake {
  readonly message: string;
  readonly position: number;
}

/** From here on the connection tells how it reads each statement. */
export const listen = async (db: Reader): Promise<void> =>
  void (await db.exec('set debug_print_parse = on; set debug_pretty_print = off; set client_min_messages = log'));

/** Has a statement read, not run. */
export const describe = async (db: Reader, text: string): Promise<Described | Mistake> => {
  const trees: string[] = [];
  try {
    const { resultFields } = await db.describeQuery(text, {
      onNotice: ({ message, detail }) => void (message?.startsWith('parse tree') && detail && trees.push(detail)),
    });
    const [tree] = readTrees(trees[0] ?? '');
    if (!tree) throw new Error(`no parse tree of: ${text}`);
    return { columns: resultFields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })), tree };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const position = 'position' in error ? Number(error.position ?? 1) - 1 : 0;
    return { message: error.message, position };
  }
};
