import { type TyreSearch, writeSearch } from '#domain/finder/car-search.ts';
import { seasons } from '#domain/tyres/season.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Form } from 'react-router';
import { FilterChoice } from '../finder/filter-form.tsx';
import { HiddenPairs } from '../finder/hidden-pairs.tsx';
import { pageAfter } from '../finder/question-pages.ts';
import { useShopTexts } from '../texts.ts';
import { carPages } from './selector-pages.ts';
import { useVisitor } from './use-visitor.ts';
import { useResultsTexts } from './results-texts.ts';
import { useSelectorTexts } from './texts.ts';
import styles from './filters.module.css';

type PreferenceStep = 'selectorPreferences' | 'selectorSeason' | 'selectorRunflat' | 'selectorBrands';

interface Choice {
  readonly search: TyreSearch;
}

const SeasonChoice = ({ search }: Choice) => {
  const t = useSelectorTexts();
  const shop = useShopTexts();
  return (
    <RadioCards
      name="temporada"
      legend={t.paso.estacion}
      layout="fit"
      defaultValue={search.temporada[0] ?? 'verano'}
      options={seasons.map((value) => ({ value, title: shop.temporada[value] }))}
    />
  );
};

const RunflatChoice = ({ search }: Choice) => {
  const t = useSelectorTexts();
  const results = useResultsTexts();
  return (
    <RadioCards
      name="runflat"
      legend={t.paso.runflat}
      hint={t.ayuda.runflat}
      layout="fit"
      defaultValue={search.runflat === undefined ? '' : search.runflat ? 'si' : 'no'}
      options={[
        { value: '', title: results.cualquiera },
        { value: 'si', title: results.si },
        { value: 'no', title: results.no },
      ]}
    />
  );
};

const BrandsChoice = ({ search, brands }: Choice & { readonly brands: TyreFacets['marca'] }) => {
  const t = useSelectorTexts();
  return (
    <fieldset className={styles.brands}>
      <legend>{t.paso.marcas}</legend>
      {brands.map(({ id, marca, total }) => (
        <FilterChoice key={id} name="marca" value={id} total={total} chosen={search.marcas.includes(id)}>
          {marca}
        </FilterChoice>
      ))}
    </fieldset>
  );
};

/** Season, run-flat and makers: one after another on small screens, all three on wide ones. Summer is where it starts. */
export const PreferencesForm = ({
  step,
  search,
  brands,
}: {
  step: PreferenceStep;
  search: TyreSearch;
  /** The makers of this size. */
  brands: TyreFacets['marca'];
}) => {
  const t = useSelectorTexts();
  const language = useLanguage();
  const visitor = useVisitor(search.cp);
  const all = step === 'selectorPreferences';
  const asks = {
    season: all || step === 'selectorSeason',
    runflat: all || step === 'selectorRunflat',
    brands: all || step === 'selectorBrands',
  };
  // Whatever is answered here is answered: the next page depends only on that.
  const answered: TyreSearch = {
    ...search,
    temporada: search.temporada.length > 0 ? search.temporada : ['verano'],
    runflat: asks.runflat ? (search.runflat ?? false) : search.runflat,
  };
  const kept = writeSearch({
    ...search,
    ...(asks.season ? { temporada: [] } : {}),
    ...(asks.runflat ? { runflat: undefined } : {}),
    ...(asks.brands ? { marcas: [] } : {}),
  });
  return (
    <Form action={address(pageAfter(carPages, step, answered, visitor), language)}>
      <HiddenPairs pairs={kept} />
      <Stack>
        {asks.season && <SeasonChoice search={search} />}
        {asks.runflat && <RunflatChoice search={search} />}
        {asks.brands && <BrandsChoice search={search} brands={brands} />}
        <Actions>
          <Button type="submit">{t.seguir}</Button>
        </Actions>
      </Stack>
    </Form>
  );
};
