import type { ReactNode } from 'react';
import { useSheetTexts } from './sheet-texts.ts';
import styles from './tyre-views.module.css';

/** The views of a tyre as `scripts/tyre-pictures` draws them: the large picture of each, and the small one to choose it by. */
const views = [
  { name: 'tres-cuartos', large: ['720.avif 720w', '320.avif 320w'], plain: '320.webp' },
  { name: 'banda', large: ['banda-560.avif 560w'], plain: 'banda-240.webp' },
  { name: 'lado', large: ['lado-560.avif 560w'], plain: 'lado-240.webp' },
] as const;

/** As wide as it is shown: half of a phone, never more than on a wide screen. */
const sizes = '(max-width: 767px) 80vw, 24rem';

/**
 * A tyre seen three ways, the largest picture of its sheet. Which one is shown is a choice of one in three, so it works by
 * keyboard and without scripts; the browser fetches a view once it is chosen.
 */
export const TyreViews = ({ imagen, name, children }: { imagen: string; name: string; children?: ReactNode }) => {
  const words = useSheetTexts();
  return (
    <fieldset className={styles.views}>
      <legend className="spoken">{words.vistas.titulo}</legend>
      {views.map((view, index) => (
        <label key={view.name} className={styles.choice}>
          <input type="radio" name="vista" value={view.name} defaultChecked={index === 0} />
          <img src={`${imagen}/${view.plain}`} alt="" width={50} height={60} decoding="async" loading="lazy" />
          <span>{words.vistas[view.name]}</span>
        </label>
      ))}
      <div className={styles.shown}>
        {views.map((view, index) => (
          <picture key={view.name} data-view={view.name}>
            <source type="image/avif" sizes={sizes} srcSet={view.large.map((file) => `${imagen}/${file}`).join(', ')} />
            <img
              src={`${imagen}/${view.plain}`}
              alt={`${name}. ${words.vistas[view.name]}`}
              width={720}
              height={864}
              decoding="async"
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
          </picture>
        ))}
        {children}
      </div>
    </fieldset>
  );
};
