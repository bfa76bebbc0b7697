import { searchOrders } from '#domain/finder/orders.ts';
import { writeSearch, type TyreSearch } from '#domain/finder/car-search.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Link } from 'react-router';
import { FilterChoice, FilterForm } from '../finder/filter-form.tsx';
import { HiddenPairs } from '../finder/hidden-pairs.tsx';
import { useShopTexts } from '../texts.ts';
import { searchAddress } from './search-address.ts';
import { useResultsTexts } from './results-texts.ts';
import { withoutFilters } from './without-filters.ts';

/** A filter whose values are ticked; a size whose tyres have none of them is not asked. */
const Choices = <Value extends string>({
  name,
  legend,
  counts,
  chosen,
  texts,
}: {
  name: string;
  legend: string;
  counts: readonly { readonly value: Value; readonly total: number }[];
  chosen: readonly Value[];
  texts: Readonly<Record<Value, string>>;
}) =>
  counts.length > 0 && (
    <fieldset>
      <legend>{legend}</legend>
      {counts.map(({ value, total }) => (
        <FilterChoice key={value} name={name} value={value} total={total} chosen={chosen.includes(value)}>
          {texts[value]}
        </FilterChoice>
      ))}
    </fieldset>
  );

/** What can narrow the results, with what each would leave. A plain form: without JavaScript a button sends it. */
export const Filters = ({ search, facets }: { search: TyreSearch; facets: TyreFacets }) => {
  const t = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const kept = withoutFilters(search);
  return (
    <FilterForm
      title={t.filtros}
      action={address('selectorAll', language)}
      state={searchAddress('selectorAll', language, search)}
    >
      <HiddenPairs pairs={writeSearch(kept)} />
      <SelectField
        label={t.orden}
        name="orden"
        defaultValue={search.orden}
        options={searchOrders.map((orden) => ({ value: orden, text: t.ordenes[orden] }))}
      />
      <Choices
        name="temporada"
        legend={t.temporada}
        counts={facets.temporada}
        chosen={search.temporada}
        texts={shop.temporada}
      />
      <Choices
        name="categoria"
        legend={t.categoria}
        counts={facets.categoria}
        chosen={search.categorias}
        texts={shop.categoria}
      />
      <SelectField
        label={t.carga}
        name="carga"
        defaultValue={search.carga ?? ''}
        empty={t.cualquiera}
        options={facets.ic.map(({ value, total }) => ({ value: String(value), text: `${value} (${total})` }))}
      />
      <SelectField
        label={t.velocidad}
        name="velocidad"
        defaultValue={search.velocidad ?? ''}
        empty={t.cualquiera}
        options={facets.cv.map(({ value, total }) => ({ value, text: `${value} (${total})` }))}
      />
      <SelectField
        label={t.soloRunflat}
        name="runflat"
        defaultValue={search.runflat === undefined ? '' : search.runflat ? 'si' : 'no'}
        empty={t.cualquiera}
        options={[
          { value: 'si', text: t.si },
          { value: 'no', text: t.no },
        ]}
      />
      <Choices
        name="refuerzo"
        legend={shop.reforzado}
        counts={facets.refuerzo}
        chosen={search.refuerzo}
        texts={t.refuerzo}
      />
      <details open={search.marcas.length > 0}>
        <summary>{t.marca}</summary>
        {facets.marca.map(({ id, marca, total }) => (
          <FilterChoice key={id} name="marca" value={id} total={total} chosen={search.marcas.includes(id)}>
            {marca}
          </FilterChoice>
        ))}
      </details>
      <noscript>
        <Button type="submit" look="secondary">
          {t.aplicar}
        </Button>
      </noscript>
      <Link to={searchAddress('selectorResults', language, kept)}>{t.quitar}</Link>
    </FilterForm>
  );
};
