import styles from './way-there.module.css';

/** After a telephone, the way to a place on the map, by its coordinates; nothing on paper. */
export const WayThere = ({
  to: { lat, lon },
  text,
}: {
  to: { readonly lat: number; readonly lon: number };
  text: string;
}) => (
  <span className={styles.onScreen}>
    {' · '}
    <a href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`} rel="noreferrer">
      {text}
    </a>
  </span>
);
