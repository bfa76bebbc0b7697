import { Card } from '#web/ui/page/card.tsx';
import { Actions } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import styles from './item-card.module.css';

export type ItemLevel = 2 | 3;

interface ItemCardProps {
  readonly level: ItemLevel;
  readonly title: string;
  /** What can be done with it. */
  readonly ways: ReactNode;
  readonly children: ReactNode;
}

/** What stands below the words of an item: its state, its plate. */
export const Tags = ({ children }: { children: ReactNode }) => <div className={styles.tags}>{children}</div>;

/** One thing of an account in a list of them: an order, an appointment. */
export const ItemCard = ({ level, title, ways, children }: ItemCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <Card as="article" className={styles.item}>
      <div className={styles.what}>
        <Heading>{title}</Heading>
        {children}
      </div>
      <div className={styles.ways}>
        <Actions>{ways}</Actions>
      </div>
    </Card>
  );
};
