import type { Answer } from '#contract/contract.ts';
import { categories, compareCategories } from '#domain/tyres/category.ts';
import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Columns } from '../catalogue/columns.ts';
import { unchanging } from '../json-text.ts';
import type { PageAsked } from '../selector/find-tyres.ts';
import { compareRows, pickPage } from '../selector/pick-page.ts';
import { motoWishKey, type MotoWish } from './moto-wish.ts';
import { scanMotoTyres, type MotoScan } from './scan-moto-tyres.ts';

type Facets = Answer<'selectMotoTyres'>['filtros'];

interface Found {
  readonly total: number;
  /** Numbers of the products of this page. */
  readonly ids: readonly number[];
  readonly filtros: Facets;
  readonly token: string;
}

/** What each value of each filter would leave, given the others; what the size does not have is not named. */
const facetsOf = ({ brands, tipos }: Columns, { marca, tipo, gama }: MotoScan): Facets => {
  const ofCategory = (counts: Uint32Array, category: string): number =>
    counts.reduce((sum, count, place) => (brands[place]?.categoria === category ? sum + count : sum), 0);
  return {
    marcas: brands
      .map(({ id, marca: name, categoria }, place) => ({ id, marca: name, categoria, place }))
      .filter(({ place }) => marca.there[place])
      .sort((one, other) => compareCategories(one.categoria, other.categoria) || one.place - other.place)
      .map(({ place, ...maker }) => ({ ...maker, total: marca.left[place] ?? 0 })),
    tipos: tipos
      .map((value, place) => ({ value, place }))
      .filter(({ place }) => tipo.there[place])
      .map(({ value, place }) => ({ value, total: tipo.left[place] ?? 0 })),
    gamas: categories
      .filter((value) => ofCategory(gama.there, value) > 0)
      .map((value) => ({ value, total: ofCategory(gama.left, value) })),
  };
};

/** Names a search: the same for the same wish, whoever asks. */
const tokenOf = (wish: MotoWish): string =>
  `m1.${createHash('sha256').update(motoWishKey(wish)).digest('base64url').slice(0, 22)}`;

/** A page of the tyres of a wish, with what each filter would leave. Without any access to the database. */
export const findMotoTyres = ({ columns, remember }: Catalogue, wish: MotoWish, asked: PageAsked): Found => {
  const { page, pageSize, order, direction } = asked;
  return remember(`moto ${motoWishKey(wish)} ${order} ${direction} ${page} ${pageSize}`, () => {
    const scan = scanMotoTyres(columns, wish);
    const picked = pickPage(scan.rows, compareRows(columns, wish, asked), page * pageSize, (page + 1) * pageSize);
    return {
      total: scan.rows.length,
      ids: picked.map((row) => columns.id[row] ?? 0),
      filtros: unchanging(facetsOf(columns, scan)),
      token: tokenOf(wish),
    };
  });
};

/** How many tyres a wish leaves. */
export const countMotoTyres = ({ columns, remember }: Catalogue, wish: MotoWish): number =>
  remember(`moto total ${motoWishKey(wish)}`, () => ({ total: scanMotoTyres(columns, wish).rows.length })).total;
