import { oneDecimal } from '#domain/format-number.ts';
import { createHash } from 'node:crypto';
import { telHref } from '#web/ui/phone-link.tsx';
import { menu as ca } from '#i18n/ca/menu.ts';
import { menu as es } from '#i18n/es/menu.ts';
import { workshops as workshopsCa } from '#i18n/ca/workshops.ts';
import { workshops as workshopsEs } from '#i18n/es/workshops.ts';
import type { Language } from '#domain/language.ts';
import { isOpen, type Switches } from '#domain/site/parts.ts';
import type { Answer } from '#contract/contract.ts';
import { contentAddress } from '#web/content-address.ts';
import { address } from '#contract/addresses.ts';
import { categoryPages, categoryText, linksOf, linkTo, vehicles } from '#web/vehicle-pages.server.ts';
import { promotionsAddress } from '#contract/promotion-address.ts';
import type { FrameData, MenuGroup, NamedFrame, SiteData } from './site-frame.tsx';

const texts = { es, ca };
const workshopTexts = { es: workshopsEs, ca: workshopsCa };

interface Maker {
  readonly slug: string;
  readonly marca: string;
}

const tyres = (language: Language, makers: readonly Maker[], switches: Switches) => {
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
          { nombre: t.turismo, page: 'tyresCar' as const },
          { nombre: t.cuatroPorCuatro, page: 'tyres4x4' as const },
          { nombre: t.furgoneta, page: 'tyresVan' as const },
          { nombre: t.moto, page: 'tyresMoto' as const },
          { nombre: t.selectorMoto, page: 'motoSelector' as const },
          { nombre: t.quad, page: 'tyresQuad' as const },
          { nombre: t.cocheElectrico, page: 'tyresElectric' as const },
        ]
          .filter(({ page }) => isOpen(switches, page))
          .map(({ nombre, page }) => ({ nombre, to: address(page, language) })),
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

/** Whom the header leads to with a question: the first written page of help, or where nobody wrote one, the form. */
export const helpOf = (
  written: Answer<'listFootContent'>['enlaces'],
  language: Language,
): Pick<SiteData, 'ayuda' | 'horario'> => {
  const page = written.find(({ ayuda }) => ayuda);
  return {
    ayuda: page ? contentAddress(page.ruta, language) : address('contact', language),
    horario: texts[language].horario,
  };
};

/** What the header calls what the browser remembers. */
export const rememberedWords = (language: Language): SiteData['recordado'] => texts[language].recordado;

/** The main menu, without what is switched off. */
const menuFor = (
  language: Language,
  { makers, site: { flags: switches, telefono }, written }: FrameFacts,
): FrameData['menu'] => [
  tyres(language, makers, switches),
  ...vehicles.map((vehicle) => {
    const { nombre, todo } = categoryText(vehicle, language);
    return {
      nombre,
      grupos: [
        { enlaces: [{ nombre: todo, to: address(categoryPages[vehicle], language) }] },
        ...linksOf(vehicle, language, switches).map(({ titulo, targets }) => ({
          titulo,
          enlaces: targets.map((target) => {
            const link = linkTo(target, language);
            return { nombre: link.nombre, to: link.to };
          }),
        })),
      ],
    };
  }),
  { nombre: texts[language].revisiones, to: address('revisions', language) },
  { nombre: texts[language].ofertas, to: promotionsAddress('coche', language) },
  { nombre: texts[language].talleres, to: address('workshops', language) },
  { nombre: texts[language].pedirCita, to: address('visit', language) },
  { nombre: texts[language].ayuda, to: helpOf(written, language).ayuda, estrecho: true },
  { nombre: texts[language].cuenta, to: address('area', language), estrecho: true },
  { nombre: `${telefono} · ${texts[language].horario}`, to: telHref(telefono), estrecho: true },
];

type FootFacts = Pick<
  Answer<'siteInit'>,
  'telefono' | 'demo' | 'medicion' | 'areas' | 'empresa' | 'tiposPago' | 'pagoEnTallerHasta'
>;

/** What can be counted on wherever somebody buys, as it is true of this shop. */
const promises = (language: Language, { tiposPago, pagoEnTallerHasta }: FootFacts): FrameData['pie']['promesas'] => {
  const t = texts[language];
  const ways = [...tiposPago, ...(pagoEnTallerHasta > 0 ? (['taller'] as const) : [])].map((way) => t.pagos[way]);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(ways);
  return [
    { icono: 'shield', ...t.promesas.garantia },
    { icono: 'euro', ...t.promesas.desistir },
    { icono: 'calendar', ...t.promesas.cambiar },
    { icono: 'card', titulo: list.charAt(0).toUpperCase() + list.slice(1), texto: t.promesas.pago },
  ];
};

type Chain = Pick<Answer<'readChain'>, 'valoracion' | 'verificadas'>;

