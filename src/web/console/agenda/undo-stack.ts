/** What can be taken back: the words for it, and how. */
export interface Undoable {
  /** What was done, as the notice says it. */
  readonly done: string;
  /** Resolves to nothing, or to the sentence of why it could not be taken back. */
  readonly undo: () => Promise<string | undefined>;
}

const remembered = 20;

/** The last thing done comes first; what is older than twenty is history. */
export const pushUndo = (stack: readonly Undoable[], entry: Undoable): readonly Undoable[] =>
  [entry, ...stack].slice(0, remembered);

/** Without the entry: it was taken back, or cannot be any more. */
export const dropUndo = (stack: readonly Undoable[], entry: Undoable): readonly Undoable[] =>
  stack.filter((one) => one !== entry);
