import type { TyreFacets } from '#contract/tyres.ts';
import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { unchanging } from '../json-text.ts';
import { compareRows, pickPage, type TyreOrder } from './pick-page.ts';
import { scanTyres } from './scan-tyres.ts';
import { tyreFacets } from './tyre-facets.ts';
import { anyTyre, wishKey, type TyreWish } from './tyre-wish.ts';

export interface PageAsked extends TyreOrder {
  readonly page: number;
  readonly pageSize: number;
}

export interface Found {
  readonly total: number;
  /** Numbers of the products of this page. */
  readonly ids: readonly number[];
  readonly filtros: TyreFacets;
  readonly token: string;
}

/**
 * The name of a search: the same for the same wish, whoever asks and in whatever order the filters were
 * given. It says nothing about the visitor and cannot be turned back.
 */
export const searchToken = (wish: TyreWish): string =>
  `b1.${createHash('sha256').update(wishKey(wish)).digest('base64url').slice(0, 22)}`;

/** A page of the tyres of a wish, with what each filter would leave. Without any access to the database. */
export const findTyres = ({ columns, remember }: Catalogue, wish: TyreWish, asked: PageAsked): Found => {
  const { page, pageSize, order, direction } = asked;
  return remember(`found ${wishKey(wish)} ${order} ${direction} ${page} ${pageSize}`, () => {
    const { rows, tally } = scanTyres(columns, wish);
    const unfiltered = {
      ...anyTyre,
      ancho: wish.ancho,
      serie: wish.serie,
      llanta: wish.llanta,
      tipoVehiculo: wish.tipoVehiculo,
    };
    const base = remember(`base ${wishKey(unfiltered)}`, () => scanTyres(columns, unfiltered).tally);
    const picked = pickPage(rows, compareRows(columns, wish, asked), page * pageSize, (page + 1) * pageSize);
    return {
      total: rows.length,
      ids: picked.map((row) => columns.id[row] ?? 0),
      filtros: unchanging(tyreFacets(columns, base, tally)),
      token: searchToken(wish),
    };
  });
};

export const countTyres = ({ columns, remember }: Catalogue, wish: TyreWish): number =>
  remember(`count ${wishKey(wish)}`, () => ({ total: scanTyres(columns, wish).rows.length })).total;
