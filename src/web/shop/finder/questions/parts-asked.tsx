import { FormOrQuestion } from './form-or-question.tsx';
import { PartLinks } from './part-links.tsx';
import { PartsForm, type SeveralParts } from './parts-form.tsx';
import type { Asking } from './question-pages.ts';

/** The answers that a page offers about what is looked for: links for one question, a form for several. */
export const PartsAsked = <
  Question extends string,
  Step extends string,
  Page extends string,
  Search extends { readonly cp?: string | undefined },
>({
  words,
  wide = false,
  ...asking
}: Asking<Question, Step, Page, Search> &
  Pick<SeveralParts<Search>, 'parts' | 'complete' | 'submit'> & {
    words: (question: Question) => { readonly title: string; readonly help?: string | undefined };
    wide?: boolean;
  }) => {
  const { pages, question, search, parts } = asking;
  const first = pages.first[question];
  const alone = first ?? question;
  const part = parts.find(({ name }) => name === pages.steps[alone]);
  const links = part && <PartLinks pages={pages} question={alone} cp={search.cp} part={part} wide={wide} />;
  return first ? (
    <FormOrQuestion form={<PartsForm {...asking} />} {...words(first)}>
      {links}
    </FormOrQuestion>
  ) : (
    links
  );
};
