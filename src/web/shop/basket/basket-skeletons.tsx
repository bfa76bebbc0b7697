import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import styles from './basket-skeletons.module.css';
import { useBasketTexts } from './texts.ts';

/** Several skeletons of one kind while something is on its way. */
export const Skeletons = ({ shape, count }: { shape: 'card' | 'chip' | 'line'; count: number }) => (
  <Waiting text={useBasketTexts().cargando} className={styles.skeletons}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape={shape} />
    ))}
  </Waiting>
);
