import type { ArticleResult } from '#contract/catalogue.ts';
import type { ArticleCardTexts } from '#i18n/es/article-card.ts';

type Attributes = ArticleResult['atributos'];
type Kind = Attributes['tipo'];
interface Known {
  readonly tipoVehiculo: ArticleResult['tipoVehiculo'];
  /** The word for a value. */
  readonly word: (value: string) => string;
  readonly t: ArticleCardTexts;
}
type FactsOf = { readonly [K in Kind]: (of: Extract<Attributes, { tipo: K }>, known: Known) => readonly string[] };

const family = ({ familia }: { readonly familia: string }, { word }: Known) => [word(familia)];
const vehicle = (_: unknown, { word, tipoVehiculo }: Known) => [word(tipoVehiculo)];
const gas = (of: { readonly gas: string; readonly desde: number; readonly hasta: number | null }, { t }: Known) => [
  of.gas,
  t.anos(of.desde, of.hasta),
];
const tube = ({ valvula }: { readonly valvula: string | null }, known: Known) => [
  ...(valvula === null ? [] : [valvula]),
  ...vehicle(valvula, known),
];

const byKind: FactsOf = {
  bateria: ({ tecnologia, start_stop: startStop, caja }, { tipoVehiculo, word, t }) => [
    word(tecnologia),
    ...(startStop ? [t.startStop] : []),
    caja,
    ...(tipoVehiculo === 'turismo' ? [] : [word(tipoVehiculo)]),
  ],
  aceite: ({ viscosidad, litros, especificacion }, { tipoVehiculo, word, t }) => [
    viscosidad,
    t.litros(litros),
    ...especificacion,
    word(tipoVehiculo),
  ],
  'acc-seguridad': family,
  'acc-transporte': family,
  amortiguador: ({ eje, desde, hasta }, { word, t }) => [word(eje), t.anos(desde, hasta)],
  ac: gas,
  ac2: gas,
  camara: tube,
  mousse: tube,
  revision: vehicle,
  revision_moto: vehicle,
  kito1: vehicle,
  kito2: vehicle,
  ozono: vehicle,
  packinvierno: vehicle,
  preitv: vehicle,
};

/** What tells an article from its like at a glance. */
export const shortFacts = ({ atributos, tipoVehiculo }: ArticleResult, t: ArticleCardTexts): readonly string[] => {
  const factsOf = byKind[atributos.tipo] as (of: Attributes, known: Known) => readonly string[];
  return factsOf(atributos, { tipoVehiculo, word: (value) => t.valor[value] ?? value, t });
};
