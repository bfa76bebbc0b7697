/** What can be taken back. */
export interface Undoable {
  /** What was done, as the notice says it. */
  readonly done: string;
  /** What the server knows it by. */
  readonly deshacer: string;
}

const remembered = 20;

/** The last thing done comes first; what is older than twenty is history. */
export const pushUndo = (stack: readonly Undoable[], entry: Undoable): readonly Undoable[] =>
  [entry, ...stack].slice(0, remembered);

/** Without the entry: it was taken back, or cannot be any more. */
export const dropUndo = (stack: readonly Undoable[], { deshacer }: Undoable): readonly Undoable[] =>
  stack.filter((one) => one.deshacer !== deshacer);
