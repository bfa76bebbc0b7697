import { ArticleDrawing } from '#web/ui/article-drawing.tsx';
import { TyrePicture } from '#web/ui/cards/tyre-picture.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Badge } from '#web/ui/page/badge.tsx';
import { Grid } from '#web/ui/page/page-layout.tsx';
import { Link } from 'react-router';
import type { PromotionCardData } from './promotion-words.server.ts';
import styles from './promotion-cards.module.css';

/** Promotions side by side: what each gives, on what, and until when. */
export const PromotionCards = ({ cards, level = 2 }: { cards: readonly PromotionCardData[]; level?: 2 | 3 }) => {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Grid className={level === 3 ? styles.few : styles.all}>
      {cards.map(({ id, to, titulo, descripcion, cifra, que, sobre, hasta, acaba, avisos, dibujo }) => (
        <Card key={id} as="article" pressable className={styles.card}>
          <div className={styles.benefit}>
            <p className={styles.said}>
              <span className={styles.figure}>{cifra}</span> <span className={styles.about}>{que}</span>
            </p>
            {dibujo && (
              <div className={styles.picture}>
                {'neumatico' in dibujo ? (
                  <TyrePicture imagen={dibujo.neumatico} />
                ) : (
                  <ArticleDrawing {...dibujo.articulo} alt="" />
                )}
              </div>
            )}
          </div>
          <Title className={styles.title}>
            <Link to={to} data-card-link>
              {titulo}
            </Link>
          </Title>
          <p>{descripcion}</p>
          <p className={styles.on}>{sobre}.</p>
          <div className={styles.limits}>
            <p>
              <Badge tone={acaba ? 'stop' : 'plain'} icon="clock">
                {hasta}
              </Badge>
            </p>
            {avisos.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Card>
      ))}
    </Grid>
  );
};
