import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { plenty } from '#domain/catalogue/shown-stock.ts';
import type { ArticleResult } from '#contract/catalogue.ts';
import type { TyreResult } from '#contract/tyres.ts';
import { later } from '#web/later.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Stepper } from '#web/ui/buy/stepper.tsx';
import type { ReactNode } from 'react';
import { PostcodeSent } from '../postcode-sent.tsx';
import { PromotionMark } from '../tyre-cards/promotion-mark.tsx';
import { UnitsLeft } from '../tyre-cards/units-left.tsx';
import styles from './product-sheet.module.css';

// Of what is sold out.
const NotifyForm = await later(async () => (await import('./notify-form.tsx')).NotifyForm);

interface BuyBoxProps {
  readonly product: TyreResult | ArticleResult;
  readonly t: Readonly<Record<'agotado' | 'anadir' | 'cantidad' | 'menos' | 'mas', string>> & {
    readonly enTaller: (plazo: TyreResult['plazo']) => string;
    readonly quedan: (stock: number, unidades: number) => string;
  };
  readonly price: ReactNode;
  /** When it can be had near whom reads it; without it when it is at a workshop. */
  readonly when?: ReactNode;
  /** Below it all: another way to take the product along. */
  readonly pick?: ReactNode;
}

/** What a product costs on its sheet, and the way into the basket or, where it is sold out, to be told when it is back. */
export const BuyBox = ({ product, t, price, when, pick }: BuyBoxProps) => {
  const language = useLanguage();
  const { id_navision, stock, unidades, cantidad, precio } = product;
  const inStock = product.disponibilidad === 1;
  return (
    <Card look="sunk" className={styles.buy}>
      <div className={styles.sides}>
        <Stack>
          {price}
          <PromotionMark promotion={product.promocion} vehicle={product.tipoVehiculo} />
        </Stack>
        <Stack>
          {inStock ? (
            <>
              {when ?? <p>{t.enTaller(product.plazo)}</p>}
              <form action={address('basket', language)} className={styles.add}>
                <input type="hidden" name="anadir" value={id_navision} />
                <PostcodeSent />
                <Stepper
                  label={t.cantidad}
                  texts={{ less: t.menos, more: t.mas }}
                  name="cantidad"
                  defaultValue={cantidad}
                  max={stock < plenty ? stock : 20}
                />
                <Button type="submit">{t.anadir}</Button>
              </form>
              <UnitsLeft product={product} t={t} />
            </>
          ) : (
            <>
              <p>
                <Badge tone="stop">{t.agotado}</Badge>
              </p>
              <NotifyForm producto={id_navision} cantidad={unidades} precio={precio} />
            </>
          )}
          {pick}
        </Stack>
      </div>
    </Card>
  );
};
