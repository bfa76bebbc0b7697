import type { Answer } from '#contract/contract.ts';
import { chooseMotoPart } from '#domain/finder/moto-choice.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { motoSizeParts, type MotoSizePart } from '#domain/finder/moto-selector.ts';
import { printMotoWidth } from '#domain/finder/moto-size.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ChangeEvent } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { useLeftEmpty } from '../selector/left-empty.ts';
import { useVisitor } from '../selector/use-visitor.ts';
import { HiddenSearch } from './hidden-search.tsx';
import { pageAfter } from '../finder/question-pages.ts';
import { motoAddress, motoPages } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

/**
 * The whole size in one page. Choosing a number empties those after it and loads their options; without JavaScript the
 * form sends itself to this page until width and rim are chosen.
 */
export const MotoSizesForm = ({
  search,
  options,
  page,
}: {
  search: MotoSearch;
  options: Answer<'readMotoValues'>;
  page: 'medidas' | 'agricola';
}) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { form, leftEmpty } = useLeftEmpty();
  const visitor = useVisitor(search.cp);
  const { vehiculo, cp, ancho, llanta } = search;
  const kept = { vehiculo, cp };
  const choose = (part: MotoSizePart) => (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = chooseMotoPart(search, part, Number(event.target.value) || undefined);
    void navigate(motoAddress(page, language, chosen), { replace: true, preventScrollReset: true });
  };
  const complete = Boolean(ancho && llanta);
  const firstOpen = motoSizeParts.findIndex((part) => search[part] === undefined);
  const words = t.medida[vehiculo];
  return (
    <Form ref={form} action={motoAddress(complete ? pageAfter(motoPages, page, search, visitor) : page, language, {})}>
      <HiddenSearch search={kept} />
      <Stack>
        {motoSizeParts.map((part, place) => {
          const loadable = motoSizeParts.slice(0, place).every((before) => search[before] !== undefined);
          return (
            <SelectField
              key={part}
              label={words[part].nombre}
              hint={words[part].ayuda}
              error={loadable && leftEmpty(part) ? t.falta : undefined}
              name={part}
              value={search[part] ?? ''}
              onChange={choose(part)}
              empty=""
              disabled={!loadable}
              loading={state !== 'idle' && place === firstOpen}
              options={(loadable ? options[part] : []).map((value) => ({
                value: String(value),
                text: part === 'ancho' ? printMotoWidth(value) : String(value),
              }))}
            />
          );
        })}
        <Actions>
          <Button type="submit">{t.seguir}</Button>
        </Actions>
      </Stack>
    </Form>
  );
};
