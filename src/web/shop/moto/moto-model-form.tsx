import type { Answer } from '#contract/contract.ts';
import { applications } from '#domain/finder/vehicles.ts';
import { chooseMotoPart } from '#domain/finder/moto-choice.ts';
import { isModelSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { motoModelParts, type MotoModelPart } from '#domain/finder/moto-selector.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ChangeEvent } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { useLeftEmpty } from '../selector/left-empty.ts';
import { useVisitor } from '../selector/use-visitor.ts';
import { HiddenSearch } from './hidden-search.tsx';
import { engineText, yearsText } from './model-name.ts';
import { pageAfter } from '../finder/question-pages.ts';
import { motoAddress, motoPages } from './moto-pages.ts';
import { useMotoTexts } from './texts.ts';

type Options = Answer<'readMotoModelValues'>;

/** Which wheels may be chosen: each that has a size, and both where both have one. */
export const wheelsOffered = ({ aplicacion }: Pick<Options, 'aplicacion'>) =>
  applications.filter((each) => (each === 'ambas' ? aplicacion.length === 2 : aplicacion.includes(each)));

/** The whole motorcycle in one page, as the size has its form. The year may be left open. */
export const MotoModelForm = ({
  search,
  options,
  look = 'primary',
}: {
  search: MotoSearch;
  options: Options;
  /** Quieter where it is not the first way on. */
  look?: 'primary' | 'secondary';
}) => {
  const t = useMotoTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { form, leftEmpty } = useLeftEmpty();
  const visitor = useVisitor(search.cp);
  const choose = (part: MotoModelPart) => (event: ChangeEvent<HTMLSelectElement>) => {
    const value = event.target.value || undefined;
    const chosen =
      part === 'aplicacion'
        ? chooseMotoPart(
            search,
            part,
            applications.find((each) => each === value),
          )
        : chooseMotoPart(search, part, value);
    void navigate(motoAddress('modelo', language, chosen), { replace: true, preventScrollReset: true });
  };
  const complete = isModelSearch(search);
  const firstOpen = motoModelParts.findIndex((part) => search[part] === undefined);
  const texts: Readonly<Record<MotoModelPart, (value: string) => string>> = {
    marca: (value) => value,
    cilindrada: (value) => engineText(t, value),
    modelo: (value) => value,
    fabricacion: (value) => yearsText(t, value),
    aplicacion: (value) => t.aplicacion[applications.find((each) => each === value) ?? 'ambas'],
  };
  const offered = { ...options, aplicacion: wheelsOffered(options) };
  return (
    <Form
      ref={form}
      action={motoAddress(complete ? pageAfter(motoPages, 'modelo', search, visitor) : 'modelo', language, {})}
    >
      <HiddenSearch search={{ cp: search.cp }} />
      <Stack>
        {motoModelParts.map((part, place) => {
          const loadable = offered[part].length > 0;
          return (
            <SelectField
              key={part}
              label={t.paso[`modelo/${part}`]}
              error={loadable && part !== 'fabricacion' && leftEmpty(part) ? t.falta : undefined}
              name={part}
              value={search[part] ?? ''}
              onChange={choose(part)}
              empty={part === 'fabricacion' ? t.noLoSe : ''}
              disabled={!loadable}
              loading={state !== 'idle' && place === firstOpen}
              options={offered[part].map((value) => ({ value, text: texts[part](value) }))}
            />
          );
        })}
        <Actions>
          <Button type="submit" look={look}>
            {t.seguir}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
};
