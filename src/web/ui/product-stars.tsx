import { oneDecimal } from '#domain/format-number.ts';
import { Stars } from './stars.tsx';
import styles from './product-stars.module.css';

interface ProductStarsProps {
  of: { readonly media: number; readonly total: number } | null;
  /** What it says to who hears it. */
  say: (media: string, total: number) => string;
}

/** What customers think of a product, in a line of its card; nothing where nobody said so. */
export const ProductStars = ({ of, say }: ProductStarsProps) => {
  if (!of) return null;
  const media = oneDecimal(of.media);
  return (
    <p className={styles.rating}>
      <Stars estrellas={of.media} />
      <span aria-hidden="true">
        <b>{media}</b> {`(${of.total})`}
      </span>
      <span className="spoken">{say(media, of.total)}</span>
    </p>
  );
};
