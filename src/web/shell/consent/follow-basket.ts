import { basketChanged, basketSeen, paymentChosen, purchased, type MeasuredEvent } from '#domain/measuring/events.ts';
import type { PageName } from '#contract/addresses.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import type { Kept } from '../moments.ts';
import { basketIn, isPlaced, type StoredBasket } from './stored-basket.ts';
import { isFirstTold } from './told-purchases.ts';

type Tell = (event: MeasuredEvent) => void;

const steps: Readonly<Partial<Record<PageName, 'view_cart' | 'begin_checkout' | 'add_shipping_info'>>> = {
  basketRequest: 'view_cart',
  basketWorkshops: 'begin_checkout',
  basketRegister: 'add_shipping_info',
};

const tellChange = (before: StoredBasket | null, after: StoredBasket, tell: Tell): void => {
  // Another basket is another beginning: the account's, or that of another vehicle.
  if (before !== null && before.cestaID !== after.cestaID) return;
  for (const event of basketChanged(before?.products ?? [], after.products)) tell(event);
  if (before && !before.pedido && after.pedido) tell(paymentChosen(after, after.pedido));
};

/** Tells what becomes of this browser's basket, in the tab that changes it. */
export const followBasket = (tell: Tell, before: Kept) => {
  let known = basketIn(before);
  let page: PageName | undefined;
  let isStepTold = false;
  const tellStep = () => {
    const step = page && steps[page];
    if (step && !isStepTold && known && known.products.length > 0) {
      isStepTold = true;
      tell(basketSeen(step, known));
    }
    if (page === 'basketDone' && known?.pedido && isPlaced(known) && isFirstTold(known.pedido.orderNumber))
      tell(purchased(known, known.pedido, unguessableId()));
  };
  return {
    /** Somebody came to a page. */
    arrive: (there: PageName): void => {
      page = there;
      isStepTold = false;
      tellStep();
    },
    hear: (kept: Kept): void => {
      const now = basketIn(kept);
      if (now) tellChange(known, now, tell);
      known = now;
      tellStep();
    },
    /** Another tab tells what it did itself. */
    hearOtherTab: (kept: Kept): void => {
      known = basketIn(kept);
    },
  };
};
