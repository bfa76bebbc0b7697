import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type SkeletonShape = 'line' | 'short' | 'title' | 'price' | 'card' | 'button' | 'field' | 'chip';

/** The place of one thing that is on its way, in its real size. It shows after 200 ms. */
export const Skeleton = ({ shape = 'line' }: { shape?: SkeletonShape }) => (
  <span className={styles.bone} data-shape={shape} aria-hidden="true" />
);

/** Wraps the skeletons of one waiting thing and says so to those who cannot see them. */
export const Waiting = ({
  text,
  className,
  children,
}: {
  text: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={className} role="status" aria-busy="true">
    <span className="spoken">{text}</span>
    {children}
  </div>
);
