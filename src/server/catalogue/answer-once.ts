import { unchanging } from '../json-text.ts';
import { BoundedMap } from './bounded-map.ts';
import type { Catalogue } from './catalogue.ts';
import { runningPromotions } from './running-promotions.ts';
import type { Viewer } from './tyre-result.ts';

type Source = Readonly<Record<string, unknown>>;

/** Some 15 kB each as they are sent. */
const mostAnswers = 200;

const answers = new BoundedMap<object, { readonly source: Source; readonly answer: object }>(mostAnswers);

const isSame = (one: Source, other: Source): boolean => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * What is answered to what many ask: made once, and written once, while nothing that it shows changes. `found` names what was asked
 * for, in one state of the catalogue (`rememberAsked`); what the viewer sees of that hangs on their country, the warehouses' hour
 * and the promotions that run, and on `more`.
 */
export const answerOnce = async <Answer extends object>(
  { catalogue, found, viewer, more = {} }: { catalogue: Catalogue; found: object; viewer: Viewer; more?: Source },
  make: () => Promise<Answer>,
): Promise<Answer> => {
  const { pais, hora, ahora } = viewer;
  const source = { ...more, pais, hora, promotions: runningPromotions(catalogue.tariffs, ahora) };
  const known = answers.get(found);
  // What was found is asked for in one place, which always makes the same kind of answer of it.
  if (known && isSame(source, known.source)) return known.answer as Answer;
  const answer = await make();
  if (catalogue.isKept(found)) answers.set(found, { source, answer: unchanging(answer) });
  return answer;
};
