import { useState } from 'react';
import { Sheet } from '../sheet.tsx';
import { PictureSearch, type PictureWish } from './picture-search.tsx';
import styles from './pictures.module.css';
import { useConsolePicturesTexts } from './texts.ts';

interface PictureChooserProps {
  onChosen: (nombre: string) => void;
  onClose: () => void;
}

/** The pictures over the page, to take one of them. It stands outside of the form that wants one: it has a form of its own. */
export const PictureChooser = ({ onChosen, onClose }: PictureChooserProps) => {
  const t = useConsolePicturesTexts();
  const [wish, setWish] = useState<PictureWish>({ buscar: '', page: 0 });
  return (
    <Sheet title={t.elegir} lead={t.elegirTexto} onClose={onClose}>
      <PictureSearch
        wish={wish}
        onSearch={(buscar) => setWish({ buscar, page: 0 })}
        linkTo={(page) => (
          <button type="button" onClick={() => setWish({ ...wish, page })}>
            {page + 1}
          </button>
        )}
        wrap={({ nombre }, shown) => (
          <button type="button" className={styles.tile} onClick={() => onChosen(nombre)}>
            {shown}
          </button>
        )}
      />
    </Sheet>
  );
};
