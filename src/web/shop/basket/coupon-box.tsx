import type { Basket } from '#contract/basket.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import { rememberDraft } from '#web/stored/session-store.ts';
import { useRef, useState, type FormEvent } from 'react';
import { changeBasket, useBasketStore } from './basket-store.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import styles from './coupon-box.module.css';
import { useBasketTexts } from './texts.ts';
import { useTypedBefore } from './typed-before.ts';

/** Where a code is typed. What was typed and not applied stands there again. */
const CodeForm = ({ wrong }: { readonly wrong: string | null }) => {
  const t = useBasketTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isTyped, setTyped] = useState(false);
  useTypedBefore(field, 'cupon', () => setTyped(true));
  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = fieldText(new FormData(event.currentTarget), 'cupon');
    if (await changeBasket(({ cupones }) => ({ cupones: [...cupones, code] }))) rememberDraft({ cupon: null });
  };
  return (
    <Disclosure summary={t.cupon} look="plain" open={wrong !== null || isTyped}>
      <form className={styles.form} onSubmit={(event) => void apply(event)}>
        <TextField
          ref={field}
          label={t.codigoCupon}
          name="cupon"
          length="short"
          maxLength={40}
          error={wrong ?? undefined}
          onInput={({ currentTarget }) => rememberDraft({ cupon: currentTarget.value })}
        />
        <Button type="submit" look="secondary">
          {t.aplicar}
        </Button>
      </form>
    </Disclosure>
  );
};

/** Shown where the server says coupons may be typed (`displayCouponBox`). */
export const CouponBox = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const tooMany = useBasketStore(({ error, refusal }) => (refusal === 'demasiados-cupones' ? error : null));
  if (!basket.displayCouponBox) return null;
  const wrong = tooMany ?? basket.cuponError;
  const remove = (codigo: string) =>
    void changeBasket(({ cupones }) => ({ cupones: cupones.filter((each) => each !== codigo) }));
  const applied = basket.discount.flatMap(({ codigo_promocion: codigo, ...discount }) =>
    codigo === null ? [] : [{ ...discount, codigo }],
  );
  return (
    <>
      {applied.length > 0 && (
        <ul className={styles.applied}>
          {applied.map(({ codigo, ...discount }) => (
            <li key={codigo}>
              <span>
                <b>{codigo}</b> {discount[`descripcion_${language}`]}
              </span>
              <span className={styles.amount}>−{writeEuros(discount.importePromocion)}</span>
              <Button look="quiet" aria-label={t.quitarCupon(codigo)} onClick={() => remove(codigo)}>
                {t.quitar}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CodeForm key={basket.cupones.join()} wrong={wrong} />
    </>
  );
};
