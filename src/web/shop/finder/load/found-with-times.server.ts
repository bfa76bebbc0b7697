import type { TyreResult } from '#contract/tyres.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { apiOf, nowOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { firstFreeTimes } from './first-free.ts';

/** What a search found, with the first free times near its postcode, and the day on which the page is made. */
export const foundWithTimes = async <
  Search extends { readonly cp?: string | undefined },
  Answer extends { readonly neumaticos: readonly TyreResult[] },
>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  search: Search,
  found: Answer,
) => ({
  search,
  found,
  hoy: dayOnTheWall(nowOf(context)),
  ...(await firstFreeTimes(apiOf(context), found.neumaticos, search.cp)),
});
