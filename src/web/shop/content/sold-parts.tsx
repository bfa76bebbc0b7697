import { Link } from 'react-router';
import { ArticleCard } from '../articles/article-card.tsx';
import { PromotionCards } from '../promotions/promotion-cards.tsx';
import { TyreCard } from '../tyre-cards/tyre-card.tsx';
import type { ShownPart } from './parts-data.server.ts';
import styles from './prose.module.css';
import { ProductCards } from '../product-card.tsx';

type Sold = Extract<ShownPart, { tipo: 'cubiertas' | 'articulos' | 'ofertas' }>;

const Cards = ({ part }: { part: Sold }) => {
  if (part.tipo === 'cubiertas')
    return (
      <ProductCards>
        {part.cubiertas.map((tyre) => (
          <TyreCard key={tyre.id} tyre={tyre} />
        ))}
      </ProductCards>
    );
  if (part.tipo === 'articulos')
    return (
      <ProductCards>
        {part.articulos.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ProductCards>
    );
  return (
    <>
      <PromotionCards cards={part.cartas} level={3} />
      <p className={styles.more}>
        <Link to={part.todas.to}>{part.todas.nombre}</Link>
      </p>
    </>
  );
};

/** What can be bought, in the middle of a text. */
export default function SoldParts({ part }: { part: Sold }) {
  return (
    <section>
      {part.titulo && <h2>{part.titulo}</h2>}
      <Cards part={part} />
    </section>
  );
}
