import { writeSearch, type TyreSearch } from '#domain/finder/car-search.ts';
import { choosePart } from '#domain/finder/car-choice.ts';
import { sizeParts, type SizePart } from '#domain/finder/car-selector.ts';
import { printProfile, printWidth } from '#domain/tyres/print-size.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ChangeEvent } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { HiddenPairs } from '../finder/hidden-pairs.tsx';
import { useLeftEmpty } from './left-empty.ts';
import { searchAddress } from './search-address.ts';
import { useResultsTexts } from './results-texts.ts';
import { useSelectorTexts } from './texts.ts';

/**
 * The whole size in one page. Choosing a number empties those after it and loads their options; without
 * JavaScript the form sends itself to this page until the size is complete.
 */
export const SizesForm = ({ search, options }: { search: TyreSearch; options: Answer<'readTyreValues'> }) => {
  const t = useSelectorTexts();
  const results = useResultsTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { form, leftEmpty } = useLeftEmpty();
  const choose = (part: SizePart) => (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target;
    const chosen =
      part === 'velocidad'
        ? choosePart(search, part, value || undefined)
        : choosePart(search, part, Number(value) || undefined);
    void navigate(searchAddress('selectorSizes', language, chosen), { replace: true, preventScrollReset: true });
  };
  const textOf = (field: SizePart, value: string | number): string => {
    if (field === 'ancho') return printWidth(Number(value));
    return field === 'serie' ? printProfile(Number(value), search.ancho) : String(value);
  };
  const { tipo, cp, temporada, runflat } = search;
  const complete = search.ancho !== undefined && search.serie !== undefined && search.llanta !== undefined;
  const firstOpen = sizeParts.findIndex((field) => search[field] === undefined);
  return (
    <Form ref={form} action={address(complete ? 'selectorPreferences' : 'selectorSizes', language)}>
      <HiddenPairs pairs={writeSearch({ tipo, cp, temporada, runflat })} />
      <Stack>
        {sizeParts.map((field, place) => {
          const loadable =
            place < 3 ? sizeParts.slice(0, place).every((before) => search[before] !== undefined) : complete;
          return (
            <SelectField
              key={field}
              label={t.paso[field]}
              hint={field in t.ayuda ? t.ayuda[field] : undefined}
              error={place < 3 && loadable && leftEmpty(field) ? t.falta : undefined}
              name={field}
              value={search[field] ?? ''}
              onChange={choose(field)}
              empty={place < 3 ? '' : results.cualquiera}
              disabled={!loadable}
              loading={state !== 'idle' && place === firstOpen}
              options={(loadable ? options[field] : []).map((value) => ({
                value: String(value),
                text: textOf(field, value),
              }))}
            />
          );
        })}
        <Actions>
          <Button type="submit">{complete ? t.seguir : t.actualizar}</Button>
        </Actions>
      </Stack>
    </Form>
  );
};
