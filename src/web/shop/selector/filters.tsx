import { type TyreSearch, searchOrders } from '#domain/selector/search.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Link } from 'react-router';
import { FilterChoice, FilterForm } from '../filter-form.tsx';
import { useShopTexts } from '../texts.ts';
import { searchAddress } from './search-address.ts';
import { useResultsTexts } from './results-texts.ts';

/** What can narrow the results, with what each would leave. A plain form: without JavaScript a button sends it. */
export const Filters = ({ search, facets }: { search: TyreSearch; facets: TyreFacets }) => {
  const t = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const kept = { ancho: search.ancho, serie: search.serie, llanta: search.llanta, tipo: search.tipo, cp: search.cp };
  return (
    <FilterForm
      title={t.filtros}
      action={address('selectorAll', language)}
      state={searchAddress('selectorAll', language, search)}
    >
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        label={t.orden}
        name="orden"
        defaultValue={search.orden}
        options={searchOrders.map((orden) => ({ value: orden, text: t.ordenes[orden] }))}
      />
      <fieldset>
        <legend>{t.temporada}</legend>
        {facets.temporada.map(({ value, total }) => (
          <FilterChoice
            key={value}
            name="temporada"
            value={value}
            total={total}
            chosen={search.temporada.includes(value)}
          >
            {shop.temporada[value]}
          </FilterChoice>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.categoria}</legend>
        {facets.categoria.map(({ value, total }) => (
          <FilterChoice
            key={value}
            name="categoria"
            value={value}
            total={total}
            chosen={search.categorias.includes(value)}
          >
            {shop.categoria[value]}
          </FilterChoice>
        ))}
      </fieldset>
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
