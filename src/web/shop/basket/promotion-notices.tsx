import type { Basket } from '#contract/basket.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { changeBasket } from './basket-store.ts';
import { useBasketPromotionTexts } from './promotion-texts.ts';

/** Why a promotion does not count, and the way back to one that was given up. */
export const PromotionNotices = ({ basket }: { basket: Basket }) => {
  const t = useBasketPromotionTexts();
  return (
    <>
      {basket.promocionError && (
        <Notice tone="warning" title={t.noCuenta}>
          {basket.promocionError}
        </Notice>
      )}
      {basket.sinPromociones.length > 0 && (
        <Notice
          quiet
          action={
            <Button look="secondary" onClick={() => void changeBasket({ sinPromociones: [] })}>
              {t.recuperar}
            </Button>
          }
        >
          {t.dejadas}
        </Notice>
      )}
    </>
  );
};
