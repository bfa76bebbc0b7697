import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { Form } from 'react-router';
import { chosenOf, without, type Facet, type Pairs } from '../filters/facet.ts';
import { FilterChoice } from '../filters/filter-choice.tsx';
import filters from '../filters/filters.module.css';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { useFinderTexts } from '../finder-texts.ts';
import { pageAfter, type Asking } from './question-pages.ts';
import { useVisitor } from './use-visitor.ts';

const Preference = ({ facet, pairs }: { facet: Facet; pairs: Pairs }) => {
  const { name, legend, hint, look, values, preset } = facet;
  const chosen = chosenOf(pairs, facet);
  return look === 'cards' ? (
    <RadioCards
      name={name}
      legend={legend}
      hint={hint}
      layout="fit"
      defaultValue={chosen[0] ?? preset ?? ''}
      options={values.map(({ value, text }) => ({ value: String(value), title: text }))}
    />
  ) : (
    <fieldset className={filters.brands}>
      <legend>{legend}</legend>
      {values.map(({ value, text, total = 0 }) => {
        const ticked = chosen.includes(String(value));
        return (
          (total > 0 || ticked) && (
            <FilterChoice key={value} name={name} value={value} total={total} chosen={ticked}>
              {text}
            </FilterChoice>
          )
        );
      })}
    </fieldset>
  );
};

/** What matters besides what must fit: one after another on small screens, together on wide ones. */
export const PreferencesForm = <
  Question extends string,
  Step extends string,
  Page extends string,
  Search extends { readonly cp?: string | undefined },
>({
  pages,
  question,
  search,
  facets,
  asked,
}: Asking<Question, Step, Page, Search> & {
  facets: readonly Facet[];
  /** The names of those that this page asks. */
  asked: readonly string[];
}) => {
  const t = useFinderTexts();
  const language = useLanguage();
  const visitor = useVisitor(search.cp);
  const { finder } = pages;
  const pairs = finder.write(search);
  const shown = facets.filter(({ name }) => asked.includes(name));
  return (
    <Form action={finder.to(pageAfter(pages, question, search, visitor), language, {})}>
      <HiddenPairs pairs={without(pairs, shown)} />
      <Stack>
        {shown.map((facet) => (
          <Preference key={facet.name} facet={facet} pairs={pairs} />
        ))}
        <Actions>
          <Button type="submit">{t.seguir}</Button>
        </Actions>
      </Stack>
    </Form>
  );
};
