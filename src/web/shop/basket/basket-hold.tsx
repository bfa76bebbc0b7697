import type { Basket } from '#contract/basket.ts';
import { HoldClock } from '#web/walk/hold-clock.tsx';
import { changeBasket, reloadBasket } from './basket-store.ts';
import { useSentBasket } from './sent-basket.ts';
import { useBasketTexts } from './texts.ts';

/** The time that is held for a basket. When it ends, the server is asked what is true. */
export const BasketHold = ({ hold }: { hold: NonNullable<Basket['hold']> }) => (
  <HoldClock
    hold={hold}
    drawnAt={useSentBasket()?.at}
    t={useBasketTexts()}
    onRenew={() => void changeBasket({})}
    onEnd={() => void reloadBasket()}
  />
);
