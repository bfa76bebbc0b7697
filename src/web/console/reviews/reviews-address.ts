import type { Language } from '#domain/language.ts';
import { reviewStates, type ReviewState } from '#domain/reviews/new-review.ts';
import { consoleAddresses } from '../console-addresses.ts';
import { oneOf, readPage } from '../read-view.ts';

/** What of the list is shown. */
export interface ReviewView {
  readonly estado: ReviewState;
  readonly page: number;
}

export const readReviewView = (search: URLSearchParams): ReviewView => ({
  estado: oneOf(reviewStates, search.get('estado')),
  page: readPage(search),
});

/** The address of a view; only what is not the usual stands in it. */
export const reviewsAddress = (language: Language, { estado, page }: Partial<ReviewView>): string => {
  const query = new URLSearchParams();
  if (estado && estado !== reviewStates[0]) query.set('estado', estado);
  if (page) query.set('pagina', String(page));
  const here = consoleAddresses.consoleReviews[language];
  return query.size > 0 ? `${here}?${query}` : here;
};
