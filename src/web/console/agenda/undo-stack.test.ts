import { expect, it } from 'vitest';
import { dropUndo, pushUndo, type Undoable } from './undo-stack.ts';

const did = (done: string): Undoable => ({ done, deshacer: `undo ${done}` });

it('takes back the last thing first', () => {
  const [moved, arrived] = [did('moved'), did('arrived')];
  const stack = pushUndo(pushUndo([], moved), arrived);
  expect(stack[0]).toBe(arrived);
  expect(dropUndo(stack, arrived)).toEqual([moved]);
});

it('remembers twenty', () => {
  let stack: readonly Undoable[] = [];
  for (let count = 1; count <= 25; count += 1) stack = pushUndo(stack, did(String(count)));
  expect(stack.map(({ done }) => done)).toEqual(Array.from({ length: 20 }, (_, index) => String(25 - index)));
});
