import { Card } from '#web/ui/page/card.tsx';
import { classNames } from '#web/ui/page/class-names.ts';
import { openCard } from '#web/ui/cards/open-card.ts';
import type { ReactNode } from 'react';
import styles from './product-card.module.css';

interface ProductCardProps {
  id?: string | undefined;
  className?: string | undefined;
  drawing: ReactNode;
  /** With the way into the basket. */
  price: ReactNode;
  /** Its title, an `h3`, is a link: a tap anywhere follows it. */
  hasPage: boolean;
  /** What can wait until its price was read: on a phone it stands below that. */
  foot?: ReactNode;
  /** What it is. */
  children: ReactNode;
}

/** A product in a list, laid out by the room that it has there. */
export const ProductCard = ({ id, className, drawing, price, foot, hasPage, children }: ProductCardProps) => (
  <Card as="article" className={classNames(styles.card, className)} id={id} onClick={hasPage ? openCard : undefined}>
    <div className={styles.inside}>
      <div className={styles.what}>
        <div className={styles.drawing}>{drawing}</div>
        <div>{children}</div>
      </div>
      <div className={styles.price}>{price}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  </Card>
);

/** Cards in one column, or two where that leaves each enough room. */
export const ProductCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
);
