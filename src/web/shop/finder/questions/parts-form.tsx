import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ChangeEvent } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { HiddenPairs } from '#web/ui/hidden-pairs.tsx';
import { useFinderTexts } from '../finder-texts.ts';
import type { AskedPart } from './asked-part.ts';
import { useLeftEmpty } from '#web/ui/left-empty.ts';
import styles from './parts-form.module.css';
import { pageAfter, type Asking } from './question-pages.ts';
import { useVisitor } from './use-visitor.ts';

/** What of a page of several questions is its selector's. */
export interface SeveralParts<Search> {
  readonly parts: readonly AskedPart<Search>[];
  /** Whether everything is answered that must be. */
  readonly complete: boolean;
  readonly submit?: string;
  /** Quieter where it is not the first way on. */
  readonly look?: 'primary' | 'secondary';
}

/**
 * Several questions in one page. Choosing an answer empties those after it and loads their options; what has none yet waits.
 * Without JavaScript the form sends itself to this page until it is complete.
 */
export const PartsForm = <
  Question extends string,
  Step extends string,
  Page extends string,
  Search extends { readonly cp?: string | undefined; readonly taller?: number | undefined },
>({
  pages,
  question,
  search,
  parts,
  complete,
  submit,
  look = 'primary',
}: Asking<Question, Step, Page, Search> & SeveralParts<Search>) => {
  const t = useFinderTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { form, leftEmpty } = useLeftEmpty();
  const visitor = useVisitor(search.cp);
  const { to, write } = pages.finder;
  const choose =
    ({ choose: choosing }: AskedPart<Search>) =>
    ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
      void navigate(to(question, language, choosing(value)), { replace: true, preventScrollReset: true });
  const kept = Object.fromEntries(pages.kept.map((field) => [field, search[field]])) as Partial<Search>;
  const firstOpen = parts.findIndex(({ value }) => value === undefined);
  return (
    <Form ref={form} action={to(complete ? pageAfter(pages, question, search, visitor) : question, language, {})}>
      <HiddenPairs pairs={write(kept)} />
      {search.cp === undefined && <input type="hidden" name="cp" disabled data-known="cp" />}
      {search.taller === undefined && <input type="hidden" name="taller" disabled data-known="taller" />}
      <Stack>
        <div className={styles.parts}>
          {parts.map((part, place) => {
            const { name, label, hint, any, value: chosen, options } = part;
            const loadable = options.length > 0;
            return (
              <SelectField
                key={name}
                label={label}
                hint={hint}
                error={loadable && any === undefined && leftEmpty(name) ? t.falta : undefined}
                name={name}
                value={chosen ?? ''}
                onChange={choose(part)}
                empty={any ?? ''}
                disabled={!loadable}
                loading={state !== 'idle' && place === firstOpen}
                options={options.map(({ value, text }) => ({ value: String(value), text }))}
              />
            );
          })}
        </div>
        <Actions>
          <Button type="submit" look={look}>
            {submit ?? t.seguir}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
};
