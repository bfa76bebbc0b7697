import type { Answer } from '#contract/contract.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { Form } from 'react-router';
import { FilterChoice } from '../finder/filter-form.tsx';
import { useShopTexts } from '../texts.ts';
import filters from '../selector/filters.module.css';
import { useVisitor } from '../selector/use-visitor.ts';
import { HiddenSearch } from './hidden-search.tsx';
import { pageAfter } from '../finder/question-pages.ts';
import { motoAddress, motoPages } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

type Facets = Answer<'selectMotoTyres'>['filtros'];

/** What the tyres are made for and who makes them: one after the other on small screens, together on wide ones. */
export const MotoPreferencesForm = ({
  step,
  search,
  facets,
}: {
  step: 'preferencias' | 'tipo' | 'marcas';
  search: MotoSearch;
  facets: Facets;
}) => {
  const t = useMotoTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const visitor = useVisitor(search.cp);
  const asks = { tipo: step !== 'marcas', marcas: step !== 'tipo', gamas: step === 'preferencias' };
  const kept = {
    ...search,
    ...(asks.tipo ? { tipos: [] } : {}),
    ...(asks.marcas ? { marcas: [] } : {}),
    ...(asks.gamas ? { gamas: [] } : {}),
  };
  const box = (name: string, value: string | number, total: number, chosen: boolean, label: string) =>
    (total > 0 || chosen) && (
      <FilterChoice key={value} name={name} value={value} total={total} chosen={chosen}>
        {label}
      </FilterChoice>
    );
  return (
    <Form action={motoAddress(pageAfter(motoPages, step, search, visitor), language, {})}>
      <HiddenSearch search={kept} />
      <Stack>
        {asks.tipo && (
          <fieldset className={filters.brands}>
            <legend>{t.paso.tipo}</legend>
            {facets.tipos.map(({ value, total }) =>
              box('tipos', value, total, search.tipos.includes(value), t.uso[value] ?? value),
            )}
          </fieldset>
        )}
        {asks.gamas && (
          <fieldset className={filters.brands}>
            <legend>{t.gama}</legend>
            {facets.gamas.map(({ value, total }) =>
              box('gamas', value, total, search.gamas.includes(value), shop.categoria[value]),
            )}
          </fieldset>
        )}
        {asks.marcas && (
          <fieldset className={filters.brands}>
            <legend>{t.paso.marcas}</legend>
            {facets.marcas.map(({ id, marca, total }) => box('marcas', id, total, search.marcas.includes(id), marca))}
          </fieldset>
        )}
        <Actions>
          <Button type="submit">{t.seguir}</Button>
        </Actions>
      </Stack>
    </Form>
  );
};
