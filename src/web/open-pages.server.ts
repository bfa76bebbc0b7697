import { isOpen, type Switches } from '#domain/site/parts.ts';
import type { Api } from './api.ts';
import type { PageName } from '#contract/addresses.ts';
import type { PageTarget } from './vehicle-pages.server.ts';

/** A 404 for a page of a part of the shop that is switched off. */
export const unlessClosed = async (api: Api, page: PageName | PageTarget): Promise<void> => {
  const { flags } = await api('siteInit', {});
  if (!isOpen(flags, page)) throw new Response(null, { status: 404 });
};

/** Those of some pages that are there. */
export const openAmong = <Page extends PageName | PageTarget>(flags: Switches, pages: readonly Page[]): Page[] =>
  pages.filter((page) => isOpen(flags, page));
