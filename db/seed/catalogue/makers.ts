import { categories, type Category } from '#domain/tyres/category.ts';
import { slugOf } from '#domain/slug.ts';
import { readTable } from '../read-table.ts';

export interface Maker {
  readonly id: number;
  readonly slug: string;
  readonly marca: string;
  readonly categoria: Category;
  /** One of the seven of the menu. */
  readonly destacada: boolean;
  readonly garantia_anos: number;
  /** 1 to 10, among those of its category. */
  readonly popularidad: number;
  /** Its prices in percent of what its category costs. */
  readonly precio_pct: number;
  readonly fabricante: string;
}

const categoryOf = (text: string): Category => {
  const found = categories.find((category) => category === text);
  if (!found) throw new Error(`no category of makers: ${text}`);
  return found;
};

/** The makers of a table; those of car tyres unless told otherwise. */
export const readMakers = (file = 'catalogue/makers.csv'): Maker[] =>
  readTable(file, [
    'id',
    'marca',
    'categoria',
    'destacada',
    'garantia_anos',
    'popularidad',
    'precio_pct',
    'fabricante',
  ]).map(({ id, marca, categoria, destacada, garantia_anos, popularidad, precio_pct, fabricante }) => ({
    id: Number(id),
    slug: slugOf(marca),
    marca,
    categoria: categoryOf(categoria),
    destacada: destacada === '1',
    garantia_anos: Number(garantia_anos),
    popularidad: Number(popularidad),
    precio_pct: Number(precio_pct),
    fabricante,
  }));
