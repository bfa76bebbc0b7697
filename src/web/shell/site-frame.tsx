import type { Language } from '#domain/language.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { SearchBox } from '#web/search/search-box.tsx';
import { SiteFooter } from '#web/ui/site-footer.tsx';
import { SiteHeader, type MenuEntry } from '#web/ui/site-header.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useArrivalFocus } from './arrival-focus.ts';
import { useBasketCount } from './basket-count.ts';
import { addressIn, useCurrentPage } from './current-page.ts';
import { useShellTexts } from './texts.ts';

interface MenuLink {
  readonly nombre: string;
  readonly to: string;
}

/** A vehicle in the menu: its own page, and what is done to it. */
export interface VehicleMenu {
  readonly texto: string;
  readonly todo: MenuLink;
  readonly grupos: readonly { readonly titulo: string; readonly enlaces: readonly MenuLink[] }[];
}

export interface SiteData {
  readonly vehiculos: readonly VehicleMenu[];
  readonly telefono: string;
  readonly demo: boolean;
  /** Tyres of electric cars have a page of their own. */
  readonly electrico: boolean;
  readonly destacadas: readonly { readonly slug: string; readonly marca: string }[];
}

const linkOf = ({ nombre, to }: MenuLink) => <Link to={to}>{nombre}</Link>;

const menuOf = (t: ReturnType<typeof useShellTexts>, language: Language, site: SiteData): MenuEntry[] => [
  {
    text: t.neumaticos,
    groups: [
      {
        title: t.porTemporada,
        links: [
          <Link to={address('tyresSummer', language)}>{t.verano}</Link>,
          <Link to={address('tyresWinter', language)}>{t.invierno}</Link>,
          <Link to={address('tyresAllSeason', language)}>{t.cuatroEstaciones}</Link>,
        ],
      },
      {
        title: t.porVehiculo,
        links: [
          <Link to={address('tyresCar', language)}>{t.turismo}</Link>,
          <Link to={address('tyres4x4', language)}>{t.cuatroPorCuatro}</Link>,
          <Link to={address('tyresVan', language)}>{t.furgoneta}</Link>,
          <Link to={address('tyresMoto', language)}>{t.moto}</Link>,
          <Link to={address('motoSelector', language)}>{t.selectorMoto}</Link>,
          <Link to={address('tyresQuad', language)}>{t.quad}</Link>,
          ...(site.electrico ? [<Link to={address('tyresElectric', language)}>{t.cocheElectrico}</Link>] : []),
        ],
      },
      {
        title: t.porMarca,
        links: [
          ...site.destacadas.map(({ slug, marca }) => (
            <Link to={address('tyreBrand', language, { marca: slug })}>{marca}</Link>
          )),
          <Link to={address('tyreBrands', language)}>{t.todasLasMarcas}</Link>,
        ],
      },
      {
        title: t.ayuda,
        links: [
          <Link to={address('selectorSizes', language)}>{t.buscarPorMedida}</Link>,
          <Link to={address('tyreGuide', language)}>{t.guia}</Link>,
          <Link to={address('tyreServices', language)}>{t.servicios}</Link>,
          <Link to={address('tyreInsurance', language)}>{t.seguro}</Link>,
        ],
      },
    ],
  },
  ...site.vehiculos.map(({ texto, todo, grupos }) => ({
    text: texto,
    groups: [
      { links: [linkOf(todo)] },
      ...grupos.map(({ titulo, enlaces }) => ({ title: titulo, links: enlaces.map(linkOf) })),
    ],
  })),
  { link: <Link to={address('workshops', language)}>{t.talleres}</Link> },
];

const other: Record<Language, Language> = { es: 'ca', ca: 'es' };

/** Header and footer around every page. */
export const SiteFrame = ({ site, children }: { site: SiteData; children: ReactNode }) => {
  const t = useShellTexts();
  const language = useLanguage();
  const count = useBasketCount();
  const current = useCurrentPage();
  const { pathname, search } = useLocation();
  useArrivalFocus(pathname);
  const there = other[language];
  return (
    <>
      <SiteHeader
        home={<Link to={address('home', language)} />}
        homeText={t.inicio}
        menu={menuOf(t, language, site)}
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
        phone={{ href: `tel:${site.telefono.replaceAll(' ', '')}`, number: site.telefono, text: t.telefono }}
        language={
          <a href={addressIn(current, there) + search} lang={there} hrefLang={there}>
            {t.otroIdioma}
          </a>
        }
      />
      {children}
      <SiteFooter
        lead={t.lema}
        columns={[
          {
            title: t.pieComprar,
            links: [
              <Link to={address('tyres', language)}>{t.neumaticos}</Link>,
              <Link to={address('tyreBrands', language)}>{t.todasLasMarcas}</Link>,
              <Link to={address('workshops', language)}>{t.talleres}</Link>,
            ],
          },
          {
            title: t.pieAyuda,
            links: [
              <Link to={address('tyreGuide', language)}>{t.guia}</Link>,
              <a href={`tel:${site.telefono.replaceAll(' ', '')}`}>{site.telefono}</a>,
            ],
          },
          {
            title: t.pieLegal,
            links: [
              <Link to={address('legal', language)}>{t.avisoLegal}</Link>,
              <Link to={address('privacy', language)}>{t.privacidad}</Link>,
              <Link to={address('cookies', language)}>{t.cookies}</Link>,
              <Link to={address('terms', language)}>{t.terminos}</Link>,
            ],
          },
        ]}
        legal={site.demo ? t.demo : undefined}
      />
    </>
  );
};
