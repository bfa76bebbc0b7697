import { basketKey } from '#web/shell/basket-count.ts';
import { laterCopy } from './basket-copy.ts';
import { useBasketStore } from './basket-store.ts';

const hearOtherTab = async () => {
  const known = useBasketStore.getState().cesta;
  await useBasketStore.persist.rehydrate();
  const { cesta } = useBasketStore.getState();
  if (laterCopy(cesta, known) !== cesta) useBasketStore.setState({ cesta: known });
};

/** Another tab changed the stored basket: this one shows it too. */
export const followOtherTabs = (): (() => void) => {
  const heard = ({ key }: StorageEvent) => {
    if (key === basketKey) void hearOtherTab();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};
