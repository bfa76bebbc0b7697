import { keepFavourite, useFavourite, type KeptWorkshop } from '#web/stored/favourite-store.ts';
import { useWorkshopTexts } from './texts.ts';
import styles from './favourite-button.module.css';

/** The star that keeps a workshop as one's own, and lets go of it. */
export const FavouriteButton = ({ tienda, named }: { tienda: KeptWorkshop; named?: boolean | undefined }) => {
  const t = useWorkshopTexts();
  const chosen = useFavourite()?.codTienda === tienda.codTienda;
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={chosen}
      aria-label={chosen ? t.quitarFavorito(tienda.alias) : t.guardarFavorito(tienda.alias)}
      title={t.favorito}
      onClick={() => void keepFavourite(chosen ? null : tienda)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 2.5 2.9 6.3 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z" />
      </svg>
      {named && <span>{t.favorito}</span>}
    </button>
  );
};
