import type { Basket, BasketProduct } from '#contract/basket.ts';
import { mostUnits } from '#domain/basket/content.ts';
import { isCar } from '#domain/catalogue/vehicles.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { unitOf, writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { Price } from '#web/ui/page/price.tsx';
import { Stepper } from '#web/ui/buy/stepper.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PromotionMark } from '../tyre-cards/promotion-mark.tsx';
import type { BasketScreenProps } from './basket-frame.tsx';
import { addProduct, changeUnits } from './basket-store.ts';
import { BesideBaskets } from './beside-baskets.tsx';
import { CouponBox } from './coupon-box.tsx';
import { dayInWords } from '#web/ui/days.ts';
import { FittedAt } from './fitted-at.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { likeAddress, nameOf, productAddress } from './product-in-words.ts';
import { BasketPlate } from './plate-part.tsx';
import { markOf } from './promotions-in-basket.ts';
import { useBasketPromotionTexts } from './promotion-texts.ts';
import { whatIsMissing } from './sold-out.tsx';
import styles from './request-part.module.css';
import { useBasketTexts } from './texts.ts';

const FallsShort = lazy(() => import('../own-car/falls-short.tsx'));

/** What can be done about a product that is sold out: fewer units of it, or another like it. */
const Missing = ({ product, onUnits }: { product: BasketProduct; onUnits: (cantidad: number) => void }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const { stock } = product;
  const another = likeAddress(product, language);
  return (
    <Notice
      tone="error"
      action={
        <Actions>
          {stock > 0 && <Button onClick={() => onUnits(stock)}>{t.dejar(stock)}</Button>}
          {another && (
            <Link {...buttonLink('secondary')} to={another}>
              {product.tipo_producto === 'neumatico' ? t.otrosDeMedida : t.otrosParecidos}
            </Link>
          )}
        </Actions>
      }
    >
      {whatIsMissing(product, t, language)}
    </Notice>
  );
};

/** Sets how many units are wanted, a moment after the last press; and says how many more were asked for than there are. */
const useUnits = ({ id_navision, stock }: BasketProduct) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [tooMany, setTooMany] = useState(0);
  const setUnits = (cantidad: number) => {
    setTooMany(0);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void changeUnits(id_navision, cantidad), 300);
  };
  return { most: Math.min(mostUnits, stock), tooMany, setTooMany, setUnits };
};

interface LineProps {
  readonly basket: Basket;
  readonly product: BasketProduct;
  readonly onRemoved: (product: BasketProduct) => void;
}

/** What it is, and when it can be there. */
const About = ({ basket, product }: Omit<LineProps, 'onRemoved'>) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const page = productAddress(product, language);
  const tyre = product.tipo_producto === 'neumatico';
  const title = tyre ? `${product.marca} ${product.modelo}` : nameOf(product, language);
  return (
    <>
      <h2 className={styles.name}>{page ? <Link to={page}>{title}</Link> : title}</h2>
      <p className={styles.small}>
        {[
          tyre ? product.medida : '',
          product.fechaEntrega && isGoods(product.tipo_producto)
            ? t.entrega(dayInWords(product.fechaEntrega, language))
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {tyre && basket.matricula && (
        <Suspense>
          <FallsShort medida={product.medida} matricula={basket.matricula} />
        </Suspense>
      )}
      <PromotionMark promotion={markOf(product.promocion, basket.discount)} vehicle={product.id_site_tipo_vehiculo} />
    </>
  );
};

/** Of all its units, with what one costs. */
const LinePrice = ({ product }: { product: BasketProduct }) => {
  const t = useBasketTexts();
  const words = useBasketPromotionTexts();
  const { importe, importeSinPromo, precioAnterior, cantidad } = product;
  return (
    <Price
      importe={importe}
      before={importeSinPromo > importe ? importeSinPromo : null}
      beforeText={words.antes}
      note={
        <>
          {t.porUnidad(writeEuros(unitOf(importe, cantidad)), cantidad)}
          {precioAnterior !== null && (
            <>
              <br />
              {t.precioMinimo(t.porUnidad(writeEuros(precioAnterior), cantidad))}
            </>
          )}
        </>
      }
    />
  );
};

const Line = ({ basket, product, onRemoved }: LineProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const name = nameOf(product, language);
  const { most, tooMany, setTooMany, setUnits } = useUnits(product);
  const gone = basket.agotados.includes(product.id_navision);
  const remove = async () => {
    if (await changeUnits(product.id_navision, 0)) onRemoved(product);
  };
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.drawing}>
        <ProductDrawing product={product} />
      </div>
      <div>
        <About basket={basket} product={product} />
        {gone && <Missing product={product} onUnits={setUnits} />}
        {tooMany > 0 && (
          <div className={styles.trouble}>
            <Notice tone="warning" action={most > 0 && <Button onClick={() => setUnits(most)}>{t.dejar(most)}</Button>}>
              {most < mostUnits ? t.soloQuedan(name, most) : t.hastaUnidades(mostUnits, tooMany)}
            </Notice>
          </div>
        )}
        <div className={styles.controls}>
          <Stepper
            key={product.cantidad}
            onTooMany={setTooMany}
            label={t.cantidad(name)}
            quietLabel
            texts={{ less: t.menos, more: t.mas }}
            defaultValue={product.cantidad}
            max={mostUnits}
            onQuantity={setUnits}
          />
          <Button look="quiet" aria-label={t.quitarNombre(name)} onClick={() => void remove()}>
            {t.quitar}
          </Button>
        </div>
      </div>
      <div className={styles.price}>
        <LinePrice product={product} />
      </div>
    </Card>
  );
};

/** A car has four: who put in another model may have meant it instead of the first. */
const TooMany = ({ products }: Pick<Basket, 'products'>) => {
  const t = useBasketTexts();
  const tyres = products.filter((each) => each.tipo_producto === 'neumatico' && isCar(each.id_site_tipo_vehiculo));
  const total = tyres.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return tyres.length > 1 && total > 4 && <Notice quiet>{t.masDeCuatro(total)}</Notice>;
};

/** What is bought, for which vehicle, and with which coupon. */
export const RequestPart = ({ basket }: BasketScreenProps) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const [removed, setRemoved] = useState<BasketProduct>();
  const undo = async ({ id_navision, cantidad }: BasketProduct) => {
    setRemoved(undefined);
    await addProduct(id_navision, cantidad);
  };
  const undoing = removed && (
    <Notice
      tone="info"
      action={
        <Button look="secondary" onClick={() => void undo(removed)}>
          {t.deshacer}
        </Button>
      }
    >
      {t.quitado(nameOf(removed, language))}
    </Notice>
  );
  return (
    <Stack>
      {undoing}
      <ul className={styles.lines}>
        {basket.products.map((product) => (
          <Line key={product.id_navision} basket={basket} product={product} onRemoved={setRemoved} />
        ))}
      </ul>
      <TooMany products={basket.products} />
      <BesideBaskets basket={basket} />
      <FittedAt basket={basket} />
      <BasketPlate basket={basket} />
      <CouponBox basket={basket} />
    </Stack>
  );
};
