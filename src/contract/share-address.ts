import { addresses } from './address-table.ts';
import type { PageName } from './addresses.ts';

/** Pages that are about one thing that is sold: a tyre or its model, an article, an offer. */
export const picturedPages = [
  'tyreModel',
  'battery',
  'oil',
  'safetyItem',
  'transportItem',
  'promotion',
] as const satisfies readonly PageName[];

export type PicturedPage = (typeof picturedPages)[number];

/** What a shared link to such a page shows: its own address, below a folder. */
export const sharePicture = (path: string): string => `/compartir${path}.jpg`;

const paths = picturedPages.flatMap((page) =>
  Object.values(addresses[page]).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)),
);

/** Whether a page at this path is one of them. */
export const isPictured = (path: string): boolean => paths.some((each) => each.test(path));
