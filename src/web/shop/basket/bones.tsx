import { Skeleton, Waiting } from '#web/ui/skeleton.tsx';
import styles from './bones.module.css';
import { useBasketTexts } from './texts.ts';

/** Several bones of one kind while something is on its way. */
export const Bones = ({ shape, count }: { shape: 'tyre' | 'chip' | 'line'; count: number }) => (
  <Waiting text={useBasketTexts().cargando} className={styles.bones}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape={shape} />
    ))}
  </Waiting>
);
