import { expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { shareTyped } from './share-typed.ts';

interface Typed {
  readonly nombre: string;
}

const tab = (nombre = '') => create<Typed>(() => ({ nombre }));
const isEmpty = ({ nombre }: Typed) => nombre === '';

test('a tab that opens begins with what another one knows, and each hears once what is typed in the other', async () => {
  const [first, second] = [tab('Laia'), tab()];
  await shareTyped(first, isEmpty);
  await shareTyped(second, isEmpty);
  expect(second.getState()).toEqual({ nombre: 'Laia' });

  const heard = vi.fn();
  first.subscribe(heard);
  second.setState({ nombre: 'Laia Maria' });
  await vi.waitFor(() => expect(first.getState()).toEqual({ nombre: 'Laia Maria' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toHaveBeenCalledTimes(1);
});
