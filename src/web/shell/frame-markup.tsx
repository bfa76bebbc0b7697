import { SiteFoot } from '#web/ui/page/site-foot.tsx';
import { MenuEntries } from '#web/ui/page/site-menu.tsx';
import type { FrameData, MenuLink } from './site-frame.tsx';

// What a browser has in its document, and makes itself only once menu or foot changed.

const linkOf = ({ nombre, to }: MenuLink) => <a href={to}>{nombre}</a>;

export const Menu = ({ menu }: Pick<FrameData, 'menu'>) => (
  <MenuEntries
    menu={menu.map((entry) =>
      'to' in entry
        ? { link: linkOf(entry), narrow: entry.estrecho }
        : {
            text: entry.nombre,
            groups: entry.grupos.map(({ titulo, enlaces }) => ({ title: titulo, links: enlaces.map(linkOf) })),
          },
    )}
  />
);

/** Its links are made only where it is rendered: on a server once for each `pie`. */
export const Foot = ({ pie }: Pick<FrameData, 'pie'>) => (
  <SiteFoot
    lead={pie.lema}
    columns={pie.columnas.map(({ titulo = '', enlaces }) => ({ title: titulo, links: enlaces.map(linkOf) }))}
    promises={pie.promesas}
    phone={pie.telefono}
    places={{ title: pie.zonas.titulo ?? '', links: pie.zonas.enlaces.map(linkOf) }}
    company={pie.empresa}
    newsletter={pie.boletin}
    legal={pie.aviso}
  />
);
