import type { Answer } from '#contract/contract.ts';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { searchOrders } from '#domain/finder/orders.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Link } from 'react-router';
import { FilterChoice } from '../finder/filters/filter-choice.tsx';
import { FilterForm } from '../finder/filters/filter-form.tsx';
import { listAddress, listOfName, type ArticleListName, type ListSearch } from './article-lists.ts';
import { useArticleTexts } from './article-texts.ts';

type Facet = Answer<'readCatalogueFilters'>['data'][number];

/** More values than this are a box to choose one from. */
const mostChoices = 9;

const FacetField = ({ facet: { filtro, valores }, chosen }: { facet: Facet; chosen: readonly string[] }) => {
  const t = useArticleTexts();
  const nameOf = ({ value, nombre }: Facet['valores'][number]): string => t.valor[String(value)] ?? nombre;
  if (valores.length > mostChoices && chosen.length < 2 && filtro !== 'marca')
    return (
      <SelectField
        label={t.faceta[filtro]}
        name={filtro}
        defaultValue={chosen[0] ?? ''}
        empty={t.cualquiera}
        options={valores.map((valor) => ({
          value: String(valor.value),
          text: `${nameOf(valor)} (${valor.total})`,
          disabled: valor.total === 0 && !chosen.includes(String(valor.value)),
        }))}
      />
    );
  const choices = valores.map((valor) => (
    <FilterChoice
      key={String(valor.value)}
      name={filtro}
      value={String(valor.value)}
      total={valor.total}
      chosen={chosen.includes(String(valor.value))}
    >
      {nameOf(valor)}
    </FilterChoice>
  ));
  if (valores.length > mostChoices)
    return (
      <details open={chosen.length > 0}>
        <summary>{t.faceta[filtro]}</summary>
        {choices}
      </details>
    );
  return (
    <fieldset>
      <legend>{t.faceta[filtro]}</legend>
      {choices}
    </fieldset>
  );
};

/** Vehicles as they are always listed, those of the page alone. */
const inOrder = (valores: Facet['valores'], vehicles: readonly string[] = productVehicles): Facet['valores'] =>
  productVehicles.flatMap((vehicle) =>
    vehicles.includes(vehicle) ? valores.filter(({ value }) => value === vehicle) : [],
  );

/** What a page's list can be narrowed by: facets that tell its products apart, with what each value would leave. */
export const ArticleFilters = ({
  name,
  search,
  facets,
  cpError,
}: {
  name: ArticleListName;
  search: ListSearch;
  facets: readonly Facet[];
  cpError: string | undefined;
}) => {
  const t = useArticleTexts();
  const language = useLanguage();
  const { vehicles } = listOfName(name);
  const told = facets
    .map(({ filtro, valores }) => ({
      filtro,
      valores: filtro === 'tipoVehiculo' ? inOrder(valores, vehicles) : valores,
    }))
    .filter(({ filtro, valores }) => valores.length > 1 || search.filters[filtro]);
  return (
    <FilterForm
      title={t.filtros}
      action={address(name, language)}
      state={listAddress(name, language, { ...search, pagina: 1 })}
    >
      <SelectField
        label={t.orden}
        name="orden"
        defaultValue={search.orden}
        options={searchOrders.map((orden) => ({ value: orden, text: t.ordenes[orden] }))}
      />
      {told.map((facet) => (
        <FacetField key={facet.filtro} facet={facet} chosen={search.filters[facet.filtro] ?? []} />
      ))}
      <TextField
        label={t.codigoPostal}
        hint={t.codigoPostalPista}
        name="cp"
        defaultValue={search.cp}
        error={cpError}
        length="short"
        autoComplete="postal-code"
        maxLength={10}
      />
      <noscript>
        <Button type="submit" look="secondary">
          {t.aplicar}
        </Button>
      </noscript>
      <Link to={listAddress(name, language, { cp: search.cp })}>{t.quitarFiltros}</Link>
    </FilterForm>
  );
};
