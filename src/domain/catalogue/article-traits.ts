import { withComma } from '../format-number.ts';
import type { ProductKind } from './product-kinds.ts';

/** An inner tube or a mousse of motorcycles. A mousse fills the tyre and has no valve. */
export interface TubeTraits {
  readonly llanta: number;
  readonly valvula: string | null;
  readonly reforzada: boolean;
  /** Widths and profiles that it fits, on its rim. */
  readonly medidas: readonly { readonly ancho: number; readonly serie: number; readonly llanta: number }[];
}

export const batteryTechnologies = ['calcio', 'EFB', 'AGM', 'gel'] as const;

export interface BatteryTraits {
  readonly tecnologia: (typeof batteryTechnologies)[number];
  /** Good for an engine that stops at every light: EFB and AGM only. */
  readonly start_stop: boolean;
  /** Where the positive terminal is, seen with both terminals near. */
  readonly borne_positivo: 'derecha' | 'izquierda';
  readonly voltaje: number;
  readonly ah: number;
  /** Cold start, amperes by EN 50342. */
  readonly arranque: number;
  readonly caja: string;
  /** Millimetres. */
  readonly largo: number;
  readonly ancho: number;
  readonly alto: number;
}

export interface OilTraits {
  /** SAE: `5W-30`. */
  readonly viscosidad: string;
  readonly litros: number;
  /** Approvals of vehicle makers. */
  readonly homologacion: readonly string[];
  /** ACEA, API, JASO. */
  readonly especificacion: readonly string[];
}

export interface ShockAbsorberTraits {
  readonly eje: 'delantero' | 'trasero';
  readonly tecnologia: 'gas' | 'aceite';
  readonly vehiculo_marca: string;
  readonly vehiculo_modelo: string;
  readonly desde: number;
  /** Null is still made. */
  readonly hasta: number | null;
}

export interface GasChargeTraits {
  readonly gas: 'R134a' | 'R1234yf';
  readonly gramos: number;
  readonly desde: number;
  readonly hasta: number | null;
}

export interface PackTraits {
  readonly nivel: string;
  readonly carter_grande: boolean;
  /** Cubic centimetres of the motorcycles that it is for; null is any. */
  readonly cilindrada_desde: number | null;
  readonly cilindrada_hasta: number | null;
}

/** What a product that is no tyre is known by, for each kind. */
export type ArticleTraits =
  | ({ readonly tipo: 'camara' | 'mousse' } & TubeTraits)
  | ({ readonly tipo: 'bateria' } & BatteryTraits)
  | ({ readonly tipo: 'aceite' } & OilTraits)
  | { readonly tipo: 'acc-seguridad' | 'acc-transporte'; readonly familia: string }
  | ({ readonly tipo: 'amortiguador' } & ShockAbsorberTraits)
  | ({ readonly tipo: 'ac' | 'ac2' } & GasChargeTraits)
  | ({ readonly tipo: 'revision' | 'revision_moto' } & PackTraits)
  | { readonly tipo: 'kito1' | 'kito2' | 'ozono' | 'packinvierno' | 'preitv' };

/** Families of accessories that have a drawing of their own (`public/articles/`); an import may bring others. */
export const drawnFamilies = [
  'emergencia',
  'botiquin',
  'cadenas',
  'neumatico',
  'arranque',
  'iluminacion',
  'remolque',
  'barras',
  'cofre',
  'portabicis',
  'portaesquis',
  'enganche',
] as const;

export type ArticleKind = Exclude<ProductKind, 'neumatico'>;

/** What tells an article from its like, in any language: `70 Ah 760 A`, `5W-30 5 L`, `18"`; empty where its name says all. */
export const articleMeasure = (traits: ArticleTraits): string => {
  if ('medidas' in traits) return `${withComma(traits.llanta)}"`;
  if ('ah' in traits) return `${withComma(traits.ah)} Ah ${traits.arranque} A`;
  if ('litros' in traits) return `${traits.viscosidad} ${withComma(traits.litros)} L`;
  if ('gramos' in traits) return `${traits.gas} ${traits.gramos} g`;
  if ('vehiculo_modelo' in traits) return `${traits.vehiculo_marca} ${traits.vehiculo_modelo}`;
  return '';
};
