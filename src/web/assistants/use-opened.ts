import { useEffect, useState } from 'react';

/** False until a store has read what this browser kept. */
export const useOpened = (store: { readonly rehydrate: () => Promise<void> | void }): boolean => {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    let here = true;
    const open = async () => {
      await store.rehydrate();
      if (here) setOpened(true);
    };
    void open();
    return () => {
      here = false;
    };
  }, [store]);
  return opened;
};
