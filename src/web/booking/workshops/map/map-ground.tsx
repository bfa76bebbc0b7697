import type { Place } from '#domain/workshops/distance.ts';
import outline from './outline.svg?url';
import { project, worldPixels, toScreen, type MapSize, type MapView } from './projection.ts';
import { tilesOf } from './tiles.ts';
import styles from './workshop-map.module.css';

/** Where the outline's coordinates begin, and how many of them the world is wide (docs/decisions/031). */
const origin = { x: 0.47, y: 0.36 };
const unit = 1e5;

/** Provinces of the chain, by their codes; the outline has each under its own name. */
const provinces = ['01', '08', '15', '17', '22', '25', '26', '27', '31', '32', '36', '43', '44', '50', 'AD'];

const hide = (element: Element): void => element.setAttribute('visibility', 'hidden');

/** What lies under the points: the outline always, above it the tiles that arrive. */
export const MapGround = ({
  view,
  size,
  lugar,
  teselas,
}: {
  view: MapView;
  size: MapSize;
  lugar: Place | null;
  teselas: string | null;
}) => {
  const [middle, scale] = [project(view), worldPixels(view.zoom)];
  const left = size.width / 2 + (origin.x - middle.x) * scale;
  const top = size.height / 2 + (origin.y - middle.y) * scale;
  const here = lugar && toScreen(view, size, lugar);
  return (
    <g aria-hidden="true">
      <g transform={`translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${(scale / unit).toFixed(5)})`}>
        <use href={`${outline}#around`} className={styles.around} />
        <use href={`${outline}#spain`} className={styles.land} />
        {provinces.map((code) => (
          <use key={code} href={`${outline}#p${code}`} className={styles.province} />
        ))}
      </g>
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
      {here && <circle className={styles.here} cx={here.x} cy={here.y} r="9" />}
    </g>
  );
};
