import { classNames } from './page/class-names.ts';
import styles from './article-drawing.module.css';

interface ArticleDrawingProps {
  /** The kind of thing: a file of `/articles`. */
  drawing: string;
  /** `id_navision` of goods: each has a picture of its own, drawn from its data. */
  of?: string | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** `eager` for the picture that is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  className?: string | undefined;
}

/** A battery, a can, an accessory or a piece of work, drawn; shared by every page. */
export const ArticleDrawing = ({ drawing, of, alt, loading = 'lazy', className }: ArticleDrawingProps) => (
  <img
    className={classNames(styles.drawing, className)}
    src={of === undefined ? `/articles/${drawing}.svg` : `/dibujos/${drawing}/${encodeURIComponent(of)}.svg`}
    alt={alt}
    width={300}
    height={300}
    loading={loading}
    decoding="async"
  />
);
