import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useShellTexts } from '#web/shell/texts.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { Form, useLocation } from 'react-router';
import styles from './search-box.module.css';

/** What is added to the field once somebody is in it. */
export interface SuggestionsProps {
  readonly field: HTMLInputElement;
}

/** One field for everything, on every page. A plain form; suggestions are fetched when somebody goes into the field. */
export const SearchBox = () => {
  const t = useShellTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [more, setMore] = useState<{ Suggestions: ComponentType<SuggestionsProps>; field: HTMLInputElement }>();
  const action = address('search', language);
  const help = useCallback(
    () =>
      void import('./suggestions.tsx').then(
        ({ Suggestions }) => field.current && setMore({ Suggestions, field: field.current }),
        () => {},
      ),
    [],
  );
  useEffect(() => {
    // A field that had the focus before hydration sends no focus event.
    if (document.activeElement === field.current) help();
  }, [help]);
  return (
    <Form action={action} className={styles.form} role="search" aria-label={t.buscador}>
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        aria-label={t.buscador}
        placeholder={t.buscadorPista}
        defaultValue={pathname === action ? (new URLSearchParams(search).get('q') ?? '') : ''}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={help}
      />
      <button className={styles.go} type="submit" aria-label={t.buscar}>
        <Icon name="search" />
      </button>
      {more && <more.Suggestions field={more.field} />}
    </Form>
  );
};
