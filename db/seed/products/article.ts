import type { ArticleTraits } from '#domain/catalogue/article-traits.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Maker } from '../catalogue/makers.ts';

/** A text in both languages. */
export interface InBoth {
  readonly es: string;
  readonly ca: string;
}

/** An article of the demo before it has a number, a stock and a place among its kind. */
export interface ArticleSketch {
  readonly id_navision?: string;
  readonly maker: Maker;
  readonly tipo_vehiculo: ProductVehicle;
  readonly modelo: string;
  readonly nombre: InBoth;
  readonly descripcion: InBoth;
  readonly traits: ArticleTraits;
  /** Net. */
  readonly precio: Cents;
  /** Net. */
  readonly ecotasa: Cents;
  readonly minutos?: number;
  readonly skill?: string;
  readonly partes?: readonly InBoth[];
  /** 1 to 10, among its kind. */
  readonly popularidad: number;
}

export const makerOf = (makers: readonly Maker[], marca: string): Maker => {
  const maker = makers.find((each) => each.marca === marca);
  if (!maker) throw new Error(`no maker ${marca}`);
  return maker;
};
