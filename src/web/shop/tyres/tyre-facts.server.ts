import { oneDecimal } from '#domain/format-number.ts';
import type { TyreTraits } from '#contract/tyre-values.ts';
import type { TyreSheet } from '#contract/tyres.ts';
import type { Language } from '#domain/language.ts';
import { tyreFamily } from '#domain/tyres/maker-address.ts';
import { treadCode } from '#domain/tyres/tread-code.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { tyreFacts as factsCa } from '#i18n/ca/tyre-facts.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { tyreFacts as factsEs, type TyreFactsTexts } from '#i18n/es/tyre-facts.ts';
import { writeEuros } from '#web/ui/page/euros.ts';

const shops = { es: shopEs, ca: shopCa };
const facts = { es: factsEs, ca: factsCa };

/** A fact with its name, both in words. */
export type TyreFact = readonly [name: string, value: string];

/** What such a range of tyres is good for; empty where it has no sentence. */
export const rangeSentence = (gama: string, language: Language): string => facts[language].gama[gama] ?? '';

const traitFacts = (traits: TyreTraits, moto: boolean, t: TyreFactsTexts): readonly TyreFact[] => {
  const { dato } = t;
  if ('posicion' in traits)
    return [
      [dato.uso, t.uso[traits.tipo]],
      [dato.posicion, t.posicion[traits.posicion]],
      [dato.camara, t.camara[traits.camara]],
      ...(moto ? ([[dato.mc, dato.mcValor]] as const) : []),
    ];
  if ('eje' in traits) return [[dato.eje, t.eje[traits.eje]]];
  const { uso, flexion, pr } = traits;
  return [
    [dato.uso, t.uso[uso]],
    [dato.dibujo, treadCode(uso)],
    ...(flexion ? ([[dato.flexion, t.flexion[flexion]]] as const) : []),
    ...(pr === null ? [] : ([[dato.pr, dato.prValor(pr)]] as const)),
  ];
};

const kilos = (grams: number): string => `${oneDecimal(grams / 1000)} kg`;

type Facts = readonly (TyreFact | false | null)[];

/** Quads and farm machines have no season, and no mark for mud and snow. */
const runsOnRoads = (vehicle: TyreSheet['neumatico']['tipoVehiculo']): boolean =>
  tyreFamily(vehicle) === 'coche' || vehicle === 'moto' || vehicle === 'camion';

/** What it bears, how fast it may run, and how big and heavy it is, as far as it is known. */
const measureFacts = (
  { neumatico: tyre, cargaKg, velocidadKmh, diametro, peso }: TyreSheet,
  { dato }: TyreFactsTexts,
): Facts => [
  tyre.ic !== null && cargaKg !== null && [dato.carga, dato.cargaValor(tyre.ic, cargaKg)],
  tyre.cv !== null && velocidadKmh !== null && [dato.velocidad, dato.velocidadValor(tyre.cv, velocidadKmh)],
  diametro > 0 && [dato.diametro, `${diametro} mm`],
  [dato.peso, kilos(peso)],
];

/** How it is built, and where it grips. Only tyres of cars are run-flat or reinforced. */
const buildFacts = ({ neumatico: tyre }: TyreSheet, { dato }: TyreFactsTexts): Facts => {
  const { etiqueta } = tyre;
  const yesNo = (yes: boolean) => (yes ? dato.si : dato.no);
  const car = tyreFamily(tyre.tipoVehiculo) === 'coche';
  return [
    car && [dato.runflat, tyre.runflat ? dato.runflatSi(tyre.tipo_runflat) : dato.no],
    car && [dato.reforzado, tyre.refuerzo === null ? dato.no : dato.refuerzo[tyre.refuerzo]],
    etiqueta && [dato.nieve, yesNo(etiqueta.nieve)],
    // The symbol is of class C1 alone.
    etiqueta?.clase === 'C1' && [dato.hielo, etiqueta.hielo ? dato.hieloSi : dato.no],
    runsOnRoads(tyre.tipoVehiculo) && [dato.barro, yesNo(tyre.ms)],
    etiqueta === null && [dato.sinEtiqueta, dato.sinEtiquetaValor],
  ];
};

/** Everything that a sheet tells of a tyre, as far as it has meaning on its vehicle. */
export const tyreFacts = (sheet: TyreSheet, language: Language): readonly TyreFact[] => {
  const [t, shop] = [facts[language], shops[language]];
  const { dato } = t;
  const { neumatico: tyre } = sheet;
  const all: Facts = [
    [dato.medida, tyre.medida],
    [dato.vehiculo, shop.tipoVehiculo[tyre.tipoVehiculo]],
    ...(tyre.rasgos ? traitFacts(tyre.rasgos, tyre.tipoVehiculo === 'moto', t) : []),
    runsOnRoads(tyre.tipoVehiculo) && [dato.temporada, shop.temporada[tyre.temporada]],
    [dato.categoria, shop.categoria[tyre.categoria]],
    ...measureFacts(sheet, t),
    ...buildFacts(sheet, t),
    [dato.garantia, dato.garantiaValor(tyre.garantia)],
    [dato.ecotasa, dato.ecotasaValor(writeEuros(tyre.ecotasa))],
    [dato.fabricante, dato.fabricanteValor(sheet.fabricante)],
  ];
  return all.filter((fact) => fact !== false && fact !== null);
};
