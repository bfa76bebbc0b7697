import { classNames } from '../page/class-names.ts';
import styles from './tyre-picture.module.css';

interface TyrePictureProps {
  /** `imagen` of a tyre: the folder of its pictures. */
  imagen: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** `eager` for the picture that is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  /** How wide it is shown, where that is wider than in a list. */
  sizes?: string;
  className?: string | undefined;
}

/** A tyre as lists show it; its pictures are drawn from its data by `scripts/tyre-pictures`. */
export const TyrePicture = ({ imagen, alt = '', loading = 'lazy', sizes, className }: TyrePictureProps) => (
  <picture>
    <source
      type="image/avif"
      sizes={sizes}
      srcSet={sizes ? `${imagen}/320.avif 320w, ${imagen}/720.avif 720w` : `${imagen}/320.avif`}
    />
    <img
      className={classNames(styles.tyre, className)}
      src={`${imagen}/320.webp`}
      alt={alt}
      width={320}
      height={384}
      loading={loading}
      decoding="async"
    />
  </picture>
);
