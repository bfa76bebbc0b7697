import { isToldReduction } from '#domain/catalogue/told-reduction.ts';
import type { TyreResult } from '#contract/tyres.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Badge, Stamp } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { classNames } from '#web/ui/page/class-names.ts';
import { FirstFreeTime } from '#web/ui/walk/first-free-time.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PromotionMark } from './promotion-mark.tsx';
import { ProductStars } from '#web/ui/product-stars.tsx';
import { PostcodeSent, useSheetQuery } from '../postcode-sent.tsx';
import { TyreLabel } from './tyre-label.tsx';
import { TyrePrice } from './tyre-price.tsx';
import { UnitsLeft } from './units-left.tsx';
import { useShopTexts } from '../texts.ts';
import { ProductCard } from '../product-card.tsx';
import card from '../product-card.module.css';
import styles from './tyre-card.module.css';

/** What a card says of a tyre; lists send no more of it. */
export type ListedTyre = Omit<TyreResult, 'ic' | 'cv' | 'xl' | 'ms' | 'garantia' | 'ecotasa' | 'montaje'>;

interface TyreCardProps {
  tyre: ListedTyre;
  /** "Montado mañana a las 9:15 en Lleida", where a postcode is known. */
  firstFree?: ReactNode;
  /** Why it is recommended, in words. */
  reasons?: readonly string[] | undefined;
  /** What speaks against it. */
  against?: ReactNode;
  loading?: 'eager' | 'lazy';
  /** A way to pick it, as for a comparison. */
  pick?: ReactNode;
}

const Badges = ({ tyre, reasons, against }: Pick<TyreCardProps, 'tyre' | 'reasons' | 'against'>) => {
  const t = useShopTexts();
  return (
    <p className={card.badges}>
      {against}
      {reasons?.map((reason) => (
        <Badge key={reason} tone="go" icon="check">
          {reason}
        </Badge>
      ))}
      <Badge tone={tyre.categoria === 'PREMIUM' ? 'night' : 'plain'}>{t.categoria[tyre.categoria]}</Badge>
      <Badge>{t.temporada[tyre.temporada]}</Badge>
      {tyre.rasgos && 'posicion' in tyre.rasgos && <Badge>{t.posicion[tyre.rasgos.posicion]}</Badge>}
      {tyre.runflat && (
        <Badge>
          {t.runflat} {tyre.tipo_runflat}
        </Badge>
      )}
      {tyre.refuerzo && (
        <Badge>
          {t.reforzado} {tyre.refuerzo}
        </Badge>
      )}
    </p>
  );
};

/** A tyre in a list: what it is, what four cost fitted, and the way into the basket. */
export const TyreCard = ({ tyre, reasons, against, firstFree, loading = 'lazy', pick }: TyreCardProps) => {
  const t = useShopTexts();
  const language = useLanguage();
  const name = `${tyre.marca} ${tyre.modelo}`;
  const query = useSheetQuery();
  const sheet = address('tyreModel', language, { marca: tyre.marcaSlug, modelo: `${tyre.modeloSlug}-${tyre.specs}` });
  return (
    <ProductCard
      className={styles.tyre}
      hasPage
      drawing={
        <>
          <TyrePicture imagen={tyre.imagen} loading={loading} />
          {isToldReduction(tyre.descuento) && <Stamp>{t.rebaja(tyre.descuento)}</Stamp>}
        </>
      }
      price={
        <>
          <TyrePrice tyre={tyre} />
          {firstFree ? (
            <FirstFreeTime>{firstFree}</FirstFreeTime>
          ) : (
            <p className={card.delivery}>{t.enTaller(tyre.plazo)}</p>
          )}
          <UnitsLeft product={tyre} t={t} />
          {tyre.disponibilidad === 1 ? (
            <form action={address('basket', language)} className={card.add}>
              <input type="hidden" name="anadir" value={tyre.id_navision} />
              <input type="hidden" name="cantidad" value={tyre.cantidad} />
              <PostcodeSent />
              <Button
                type="submit"
                look="primary"
                aria-label={t.anadirUnidades(tyre.cantidad, `${name} ${tyre.medida}`)}
              >
                {t.anadirUnidades(tyre.cantidad, '')}
              </Button>
            </form>
          ) : (
            <Badge tone="stop">{t.agotado}</Badge>
          )}
        </>
      }
      foot={
        (tyre.promocion || pick) && (
          <>
            <PromotionMark promotion={tyre.promocion} vehicle={tyre.tipoVehiculo} />
            {pick}
          </>
        )
      }
    >
      <h3 className={classNames(card.name, styles.name)}>
        <Link to={sheet + query}>
          <span className={styles.brand}>{tyre.marca}</span> {tyre.modelo}
        </Link>
      </h3>
      <p className={styles.size}>{tyre.medida}</p>
      <ProductStars of={tyre.valoracion} say={t.opiniones} />
      <Badges tyre={tyre} reasons={reasons} against={against} />
      <TyreLabel tyre={tyre} />
    </ProductCard>
  );
};
