import type { Basket, BasketProduct } from '#contract/basket.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { writeEuros } from '#web/ui/euros.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { PlateField } from '#web/ui/plate-field.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TyreDrawing } from '#web/ui/tyre-drawing.tsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { BasketFrame } from './basket-frame.tsx';
import { changeBasket, useBasketStore } from './basket-store.ts';
import { CouponBox } from './coupon-box.tsx';
import { dayInWords } from './days.ts';
import { GoOn } from './go-on.tsx';
import { nameOf, whatIsMissing } from './sold-out.tsx';
import styles from './request-page.module.css';
import { useBasketTexts } from './texts.ts';

const wished = ({ products }: Basket, change: (product: BasketProduct) => number) =>
  products
    .map((product) => ({ id_navision: product.id_navision, cantidad: change(product), matricula: product.matricula }))
    .filter(({ cantidad }) => cantidad > 0);

/** What can be done about a product that is sold out: fewer units of it, or another of its size. */
const Missing = ({ product, onUnits }: { product: BasketProduct; onUnits: (cantidad: number) => void }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const { stock, medida } = product;
  const another = `${address('selectorResults', language)}?${new URLSearchParams({ medida })}`;
  return (
    <Notice
      tone="error"
      action={
        <Actions>
          {stock > 0 && <Button onClick={() => onUnits(stock)}>{t.dejar(stock)}</Button>}
          <Link {...buttonLink('secondary')} to={another}>
            {t.otrosDeMedida}
          </Link>
        </Actions>
      }
    >
      {whatIsMissing(product, t)}
    </Notice>
  );
};

const Line = ({
  basket,
  product,
  onRemoved,
}: {
  basket: Basket;
  product: BasketProduct;
  onRemoved: (product: BasketProduct) => void;
}) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const name = nameOf(product);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = basket.agotados.includes(product.id_navision);
  const setUnits = (cantidad: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        void changeBasket({
          products: wished(basket, (each) => (each.id_navision === product.id_navision ? cantidad : each.cantidad)),
        }),
      300,
    );
  };
  const remove = async () => {
    if (
      await changeBasket({
        products: wished(basket, (each) => (each.id_navision === product.id_navision ? 0 : each.cantidad)),
      })
    )
      onRemoved(product);
  };
  const drawn =
    product.id_site_tipo_vehiculo === '4x4' || product.id_site_tipo_vehiculo === 'furgoneta'
      ? product.id_site_tipo_vehiculo
      : 'turismo';
  const season = product.temporada === 'invierno' || product.temporada === 'allseason' ? product.temporada : 'verano';
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.drawing}>
        <TyreDrawing temporada={season} tipoVehiculo={drawn} alt="" loading="eager" />
      </div>
      <div>
        <h2 className={styles.name}>
          <Link
            to={address('tyreModel', language, {
              marca: product.marcaSlug,
              modelo: `${product.modeloSlug}-${product.specs}`,
            })}
          >
            {product.marca} {product.modelo}
          </Link>
        </h2>
        <p className={styles.small}>
          {product.medida}
          {product.fechaEntrega && ` · ${t.entrega(dayInWords(product.fechaEntrega, language))}`}
        </p>
        {gone && <Missing product={product} onUnits={setUnits} />}
        <div className={styles.controls}>
          <Stepper
            key={product.cantidad}
            label={t.cantidad(name)}
            quietLabel
            texts={{ less: t.menos, more: t.mas }}
            defaultValue={product.cantidad}
            max={20}
            onQuantity={setUnits}
          />
          <Button look="quiet" aria-label={t.quitarNombre(name)} onClick={() => void remove()}>
            {t.quitar}
          </Button>
        </div>
      </div>
      <div className={styles.price}>
        <Price
          importe={product.importe}
          before={product.importeSinPromo > product.importe ? product.importeSinPromo : null}
          note={t.porUnidad(writeEuros(product.importe / product.cantidad), product.cantidad)}
        />
      </div>
    </Card>
  );
};

const Plate = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const [error, setError] = useState<string>();
  const save = async (typed: string) => {
    const matricula = typed.trim();
    if (matricula === (basket.matricula ?? '')) return;
    const taken = await changeBasket({ matricula: matricula || null });
    const refused = useBasketStore.getState().error;
    setError(taken ? undefined : (refused ?? undefined));
  };
  return (
    <PlateField
      label={t.matricula}
      hint={t.matriculaPista}
      name="matricula"
      pais={basket.totals.pais}
      defaultValue={basket.matricula ?? ''}
      error={error}
      maxLength={12}
      onBlur={(event) => void save(event.target.value)}
    />
  );
};

export default function RequestPage() {
  const t = useBasketTexts();
  const [removed, setRemoved] = useState<BasketProduct>();
  const undo = async (basket: Basket, product: BasketProduct) => {
    setRemoved(undefined);
    await changeBasket({
      products: [
        ...wished(basket, ({ cantidad }) => cantidad),
        { id_navision: product.id_navision, cantidad: product.cantidad },
      ],
    });
  };
  const undoing = (basket: Basket) =>
    removed && (
      <Notice
        tone="info"
        action={
          <Button look="secondary" onClick={() => void undo(basket, removed)}>
            {t.deshacer}
          </Button>
        }
      >
        {t.quitado(nameOf(removed))}
      </Notice>
    );
  return (
    <BasketFrame step="solicitud" action={(basket) => (basket.agotados.length === 0 ? <GoOn to="opciones" /> : null)}>
      {(basket) => (
        <Stack>
          {undoing(basket)}
          <ul className={styles.lines}>
            {basket.products.map((product) => (
              <Line key={product.id_navision} basket={basket} product={product} onRemoved={setRemoved} />
            ))}
          </ul>
          <Plate basket={basket} />
          <CouponBox basket={basket} />
        </Stack>
      )}
    </BasketFrame>
  );
}
