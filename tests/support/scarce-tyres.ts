import type { APIRequestContext } from '@playwright/test';
import { shopUrl } from './driver.ts';

interface Listed {
  readonly id_navision: string;
  readonly marca: string;
  readonly modelo: string;
  readonly medida: string;
  readonly stock: number;
}

/** A tyre and the name that the basket has for it. */
export interface ScarceTyre {
  readonly id_navision: string;
  readonly name: string;
}

/** Tyres of a size of which so few are left, in the order of the list. The demo chain has some in every usual size. */
export const scarceTyres = async (
  request: APIRequestContext,
  size: { readonly ancho: number; readonly serie: number; readonly llanta: number },
  units: number,
): Promise<ScarceTyre[]> => {
  const found: Listed[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await request.post(`${shopUrl}/api/es/neumaticos/selector`, {
      data: { filters: size, page, pageSize: 50 },
    });
    const list: { readonly pages: number; readonly neumaticos: readonly Listed[] } = await answer.json();
    found.push(...list.neumaticos.filter(({ stock }) => stock === units));
    pages = list.pages;
  }
  return found.map(({ id_navision, marca, modelo, medida }) => ({ id_navision, name: `${marca} ${modelo} ${medida}` }));
};
