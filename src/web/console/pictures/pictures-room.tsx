import { buttonLink } from '#web/ui/page/button.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PictureEditor } from './picture-editor.tsx';
import { PictureSearch, type PictureWish } from './picture-search.tsx';
import styles from './pictures.module.css';
import { useConsolePicturesTexts } from './texts.ts';
import { UploadForm, type Uploaded } from './upload-form.tsx';
import { DoneNotice } from '../done-notice.tsx';

const searchOf = ({ buscar, page }: PictureWish): string =>
  `?${new URLSearchParams({ ver: 'imagenes', ...(buscar && { buscar }), ...(page > 0 && { hoja: String(page + 1) }) })}`;

const List = ({ wish }: { wish: PictureWish }) => {
  const t = useConsolePicturesTexts();
  const navigate = useNavigate();
  return (
    <PictureSearch
      wish={wish}
      onSearch={(buscar) => void navigate(searchOf({ buscar, page: 0 }))}
      linkTo={(page) => <Link to={searchOf({ ...wish, page })} />}
      wrap={({ id }, shown) => (
        <Link className={styles.tile} to={`?imagen=${id}`}>
          {shown}
        </Link>
      )}
      beside={
        <Link {...buttonLink('primary')} to="?imagen=nueva">
          {t.subir}
        </Link>
      }
    />
  );
};

/** The pictures of pages: all of them, one, or a new one. */
export const PicturesRoom = ({ id, wish }: { id: string | null; wish: PictureWish }) => {
  const t = useConsolePicturesTexts();
  const navigate = useNavigate();
  const [said, setSaid] = useState<string | null>(null);
  const uploaded = ({ id: made, nombre, nueva }: Uploaded) => {
    setSaid(nueva ? t.subida(nombre) : t.yaEstaba(nombre));
    void navigate(`?imagen=${made}`, { replace: true });
  };
  const deleted = () => {
    setSaid(t.borrada);
    void navigate('?ver=imagenes', { replace: true });
  };
  return (
    <Stack>
      {id !== null && <Link to="?ver=imagenes">{t.volver}</Link>}
      <DoneNotice text={said} />
      {id === null && <List wish={wish} />}
      {id === 'nueva' && <UploadForm onUploaded={uploaded} />}
      {id !== null && id !== 'nueva' && <PictureEditor key={id} id={id} onDeleted={deleted} />}
    </Stack>
  );
};
