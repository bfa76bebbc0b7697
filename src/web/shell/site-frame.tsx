import { telHref } from '#web/ui/phone-link.tsx';
import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { SearchBox } from '#web/search/search-box.tsx';
import type { FootPromise, NewsletterWords } from '#web/ui/page/site-foot.tsx';
import { SiteFooter } from '#web/ui/page/site-footer.tsx';
import { SiteHeader } from '#web/ui/page/site-header.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useArrivalFocus } from './arrival-focus.ts';
import { useAccountName } from './account-name.ts';
import { useBasketCount } from './basket-count.ts';
import { addressIn, useCurrentPage } from './current-page.ts';
import { useFollow } from './follow.ts';
import { useFramePieces } from './frame-pieces.ts';
import { useRememberedHere, type RememberedWords } from './remembered-here.ts';
import { useShellTexts } from './texts.ts';

export interface MenuLink {
  readonly nombre: string;
  readonly to: string;
}

export interface MenuGroup {
  readonly titulo?: string | undefined;
  readonly enlaces: readonly MenuLink[];
}

/** What the frame shows; its words come with the page's data, so that no script carries them. */
export interface SiteData {
  readonly telefono: string;
  /** When somebody answers it. */
  readonly horario: string;
  /** The page of the help centre. */
  readonly ayuda: string;
  readonly recordado: RememberedWords;
  /** Menu and foot of the document, by what they say. */
  readonly piezas: readonly string[];
}

/** What the server makes menu and foot from. A browser has both in its document, and reads others only once they changed. */
export interface FrameData {
  readonly menu: readonly (
    | (MenuLink & {
        /** Only where the menu is a drawer: what a wide header has outside of it. */
        readonly estrecho?: true;
      })
    | { readonly nombre: string; readonly grupos: readonly MenuGroup[] }
  )[];
  readonly pie: {
    readonly lema: string;
    readonly promesas: readonly FootPromise[];
    readonly telefono: { readonly numero: string; readonly href: string; readonly horario: string };
    readonly zonas: MenuGroup;
    readonly empresa: string | null;
    readonly columnas: readonly MenuGroup[];
    readonly boletin?: NewsletterWords;
    readonly aviso: string | undefined;
  };
}

/** Both with their names: what says the same has the same name. */
export interface NamedFrame {
  readonly frame: FrameData;
  readonly piezas: Readonly<Record<keyof FrameData, string>>;
}

const other: Record<Language, Language> = { es: 'ca', ca: 'es' };

/** Header and footer around every page. */
export const SiteFrame = ({ site, children }: { site: SiteData; children: ReactNode }) => {
  const { menu, pie, markup } = useFramePieces(site.piezas);
  const follow = useFollow();
  const t = useShellTexts();
  const language = useLanguage();
  const count = useBasketCount();
  const name = useAccountName();
  const current = useCurrentPage();
  const { pathname, search } = useLocation();
  useArrivalFocus(pathname);
  const there = other[language];
  const { Panel, ...remembered } = useRememberedHere(site.recordado);
  return (
    <>
      <SiteHeader
        home={<Link to={address('home', language)} />}
        homeText={t.inicio}
        menu={menu}
        entries={markup && menu && <markup.Menu menu={menu} />}
        onFollow={follow}
        menuText={t.menu}
        closeText={t.cerrar}
        skipText={t.saltar}
        search={<SearchBox />}
        basket={{
          link: <Link to={address('basket', language)} />,
          text: t.cesta,
          count,
          countText: t.cestaConteo(count),
        }}
        phone={{ href: telHref(site.telefono), number: site.telefono, text: t.telefono, hours: site.horario }}
        help={{ link: <Link to={site.ayuda} />, text: t.ayuda }}
        remembered={{ ...remembered, link: <Link to={address('myCar', language)} onClick={remembered.open} /> }}
        account={{ link: <Link to={address('area', language)} />, text: t.cuenta, name }}
        language={
          <a href={addressIn(current, there) + search} lang={there} hrefLang={there}>
            {t.otroIdioma}
          </a>
        }
      />
      {Panel && <Panel onClose={remembered.close} />}
      {children}
      <SiteFooter of={pie} onClick={follow}>
        {markup && pie && <markup.Foot pie={pie} />}
      </SiteFooter>
    </>
  );
};
