import { type TyreSearch, searchOrders } from '#domain/selector/search.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { useShopTexts } from '../texts.ts';
import { searchAddress } from './search-address.ts';
import { useResultsTexts } from './results-texts.ts';
import styles from './filters.module.css';

const Choice = ({
  name,
  value,
  chosen,
  total,
  children,
}: {
  name: string;
  value: string | number;
  chosen: boolean;
  total: number;
  children: ReactNode;
}) => (
  <label className={styles.choice}>
    <input type="checkbox" name={name} value={value} defaultChecked={chosen} disabled={total === 0 && !chosen} />
    <span>{children}</span>
    <span className={styles.total}>{total}</span>
  </label>
);

/** How the field that was changed is found again. */
const selectorOf = (field: EventTarget): string | null => {
  if (field instanceof HTMLSelectElement) return `select[name="${field.name}"]`;
  if (field instanceof HTMLInputElement) return `input[name="${field.name}"][value="${CSS.escape(field.value)}"]`;
  return null;
};

const touchedIn = (state: unknown): string | null =>
  state && typeof state === 'object' && 'touched' in state && typeof state.touched === 'string' ? state.touched : null;

/** What can narrow the results, with what each would leave. A plain form: without JavaScript a button sends it. */
export const Filters = ({ search, facets }: { search: TyreSearch; facets: TyreFacets }) => {
  const t = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const submit = useSubmit();
  const { state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // The answer draws the form anew: whoever works it with the keyboard goes on where they were.
  useEffect(() => {
    const touched = touchedIn(state);
    if (touched) form.current?.querySelector<HTMLElement>(touched)?.focus({ preventScroll: true });
  }, [state]);
  const send = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    void submit(currentTarget, { preventScrollReset: true, state: { touched: selectorOf(target) } });
  const kept = { ancho: search.ancho, serie: search.serie, llanta: search.llanta, tipo: search.tipo, cp: search.cp };
  return (
    <details className={styles.fold}>
      <summary>{t.filtros}</summary>
      <Card>
        <Form
          key={searchAddress('selectorAll', language, search)}
          ref={form}
          action={address('selectorAll', language)}
          onChange={send}
          className={styles.filters}
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
              <Choice
                key={value}
                name="temporada"
                value={value}
                total={total}
                chosen={search.temporada.includes(value)}
              >
                {shop.temporada[value]}
              </Choice>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t.categoria}</legend>
            {facets.categoria.map(({ value, total }) => (
              <Choice
                key={value}
                name="categoria"
                value={value}
                total={total}
                chosen={search.categorias.includes(value)}
              >
                {shop.categoria[value]}
              </Choice>
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
              <Choice key={id} name="marca" value={id} total={total} chosen={search.marcas.includes(id)}>
                {marca}
              </Choice>
            ))}
          </details>
          <noscript>
            <Button type="submit" look="secondary">
              {t.aplicar}
            </Button>
          </noscript>
          <Link to={searchAddress('selectorResults', language, kept)}>{t.quitar}</Link>
        </Form>
      </Card>
    </details>
  );
};
