import type { Workshop } from '#contract/workshops.ts';
import { LateDetail } from './late-detail.tsx';
import { MapGround } from './map-ground.tsx';
import { fitView, toScreen } from './projection.ts';
import type { MapTiles } from './workshop-map.tsx';
import { useMapTexts } from './texts.ts';
import styles from './workshop-map.module.css';

const size = { width: 360, height: 240 };

/** Where a workshop lies, with the nearest beside it: a picture, for the map itself is on the page of all. */
export const SheetMap = ({ tienda, cerca, mapa }: { tienda: Workshop; cerca: readonly Workshop[]; mapa: MapTiles }) => {
  const t = useMapTexts();
  const view = { ...(fitView([tienda, ...cerca], size, 36) ?? { zoom: 9 }), lat: tienda.lat, lon: tienda.lon };
  const near = { ...view, zoom: Math.min(view.zoom - 0.6, 8.6) };
  const dots = [...cerca, tienda].map((each) => ({ ...each, ...toScreen(near, size, each) }));
  return (
    <figure className={styles.small}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={t.enElMapaNombre(tienda.alias)}>
        <MapGround view={near} size={size} teselas={mapa.teselas} />
        {mapa.teselas === null && (
          <LateDetail view={near} size={size} points={dots.map(({ x, y }) => ({ x, y, radius: 10 }))} />
        )}
        {dots.map(({ codTienda, x, y }) => (
          <circle
            key={codTienda}
            className={styles.dot}
            data-here={codTienda === tienda.codTienda || undefined}
            cx={x}
            cy={y}
            r={codTienda === tienda.codTienda ? 10 : 5}
          />
        ))}
      </svg>
      <figcaption className={styles.credit}>{mapa.teselas ? mapa.atribucion : t.contorno}</figcaption>
    </figure>
  );
};
