import type { TyreResult } from '#contract/tyres.ts';
import type { ListedTyre } from '../../tyre-cards/tyre-card.tsx';
import { soonestOf, type Reason } from '#domain/finder/best-of.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, todayOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { firstFreeTimes, type FittingPlace, type TimesNear } from './first-free.ts';
import { firstFreeWords } from './first-free-words.server.ts';

interface Told {
  readonly id_navision: string;
  readonly razones: readonly Reason[];
}

/** Why tyres are recommended, by their `id_navision`: what the search tells, and which of the page is fitted first. */
const reasonsOf = (
  tyres: readonly TyreResult[],
  told: readonly Told[],
  free: TimesNear['free'],
  chosen: number | undefined,
): Readonly<Record<string, readonly Reason[]>> => {
  const shown = tyres.map(({ id_navision }) => ({ id: id_navision, free: free[id_navision] }));
  const soonest = soonestOf(shown, chosen);
  const reasons = Object.fromEntries(told.map(({ id_navision, razones }) => [id_navision, razones]));
  return soonest ? { ...reasons, [soonest.id]: [...(reasons[soonest.id] ?? []), soonest.reason] } : reasons;
};

const asListed = (tyre: TyreResult): ListedTyre => {
  const { ic: _, cv: __, xl: _x, ms: _m, garantia: _g, ecotasa: _e, montaje: _f, ...listed } = tyre;
  return listed;
};

/** What a search found, with when each could be fitted at its workshop or near its postcode, in words, and why it is recommended. */
export const foundWithTimes = async <
  Search extends FittingPlace,
  Answer extends { readonly neumaticos: readonly TyreResult[]; readonly razones?: readonly Told[] },
>(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  search: Search,
  { razones = [], neumaticos, ...found }: Answer,
) => {
  const { free, aviso } = await firstFreeTimes(apiOf(context), neumaticos, search);
  const [hoy, language] = [todayOf(context), languageOfPath(url.pathname)];
  const words = Object.entries(free).map(([id, first]) => [id, firstFreeWords(first, hoy, language)]);
  return {
    search,
    found: { ...found, neumaticos: neumaticos.map(asListed) },
    cuando: Object.fromEntries(words) as Readonly<Record<string, string>>,
    aviso,
    razones: reasonsOf(neumaticos, razones, free, search.taller),
  };
};
