import type { Answer } from '#contract/contract.ts';
import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { searchOrders } from '#domain/finder/orders.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Link } from 'react-router';
import { FilterChoice, FilterForm } from '../finder/filter-form.tsx';
import { useResultsTexts } from '../selector/results-texts.ts';
import { useShopTexts } from '../texts.ts';
import { HiddenSearch } from './hidden-search.tsx';
import { motoAddress } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

/** What can narrow the results, with what each would leave: types, ranges and makers (spec S25). */
export const MotoFilters = ({
  search,
  facets,
}: {
  search: MotoSearch;
  facets: Answer<'selectMotoTyres'>['filtros'];
}) => {
  const t = useMotoTexts();
  const results = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const kept: MotoSearch = { ...search, marcas: [], tipos: [], gamas: [], orden: 'recomendado', pagina: 1 };
  return (
    <FilterForm
      title={results.filtros}
      action={motoAddress('resultados', language, {})}
      state={new URLSearchParams(writeMotoSearch(search)).toString()}
    >
      <HiddenSearch search={kept} />
      <SelectField
        label={results.orden}
        name="orden"
        defaultValue={search.orden}
        options={searchOrders.map((orden) => ({ value: orden, text: results.ordenes[orden] }))}
      />
      {facets.tipos.length > 1 && (
        <fieldset>
          <legend>{t.paso.tipo}</legend>
          {facets.tipos.map(({ value, total }) => (
            <FilterChoice key={value} name="tipos" value={value} total={total} chosen={search.tipos.includes(value)}>
              {t.uso[value] ?? value}
            </FilterChoice>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{t.gama}</legend>
        {facets.gamas.map(({ value, total }) => (
          <FilterChoice key={value} name="gamas" value={value} total={total} chosen={search.gamas.includes(value)}>
            {shop.categoria[value]}
          </FilterChoice>
        ))}
      </fieldset>
      <details open={search.marcas.length > 0}>
        <summary>{results.marca}</summary>
        {facets.marcas.map(({ id, marca, total }) => (
          <FilterChoice key={id} name="marcas" value={id} total={total} chosen={search.marcas.includes(id)}>
            {marca}
          </FilterChoice>
        ))}
      </details>
      <noscript>
        <Button type="submit" look="secondary">
          {results.aplicar}
        </Button>
      </noscript>
      <Link to={motoAddress('resultados', language, kept)}>{results.quitar}</Link>
    </FilterForm>
  );
};
