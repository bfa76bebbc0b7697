import { oneDecimal } from '#domain/format-number.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { WorkshopChoiceTexts } from '#i18n/es/workshop-choice.ts';
import styles from './rating.module.css';
import { Stars } from './stars.tsx';

interface RatingProps {
  readonly valoracion: NonNullable<Workshop['valoracion']>;
  readonly t: Pick<WorkshopChoiceTexts, 'estrellas'>;
}

/** What visitors gave, as stars and in words. */
export const Rating = ({ valoracion: { media, total }, t }: RatingProps) => {
  const stars = oneDecimal(media);
  return (
    <span className={styles.rating}>
      <Stars estrellas={media} />
      <span aria-hidden="true">
        {stars} ({total})
      </span>
      <span className="spoken">{t.estrellas(stars, total)}</span>
    </span>
  );
};
