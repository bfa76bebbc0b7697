import type { Basket } from '#contract/basket.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FormEvent } from 'react';
import { changeBasket } from './basket-store.ts';
import { fieldText } from './form-fields.ts';
import styles from './coupon-box.module.css';
import { useBasketTexts } from './texts.ts';

/** Shown where the server says coupons may be typed (`displayCouponBox`). */
export const CouponBox = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  if (!basket.displayCouponBox) return null;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = fieldText(new FormData(event.currentTarget), 'cupon');
    void changeBasket({ cupones: [...new Set([...basket.cupones, code])] });
  };
  return (
    <Disclosure summary={t.cupon} look="plain" open={basket.cuponError !== null}>
      <form className={styles.form} onSubmit={apply}>
        <TextField
          label={t.codigoCupon}
          name="cupon"
          length="short"
          maxLength={40}
          error={basket.cuponError ?? undefined}
        />
        <Button type="submit" look="secondary">
          {t.aplicar}
        </Button>
      </form>
    </Disclosure>
  );
};
