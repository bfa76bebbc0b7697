import { menu as ca } from '#i18n/ca/menu.ts';
import { menu as es } from '#i18n/es/menu.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#web/addresses.ts';
import { categoryPages, categoryText, linksOf, linkTo, vehicles } from '#web/vehicle-pages.server.ts';
import { promotionsAddress } from '#web/promotion-address.ts';
import type { SiteData } from './site-frame.tsx';

const texts = { es, ca };

interface Maker {
  readonly slug: string;
  readonly marca: string;
}

const tyres = (language: Language, makers: readonly Maker[], { electrico }: { electrico: boolean }) => {
  const t = texts[language];
  return {
    nombre: t.neumaticos,
    grupos: [
      {
        titulo: t.porTemporada,
        enlaces: [
          { nombre: t.verano, to: address('tyresSummer', language) },
          { nombre: t.invierno, to: address('tyresWinter', language) },
          { nombre: t.cuatroEstaciones, to: address('tyresAllSeason', language) },
        ],
      },
      {
        titulo: t.porVehiculo,
        enlaces: [
          { nombre: t.turismo, to: address('tyresCar', language) },
          { nombre: t.cuatroPorCuatro, to: address('tyres4x4', language) },
          { nombre: t.furgoneta, to: address('tyresVan', language) },
          { nombre: t.moto, to: address('tyresMoto', language) },
          { nombre: t.selectorMoto, to: address('motoSelector', language) },
          { nombre: t.quad, to: address('tyresQuad', language) },
          ...(electrico ? [{ nombre: t.cocheElectrico, to: address('tyresElectric', language) }] : []),
        ],
      },
      {
        titulo: t.porMarca,
        enlaces: [
          ...makers.map(({ slug, marca }) => ({ nombre: marca, to: address('tyreBrand', language, { marca: slug }) })),
          { nombre: t.todasLasMarcas, to: address('tyreBrands', language) },
        ],
      },
      {
        titulo: t.ayuda,
        enlaces: [
          { nombre: t.buscarPorMedida, to: address('selectorSizes', language) },
          { nombre: t.guia, to: address('tyreGuide', language) },
          { nombre: t.servicios, to: address('tyreServices', language) },
          { nombre: t.seguro, to: address('tyreInsurance', language) },
        ],
      },
    ],
  };
};

/** The main menu. Tyres of electric cars have a page of their own where its flag is on. */
export const menuFor = (
  language: Language,
  makers: readonly Maker[],
  flags: { readonly electrico: boolean },
): SiteData['menu'] => [
  tyres(language, makers, flags),
  ...vehicles.map((vehicle) => {
    const { nombre, todo } = categoryText(vehicle, language);
    return {
      nombre,
      grupos: [
        { enlaces: [{ nombre: todo, to: address(categoryPages[vehicle], language) }] },
        ...linksOf(vehicle, language).map(({ titulo, targets }) => ({
          titulo,
          enlaces: targets.map((target) => {
            const link = linkTo(target, language);
            return { nombre: link.nombre, to: link.to };
          }),
        })),
      ],
    };
  }),
  { nombre: texts[language].ofertas, to: promotionsAddress('coche', language) },
  { nombre: texts[language].talleres, to: address('workshops', language) },
  { nombre: texts[language].pedirCita, to: address('visit', language) },
];

/** The foot of every page. */
export const footFor = (language: Language, site: { telefono: string; demo: boolean }): SiteData['pie'] => {
  const t = texts[language];
  return {
    lema: t.lema,
    columnas: [
      {
        titulo: t.pieComprar,
        enlaces: [
          { nombre: t.neumaticos, to: address('tyres', language) },
          { nombre: t.todasLasMarcas, to: address('tyreBrands', language) },
          { nombre: t.talleres, to: address('workshops', language) },
        ],
      },
      {
        titulo: t.pieAyuda,
        enlaces: [
          { nombre: t.pedirCita, to: address('visit', language) },
          { nombre: t.guia, to: address('tyreGuide', language) },
          { nombre: site.telefono, to: `tel:${site.telefono.replaceAll(' ', '')}` },
        ],
      },
      {
        titulo: t.pieLegal,
        enlaces: [
          { nombre: t.avisoLegal, to: address('legal', language) },
          { nombre: t.privacidad, to: address('privacy', language) },
          { nombre: t.cookies, to: address('cookies', language) },
          { nombre: t.terminos, to: address('terms', language) },
        ],
      },
    ],
    aviso: site.demo ? t.demo : undefined,
  };
};
