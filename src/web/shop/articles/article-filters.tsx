import type { Answer } from '#contract/contract.ts';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { ArticleTexts } from '#i18n/es/articles.ts';
import type { ChosenFilter } from '../finder/filters/chosen-filters.tsx';
import { FilterChoice } from '../finder/filters/filter-choice.tsx';
import { FilterForm } from '../finder/filters/filter-form.tsx';
import { PostcodeForm } from '../postcode/postcode-form.tsx';
import { listAddress, listOfName, listPairs, type ArticleListName, type ListSearch } from './article-lists.ts';
import { useArticleTexts } from './article-texts.ts';

type Facet = Answer<'readCatalogueFilters'>['data'][number];

/** More values than this are a box to choose one from. */
const mostChoices = 9;

const nameOf = ({ value, nombre }: Facet['valores'][number], t: ArticleTexts): string =>
  t.valor[String(value)] ?? nombre;

const FacetField = ({ facet: { filtro, valores }, chosen }: { facet: Facet; chosen: readonly string[] }) => {
  const t = useArticleTexts();
  if (valores.length > mostChoices && chosen.length < 2 && filtro !== 'marca')
    return (
      <SelectField
        label={t.faceta[filtro]}
        name={filtro}
        defaultValue={chosen[0] ?? ''}
        empty={t.cualquiera}
        options={valores.map((valor) => ({
          value: String(valor.value),
          text: `${nameOf(valor, t)} (${valor.total})`,
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
      {nameOf(valor, t)}
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
  total,
  cpError,
}: {
  name: ArticleListName;
  search: ListSearch;
  facets: readonly Facet[];
  /** How many articles are found now. */
  total: number;
  cpError: string | undefined;
}) => {
  const t = useArticleTexts();
  const language = useLanguage();
  const { vehicles } = listOfName(name);
  const action = address(name, language);
  const { cp, orden, filters } = search;
  const told = facets
    .map(({ filtro, valores }) => ({
      filtro,
      valores: filtro === 'tipoVehiculo' ? inOrder(valores, vehicles) : valores,
    }))
    .filter(({ filtro, valores }) => valores.length > 1 || filters[filtro]);
  return (
    <Stack>
      <PostcodeForm texts={t} action={action} kept={listPairs({ filters, orden })} cp={cp} error={cpError} />
      <FilterForm
        title={t.filtros}
        close={t.cerrar}
        see={t.ver(total)}
        apply={t.aplicar}
        action={action}
        state={listAddress(name, language, { ...search, pagina: 1 })}
      >
        <HiddenPairs pairs={listPairs({ cp })} />
        {told.map((facet) => (
          <FacetField key={facet.filtro} facet={facet} chosen={filters[facet.filtro] ?? []} />
        ))}
      </FilterForm>
    </Stack>
  );
};

/** The filters that are set, in words, with the list without each. */
export const useChosen = (name: ArticleListName, search: ListSearch, facets: readonly Facet[]): ChosenFilter[] => {
  const t = useArticleTexts();
  const language = useLanguage();
  return facets.flatMap(({ filtro, valores }) => {
    const chosen = search.filters[filtro] ?? [];
    return chosen.map((value) => {
      const known = valores.find((each) => String(each.value) === value);
      const others = { ...search.filters, [filtro]: chosen.filter((each) => each !== value) };
      return {
        text: `${t.faceta[filtro]}: ${known ? nameOf(known, t) : value}`,
        to: listAddress(name, language, { ...search, filters: others, pagina: 1 }),
      };
    });
  });
};
