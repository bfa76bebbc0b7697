import type { Basket, BasketOrder } from '#contract/basket.ts';
import { changeBasket, reloadBasket, showAhead, useBasketStore } from './basket-store.ts';

/** The basket became an order, whose time is no hold any more: whoever comes back asks for what became of it. */
export const rememberOrder = (pedido: BasketOrder): void => showAhead({ pedido, hold: null });

/** A time is held for it, as the server said a moment ago. */
export const rememberHold = (hold: NonNullable<Basket['hold']>): void =>
  showAhead({ hold, selectedTaller: hold.codTienda, selectedDate: hold.date, selectedTime: hold.time });

/** The workshop stands in the basket from the tap on; where the server does not take it, what is true comes back. */
export const chooseWorkshop = async (codTienda: number): Promise<void> => {
  const there = { selectedTaller: codTienda, selectedDate: null, selectedTime: null, step: 'fecha-y-hora' } as const;
  showAhead({ ...there, hold: null });
  if (await changeBasket(there)) return;
  const { error, refusal } = useBasketStore.getState();
  await reloadBasket();
  useBasketStore.setState({ error, refusal });
};
