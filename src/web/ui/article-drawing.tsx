import type { Language } from '#domain/language.ts';
import { classNames } from './page/class-names.ts';
import styles from './article-drawing.module.css';

interface ArticleDrawingProps {
  /** The kind of thing, by which pages that show it are shared: a file of `/share`. */
  drawing: string;
  /** Its `id_navision`: each has a picture of its own, drawn from its data. */
  of: string;
  /** The language of its letters; goods are called the same in all. */
  lettered?: Language | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** `eager` for the picture that is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  className?: string | undefined;
}

/** A battery, a can, an accessory or a piece of work, drawn; shared by every page. */
export const ArticleDrawing = ({ drawing, of, lettered, alt, loading = 'lazy', className }: ArticleDrawingProps) => (
  <img
    className={classNames(styles.drawing, className)}
    src={`/dibujos/${drawing}/${lettered ? `${lettered}/` : ''}${encodeURIComponent(of)}.svg`}
    alt={alt}
    width={300}
    height={300}
    loading={loading}
    decoding="async"
  />
);
