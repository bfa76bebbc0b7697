import { SelectField } from '#web/ui/select-field.tsx';
import { chosenOf, type Facet, type Pairs } from '../filters/facet.ts';
import { FilterChoice } from '../filters/filter-choice.tsx';
import { FilterForm } from '../filters/filter-form.tsx';
import { Link } from 'react-router';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { useResultsTexts } from './results-texts.ts';

const FacetField = ({ facet, pairs }: { facet: Facet; pairs: Pairs }) => {
  const t = useResultsTexts();
  const { name, legend, look, values, more } = facet;
  const chosen = chosenOf(pairs, facet);
  if (look === 'list')
    return (
      <SelectField
        label={legend}
        name={name}
        defaultValue={chosen[0] ?? ''}
        empty={t.cualquiera}
        options={values.map(({ value, text, total }) => ({
          value: String(value),
          text: total === undefined ? text : `${text} (${total})`,
        }))}
      />
    );
  if (values.length === 0) return null;
  const choices = values.map(({ value, text, total = 0 }) => (
    <FilterChoice key={value} name={name} value={value} total={total} chosen={chosen.includes(String(value))}>
      {text}
    </FilterChoice>
  ));
  return look === 'folded' ? (
    <details open={chosen.length > 0}>
      <summary>{legend}</summary>
      {choices}
      {more && <Link to={more.to}>{more.text}</Link>}
    </details>
  ) : (
    <fieldset>
      <legend>{legend}</legend>
      {choices}
    </fieldset>
  );
};

/** What can narrow the results, with what each value would leave (spec S13, S25). */
export const FacetFilters = ({
  facets,
  pairs,
  kept,
  total,
  action,
}: {
  facets: readonly Facet[];
  /** The search, and what of it narrows nothing. */
  pairs: Pairs;
  kept: Pairs;
  /** How many tyres are found now. */
  total: number;
  /** Where the narrowed tyres are listed. */
  action: string;
}) => {
  const t = useResultsTexts();
  return (
    <FilterForm
      title={t.filtros}
      close={t.cerrar}
      see={t.ver(total)}
      apply={t.aplicar}
      action={action}
      state={String(pairs)}
    >
      <HiddenPairs pairs={kept} />
      {facets.map((facet) => (
        <FacetField key={facet.name} facet={facet} pairs={pairs} />
      ))}
    </FilterForm>
  );
};
