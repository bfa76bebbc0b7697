import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import type { ContentPage, PageTarget } from '#web/vehicle-pages.server.ts';

/** Products of a list of the catalogue that stand on a page, to be put in the basket from there. */
export interface Sold {
  readonly key: CatalogueKey;
  /** Of each facet of the list the values that are shown. */
  readonly filters?: Readonly<Record<string, readonly (string | boolean)[]>>;
  readonly most?: number;
}

export interface PagePlan {
  readonly vende?: readonly Sold[];
  /** What it is about is part of what it sells, not sold alone. */
  readonly dentro?: boolean;
  /** Tyres of such vehicles stand on it. */
  readonly neumaticos?: 'camion' | 'agricola';
  /** What is booked for it without buying anything (`visit_service`). */
  readonly cita?: string;
  /** It costs nothing. */
  readonly gratis?: boolean;
  /** What finds out what a car needs of it, before it is booked. */
  readonly asistente?: 'revisionAssistant';
  readonly tambien: readonly PageTarget[];
}

const revision = (nivel: string): Sold => ({
  key: 'revisiones',
  filters: { nivel: [nivel], carter_grande: [false] },
});
const winterPack: Sold = { key: 'invierno' };
const motoRevision: Sold = { key: 'revisiones-moto' };

/** A pack for either sump, with the way to book it. */
const packPage = (nivel: string): Pick<PagePlan, 'cita' | 'vende'> => ({
  cita: 'revision',
  vende: [{ key: 'revisiones', filters: { nivel: [nivel] } }],
});

/** What each page sells and leads on to. What has no price of its own is done with an estimate. */
const plans: Readonly<Record<ContentPage, PagePlan>> = {
  'coche/frenos': {
    cita: 'frenos',
    vende: [revision('Premium')],
    dentro: true,
    tambien: ['coche/revisionPreItv', 'coche/amortiguadores', 'coche/mecanica'],
  },
  'coche/mecanica': {
    cita: 'diagnosis',
    vende: [{ key: 'itv' }, revision('Plus')],
    tambien: ['coche/frenos', 'coche/aceite', 'workshops'],
  },
  'coche/caja': { cita: 'consulta', tambien: ['coche/aceite', 'coche/mecanica', 'coche/correa'] },
  'coche/filtros': {
    cita: 'revision',
    vende: [{ key: 'revisiones', filters: { carter_grande: [false] } }],
    dentro: true,
    tambien: ['coche/aceite', 'coche/ozono', 'coche/aire'],
  },
  'coche/amortiguadores': {
    cita: 'amortiguadores',
    vende: [{ key: 'amortiguadores', most: 50 }],
    tambien: ['tyreServices', 'coche/frenos', 'selectorPlate'],
  },
  'coche/correa': { cita: 'consulta', tambien: ['coche/refrigerante', 'coche/aceite', 'coche/mecanica'] },
  'coche/refrigerante': {
    cita: 'revision',
    vende: [winterPack, revision('Basic')],
    dentro: true,
    tambien: ['coche/escobillas', 'coche/aceite', 'tyresWinter'],
  },
  'coche/aire': {
    cita: 'aire-acondicionado',
    vende: [{ key: 'aire-acondicionado' }],
    tambien: ['coche/ozono', 'coche/filtros', 'coche/mecanica'],
  },
  'coche/escobillas': {
    cita: 'consulta',
    vende: [winterPack],
    dentro: true,
    tambien: ['coche/refrigerante', 'tyresWinter', 'coche/mecanica'],
  },
  'coche/aceite': {
    cita: 'cambio-aceite',
    vende: [{ key: 'revisiones' }],
    tambien: ['coche/filtros', 'coche/frenos', 'coche/mecanica'],
  },
  'coche/ozono': {
    cita: 'aire-acondicionado',
    vende: [{ key: 'kits-ozono' }],
    tambien: ['coche/aire', 'coche/filtros', 'coche/aceite'],
  },
  'coche/revisionBasic': { ...packPage('Basic'), tambien: ['revisionAssistant', 'revisions', 'coche/revisionConfort'] },
  'coche/revisionConfort': {
    ...packPage('Confort'),
    tambien: ['revisionAssistant', 'revisions', 'coche/revisionPlus'],
  },
  'coche/revisionPlus': { ...packPage('Plus'), tambien: ['revisionAssistant', 'revisions', 'coche/revisionPremium'] },
  'coche/revisionPremium': { ...packPage('Premium'), tambien: ['revisionAssistant', 'revisions', 'coche/frenos'] },
  'coche/revisionPreItv': {
    cita: 'pre-itv',
    vende: [{ key: 'itv' }],
    tambien: ['revisionAssistant', 'coche/testSeguridad', 'coche/mecanica'],
  },
  'coche/testSeguridad': {
    cita: 'test-seguridad',
    gratis: true,
    tambien: ['revisions', 'coche/revisionPreItv', 'tyreGuide'],
  },
  'coche/revisionOficial': {
    cita: 'revision',
    asistente: 'revisionAssistant',
    tambien: ['revisions', 'coche/aceite', 'coche/testSeguridad'],
  },
  'moto/frenos': {
    cita: 'moto-frenos',
    vende: [motoRevision],
    dentro: true,
    tambien: ['moto/transmision', 'moto/filtros', 'workshops'],
  },
  'moto/filtros': {
    cita: 'moto-revision',
    vende: [motoRevision],
    tambien: ['motoRevision', 'moto/transmision', 'moto/frenos'],
  },
  'moto/transmision': {
    cita: 'moto-transmision',
    vende: [motoRevision],
    dentro: true,
    tambien: ['moto/filtros', 'moto/embragues', 'moto/frenos'],
  },
  'moto/embragues': { cita: 'moto-consulta', tambien: ['moto/filtros', 'moto/transmision', 'moto/frenos'] },
  'camion/neumaticos': { neumaticos: 'camion', tambien: ['tyresTruck', 'camion/asistencia', 'camion/ejes'] },
  'camion/frenos': { tambien: ['camion/inspecciones', 'camion/ejes', 'camion/suspension'] },
  'camion/suspension': { tambien: ['camion/ejes', 'camion/neumaticos', 'camion/frenos'] },
  'camion/ejes': { tambien: ['camion/suspension', 'camion/neumaticos', 'camion/frenos'] },
  'camion/flotas': { tambien: ['camion/asistencia', 'camion/neumaticos', 'camion/inspecciones'] },
  'camion/asistencia': { tambien: ['camion/neumaticos', 'camion/flotas', 'camion/frenos'] },
  'camion/inspecciones': { tambien: ['camion/frenos', 'camion/neumaticos', 'camion/flotas'] },
  'agricola/neumaticos': {
    neumaticos: 'agricola',
    tambien: ['tyresFarm', 'agricola/teleinflado', 'agricola/asistencia'],
  },
  'agricola/alineacion': { tambien: ['agricola/neumaticos', 'agricola/teleinflado', 'agricola/asistencia'] },
  'agricola/teleinflado': { tambien: ['agricola/neumaticos', 'agricola/alineacion', 'agricola/asistencia'] },
  'agricola/asistencia': { tambien: ['agricola/neumaticos', 'agricola/alineacion', 'agricola/teleinflado'] },
};

export const planOf = (page: ContentPage): PagePlan => plans[page];
