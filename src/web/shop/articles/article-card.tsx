import { address } from '#contract/addresses.ts';
import type { ArticleResult } from '#contract/catalogue.ts';
import { isToldReduction } from '#domain/catalogue/told-reduction.ts';
import { wasteFeeOf } from '#domain/catalogue/waste-fee.ts';
import { useLanguage } from '#web/language.ts';
import { AllInPrice } from '#web/ui/cards/all-in-price.tsx';
import { ProductStars } from '#web/ui/product-stars.tsx';
import { ArticleDrawing } from '#web/ui/article-drawing.tsx';
import { Badge, Stamp } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { classNames } from '#web/ui/page/class-names.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { Link } from 'react-router';
import { ProductCard } from '../product-card.tsx';
import card from '../product-card.module.css';
import { PromotionMark } from '../tyre-cards/promotion-mark.tsx';
import { UnitsLeft } from '../tyre-cards/units-left.tsx';
import { PostcodeSent, useIsAndorran, useSheetQuery } from '../postcode-sent.tsx';
import { articleAddress } from '#contract/product-address.ts';
import { useArticleCardTexts } from './article-card-texts.ts';
import styles from './article-card.module.css';
import { drawnAs } from './drawing-of.ts';
import { shortFacts } from './short-facts.ts';

/** What an article costs with what comes with it, and what is in that figure. */
export const ArticlePrice = ({ article, size = 'm' }: { article: ArticleResult; size?: 'm' | 'l' }) => {
  const t = useArticleCardTexts();
  const andorra = useIsAndorran();
  const { entrega, montaje, ecotasa, precio, precioAnterior, importeMontado, cantidad } = article;
  return (
    <AllInPrice
      of={article}
      size={size}
      title={cantidad === 1 ? t.precioDe[entrega] : t.varias(cantidad, t.precioDe[entrega])}
      importe={importeMontado}
      includes={t.incluye({
        andorra,
        tasa: ecotasa > 0 ? wasteFeeOf(article.tipo_producto) : null,
        montaje: entrega === 'montaje',
        goods: entrega !== 'taller',
      })}
      note={
        <>
          {montaje !== null && t.sinMontar(writeEuros(precio))}
          {montaje === null && cantidad > 1 && `${writeEuros(precio)} ${t.cadaUno}`}
          {(montaje !== null || cantidad > 1) && precioAnterior !== null && <br />}
          {precioAnterior !== null && t.precioMinimo(writeEuros(precioAnterior))}
        </>
      }
    />
  );
};

/** An article in a list: what it is, what it costs with everything, and the way into the basket. */
export const ArticleCard = ({ article, loading = 'lazy' }: { article: ArticleResult; loading?: 'eager' | 'lazy' }) => {
  const t = useArticleCardTexts();
  const language = useLanguage();
  const { id_navision, nombre, descripcion, partes, disponibilidad, plazo, entrega, descuento, unidades, cantidad } =
    article;
  const query = useSheetQuery();
  const sheet = articleAddress(article, language);
  const isOwnPage = sheet !== undefined && entrega !== 'taller';
  return (
    <ProductCard
      id={id_navision}
      className={styles.article}
      hasPage={isOwnPage}
      drawing={
        <>
          <ArticleDrawing {...drawnAs(article, language)} alt="" loading={loading} />
          {isToldReduction(descuento) && <Stamp>{t.rebaja(descuento)}</Stamp>}
        </>
      }
      price={
        <>
          <ArticlePrice article={article} />
          {entrega !== 'taller' && <p className={card.delivery}>{t.enTaller(plazo)}</p>}
          <UnitsLeft product={article} t={t} />
          {disponibilidad === 1 ? (
            <form action={address('basket', language)} className={card.add}>
              <input type="hidden" name="anadir" value={id_navision} />
              <input type="hidden" name="cantidad" value={cantidad} />
              <PostcodeSent />
              <Button type="submit" aria-label={t.anadirNombre(nombre, cantidad)}>
                {unidades > 1 ? t.anadirUnidades(cantidad) : t.anadir}
              </Button>
            </form>
          ) : (
            <Badge tone="stop">{t.agotado}</Badge>
          )}
        </>
      }
      foot={
        <>
          <p className={styles.text}>{descripcion}</p>
          {partes.length > 0 && (
            <ul className={styles.parts} aria-label={t.incluyeLista}>
              {partes.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          )}
          <PromotionMark promotion={article.promocion} vehicle={article.tipoVehiculo} />
        </>
      }
    >
      <h3 className={classNames(card.name, styles.name)}>
        {isOwnPage ? <Link to={sheet + query}>{nombre}</Link> : nombre}
      </h3>
      <ProductStars of={article.valoracion} say={t.opiniones} />
      <p className={card.badges}>
        {shortFacts(article, t).map((fact) => (
          <Badge key={fact}>{fact}</Badge>
        ))}
      </p>
    </ProductCard>
  );
};
