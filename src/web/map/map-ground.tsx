import outline from './outline.svg?url';
import { groundOf, type MapSize, type MapView } from './projection.ts';
import { tilesOf } from './tiles.ts';
import styles from './workshop-map.module.css';

const hide = (element: Element): void => element.setAttribute('visibility', 'hidden');

/** From afar the islands beyond the edge stand in a corner. */
const insetUntil = 6.6;
const inset = { left: 12, width: 112, height: 56 } as const;

const Canaries = ({ size }: { size: MapSize }) => {
  const top = size.height - inset.height - 44;
  return (
    <>
      <rect className={styles.inset} x={inset.left} y={top} width={inset.width} height={inset.height} rx="6" />
      <use
        href={`${outline}#canary`}
        className={styles.land}
        transform={`translate(${inset.left - 73} ${top - 431}) scale(0.02)`}
      />
    </>
  );
};

/** What lies under the points: the outline always, above it the tiles that arrive. */
export const MapGround = ({ view, size, teselas }: { view: MapView; size: MapSize; teselas: string | null }) => (
  <g aria-hidden="true">
    <g transform={groundOf(view, size).transform}>
      <use href={`${outline}#around`} className={styles.around} />
      <use href={`${outline}#spain`} className={styles.land} />
      <use href={`${outline}#lines`} className={styles.lines} />
    </g>
    {teselas === null && view.zoom < insetUntil && <Canaries size={size} />}
    {teselas &&
      tilesOf(teselas, view, size).map(({ url, x, y, size: side }) => (
        <image
          key={url}
          href={url}
          x={x}
          y={y}
          width={side + 0.5}
          height={side + 0.5}
          onError={(event) => hide(event.currentTarget)}
        />
      ))}
  </g>
);
