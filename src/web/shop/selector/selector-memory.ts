import {
  openSelector,
  searchOf,
  selectorStoreVersion,
  emptySelector,
  type TyreSelector,
} from '#domain/selector/selector.ts';
import type { TyreSearch } from '#domain/selector/search.ts';
import { storedState } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The last search of this browser (specification, shopping 3: stored version 2). The address decides, this only remembers. */
const useMemory = create<TyreSelector>()(
  persist(
    (): TyreSelector => emptySelector,
    storedState<TyreSelector, TyreSelector>({
      key: 'selector',
      version: selectorStoreVersion,
      keep: (state) => ({ ...state }),
      storage: () => localStorage,
    }),
  ),
);

export const rememberSearch = (search: TyreSearch): void => {
  useMemory.setState(openSelector(search));
};

/** The search that was remembered, once the browser's storage has been read; nothing where no size was chosen. */
export const recallSearch = async (): Promise<TyreSearch | undefined> => {
  await useMemory.persist.rehydrate();
  const selector = useMemory.getState();
  return selector.llanta.value === null ? undefined : searchOf(selector);
};
