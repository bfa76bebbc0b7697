import { Card } from '#web/ui/page/card.tsx';
import { Grid } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-cards.module.css';

interface LinkCard {
  readonly nombre: string;
  readonly texto: string;
  readonly to: string;
  /** "Desde 39,00 € con montaje", where something of it has a price. */
  readonly precio?: ReactNode;
}

/** Ways on, each with what is found there. */
export const LinkCards = ({ links }: { links: readonly LinkCard[] }) => (
  <Grid className={styles.grid}>
    {links.map(({ nombre, texto, to, precio }) => (
      <Card key={to} pressable className={styles.card}>
        <h3>
          <Link to={to} data-card-link>
            {nombre}
          </Link>
        </h3>
        <p>{texto}</p>
        {precio && <p className={styles.price}>{precio}</p>}
      </Card>
    ))}
  </Grid>
);
