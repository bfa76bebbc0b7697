import type { Config } from './config/config.ts';

/** The whole address of a page, for what is read outside the shop: letters, calendars, banks. `path` is of `contract/addresses.ts`. */
export const pageUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  path: string,
  query?: Readonly<Record<string, string>>,
): string => `${publicUrl}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