/** Workshops by province: a page for each. */
export const areaLinks = (language: Language, areas: readonly string[]): MenuGroup => ({
  titulo: texts[language].pieTalleres,
  enlaces: areas
    .map((area) => ({
      nombre: workshopTexts[language].area[area] ?? area,
      to: address('workshopArea', language, { area }),
    }))
    .toSorted((one, other) => one.nombre.localeCompare(other.nombre, language)),
});

/** What customers say, and of what visits that is known: a rating of reviews that were invented says so. */
const ratingOf = (language: Language, { valoracion, verificadas }: Chain): string | null => {
  if (!valoracion) return null;
  const t = texts[language].opiniones;
  const { media, total } = valoracion;
  const mean = oneDecimal(media);
  if (verificadas === 0) return t.inventadas(mean, total);
  return verificadas === total ? t.comprobadas(mean, total) : t.algunas(mean, total, verificadas);
};

/** The foot of every page. */
const footFor = (
  language: Language,
  site: FootFacts,
  written: Answer<'listFootContent'>['enlaces'],
  chain: Chain,
): FrameData['pie'] => {
  const t = texts[language];
  const rating = ratingOf(language, chain);
  const writtenLinks = (ayuda: boolean) =>
    written
      .filter((page) => page.ayuda === ayuda)
      .map(({ ruta, titulo }) => ({ nombre: titulo, to: contentAddress(ruta, language) }));
  return {
    lema: t.lema,
    promesas: promises(language, site),
    telefono: { numero: site.telefono, href: telHref(site.telefono), horario: t.horario },
    zonas: areaLinks(language, site.areas),
    empresa: site.empresa && [site.empresa.nombre, `NIF ${site.empresa.nif}`, site.empresa.domicilio].join(' · '),
    columnas: [
      {
        titulo: t.pieComprar,
        enlaces: [
          { nombre: t.neumaticos, to: address('tyres', language) },
          { nombre: t.todasLasMarcas, to: address('tyreBrands', language) },
          { nombre: t.ofertas, to: promotionsAddress('coche', language) },
          { nombre: t.talleres, to: address('workshops', language) },
          { nombre: t.pedirCita, to: address('visit', language) },
        ],
      },
      {
        titulo: t.pieAyuda,
        enlaces: [
          ...writtenLinks(true),
          { nombre: t.contacto, to: address('contact', language) },
          { nombre: t.teLlamamos, to: address('callBack', language) },
        ],
      },
      {
        titulo: t.pieConocenos,
        enlaces: [
          ...writtenLinks(false),
          ...(rating === null ? [] : [{ nombre: rating, to: `${address('home', language)}#inicio-opiniones` }]),
          { nombre: t.blog, to: address('blog', language) },
          { nombre: t.profesionales, to: address('professionals', language) },
        ],
      },
      {
        titulo: t.pieLegal,
        enlaces: [
          { nombre: t.avisoLegal, to: address('legal', language) },
          { nombre: t.privacidad, to: address('privacy', language) },
          { nombre: t.cookies, to: address('cookies', language) },
          ...(site.medicion ? [{ nombre: t.elegirCookies, to: `${address('cookies', language)}#elegir` }] : []),
          { nombre: t.terminos, to: address('terms', language) },
          { nombre: t.canalEtico, to: address('reports', language) },
        ],
      },
    ],
    boletin: { ...t.boletin, accion: address('newsletterConfirm', language) },
    aviso: site.demo ? t.demo : undefined,
  };
};

interface FrameFacts {
  readonly makers: readonly Maker[];
  readonly site: FootFacts & { readonly flags: Switches };
  readonly written: Answer<'listFootContent'>['enlaces'];
  readonly chain: Chain;
}

const nameOf = (piece: unknown): string =>
  createHash('sha256').update(JSON.stringify(piece)).digest('hex').slice(0, 16);

const lastFrames = new Map<Language, { readonly from: string; readonly named: NamedFrame }>();

/** Menu and foot: the same objects for as long as what they are made from says the same, so that they are rendered once. */
export const frameFor = (language: Language, facts: FrameFacts): NamedFrame => {
  const { makers, site, written, chain } = facts;
  const { telefono, demo, medicion, areas, empresa, tiposPago, pagoEnTallerHasta, flags } = site;
  const { valoracion, verificadas } = chain;
  const from = JSON.stringify([
    makers.map(({ slug, marca }) => [slug, marca]),
    [telefono, demo, medicion, areas, empresa, tiposPago, pagoEnTallerHasta, flags],
    written,
    [valoracion, verificadas],
  ]);
  const last = lastFrames.get(language);
  if (last?.from === from) return last.named;
  const frame = { menu: menuFor(language, facts), pie: footFor(language, site, written, chain) };
  const named = { frame, piezas: { menu: nameOf(frame.menu), pie: nameOf(frame.pie) } };
  lastFrames.set(language, { from, named });
  return named;
};
