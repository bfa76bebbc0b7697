import { Notice } from '#web/ui/page/notice.tsx';
import { mayEditContent } from '#domain/access/may-edit-content.ts';
import { Link, useSearchParams } from 'react-router';
import { ConsoleFrame } from '../console-frame.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { PageEditor } from './page-editor.tsx';
import { PageForm } from './page-form.tsx';
import { PageList } from './page-list.tsx';
import type { PictureWish } from '../pictures/picture-search.tsx';
import { PicturesRoom } from '../pictures/pictures-room.tsx';
import rooms from '../pictures/pictures.module.css';
import { useConsolePicturesTexts } from '../pictures/texts.ts';
import { ConsoleRoom } from '../room.tsx';
import { useConsoleContentTexts } from './texts.ts';

interface Place extends PictureWish {
  /** Which page, or none; `nueva` for one that is not there yet. */
  readonly id: string | null;
  readonly imagen: string | null;
  readonly hasPictures: boolean;
}

const placeOf = (search: URLSearchParams): Place => {
  const imagen = search.get('imagen');
  return {
    id: search.get('pagina'),
    imagen,
    hasPictures: imagen !== null || search.get('ver') === 'imagenes',
    buscar: (search.get('buscar') ?? '').slice(0, 120),
    page: Number(search.get('hoja') ?? 1) - 1 || 0,
  };
};

const Room = ({ place: { id, imagen, hasPictures, ...wish } }: { place: Place }) => {
  if (hasPictures) return <PicturesRoom id={imagen} wish={wish} />;
  if (id === null) return <PageList {...wish} />;
  return id === 'nueva' ? <PageForm key="nueva" page={null} /> : <PageEditor key={id} id={id} />;
};

const Rooms = ({ hasPictures }: Place) => {
  const t = useConsoleContentTexts();
  const pictures = useConsolePicturesTexts();
  return (
    <nav className={rooms.rooms} aria-label={pictures.salas}>
      <Link to="?" aria-current={hasPictures ? undefined : 'true'}>
        {t.titulo}
      </Link>
      <Link to="?ver=imagenes" aria-current={hasPictures ? 'true' : undefined}>
        {pictures.titulo}
      </Link>
    </nav>
  );
};

/** Pages of the shop and their pictures, for whoever writes them. */
export default function PagesPage() {
  const t = useConsoleContentTexts();
  const pictures = useConsolePicturesTexts();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const place = placeOf(search);
  const title = place.hasPictures ? pictures.titulo : t.titulo;
  return (
    <ConsoleFrame page="consoleContent" title={place.id === 'nueva' ? t.nueva : title} tools={<ToAgenda />}>
      <ConsoleRoom width="wide">
        <h1 tabIndex={-1}>{title}</h1>
        {staff && !mayEditContent(staff) && <Notice>{t.soloAdministrador}</Notice>}
        {staff && mayEditContent(staff) && (
          <>
            <Rooms {...place} />
            {place.id !== null && <Link to="?">{t.volver}</Link>}
            <Room place={place} />
          </>
        )}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}
