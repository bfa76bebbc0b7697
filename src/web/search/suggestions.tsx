import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { foundGroups, omittedWords, type FoundGroup, type FoundThing } from './found-groups.ts';
import type { SuggestionsProps } from './search-box.tsx';
import styles from './suggestions.module.css';
import { useSearchTexts } from './texts.ts';

const listId = 'search-suggestions';
const optionId = (place: number): string => `${listId}-${place}`;

/** Long enough not to ask for every letter, short enough not to be waited for. */
const pauseMs = 150;
const least = 2;
/** Of each group: what can be looked over in a moment. */
const cuantos = 4;

interface Offered {
  /** Each with the place of its first suggestion among all. */
  readonly groups: readonly (FoundGroup & { readonly first: number })[];
  readonly total: number;
  /** The sentence that says which words nothing has beside the others. */
  readonly without: string;
}

const nothing: Offered = { groups: [], total: 0, without: '' };

const numbered = (groups: readonly FoundGroup[], without: string): Offered =>
  groups.reduce<Offered>(
    ({ groups: before, total }, group) => ({
      groups: [...before, { ...group, first: total }],
      total: total + group.things.length,
      without,
    }),
    nothing,
  );

/** What is typed, asked for when the typing pauses; an answer that comes late is not heard any more. */
const useOffered = (field: HTMLInputElement): Offered | undefined => {
  const t = useSearchTexts();
  const language = useLanguage();
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let running: AbortController | undefined;
    let last = '';
    const ask = async (q: string, signal: AbortSignal) => {
      try {
        const found = await browserApi(language)('searchSite', { query: { q, cuantos } }, { signal });
        if (signal.aborted) return;
        setOffered(numbered(foundGroups(found, language, t), omittedWords(found, t)));
      } catch {
        // Without an answer there are no suggestions; the form leads to the same.
        if (!signal.aborted) setOffered(undefined);
      }
    };
    const typed = () => {
      const q = field.value.trim();
      if (q === last) return;
      last = q;
      clearTimeout(waiting);
      running?.abort();
      if (q.length < least) return setOffered(undefined);
      running = new AbortController();
      const { signal } = running;
      waiting = setTimeout(() => void ask(q, signal), pauseMs);
    };
    field.addEventListener('input', typed);
    // The visitor may have typed before this file arrived.
    typed();
    return () => {
      field.removeEventListener('input', typed);
      clearTimeout(waiting);
      running?.abort();
    };
  }, [field, language, t]);
  return offered;
};

interface Chosen {
  readonly offered: Offered | undefined;
  /** Whether the list is open on this page. */
  readonly isOpen: boolean;
  readonly shown: boolean;
  /** Which suggestion is chosen; -1 for none. */
  readonly chosen: number;
}

/** What assistive tools are told of the field: that it has a list, whether it is open, and what is chosen in it. */
const useComboboxField = (field: HTMLInputElement, { shown, chosen }: Chosen): void => {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(shown),
      'aria-activedescendant': shown && chosen >= 0 ? optionId(chosen) : '',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === '') field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, [field, shown, chosen]);
};

/** Keeps what is chosen in sight within the list alone: the page does not move. */
const useChosenInSight = ({ shown, chosen }: Chosen): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = shown && chosen >= 0 ? document.getElementById(optionId(chosen)) : null;
    const box = list.current;
    if (!option || !box) return;
    const { offsetTop: top, offsetHeight: height } = option;
    if (top < box.scrollTop) box.scrollTop = top - height;
    else if (top + height > box.scrollTop + box.clientHeight) box.scrollTop = top + height - box.clientHeight;
  }, [shown, chosen]);
  return list;
};

/** Opens, closes and chooses by what happens in the field. */
const useChoice = (field: HTMLInputElement): Chosen => {
  const { key } = useLocation();
  const offered = useOffered(field);
  const total = offered?.total ?? 0;
  // Open on the page where it was opened: going on to another one closes it. What is chosen is of one answer alone.
  const [openOn, setOpenOn] = useState<string | undefined>(key);
  const [choice, setChoice] = useState<{ readonly of: Offered | undefined; readonly place: number }>();
  const isOpen = openOn === key;
  const shown = isOpen && total > 0;
  const chosen = choice && choice.of === offered ? choice.place : -1;

  useEffect(() => {
    const move = (by: number) => {
      setOpenOn(key);
      // One place more than there are suggestions: the text itself.
      setChoice({ of: offered, place: ((chosen + 1 + by + total + 1) % (total + 1)) - 1 });
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || total === 0) return;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Escape' && shown) setOpenOn(undefined);
      else if (event.key === 'Enter' && shown && chosen >= 0) document.getElementById(optionId(chosen))?.click();
      else {
        if (event.key === 'Home' || event.key === 'End') setChoice(undefined);
        return;
      }
      event.preventDefault();
    };
    const arrive = () => setOpenOn(key);
    const leave = () => setOpenOn(undefined);
    const type = () => {
      arrive();
      setChoice(undefined);
      field.dataset.typing = '';
    };
    const send = () => {
      leave();
      delete field.dataset.typing;
    };
    const ends = new AbortController();
    const { signal } = ends;
    field.addEventListener('keydown', press, { signal });
    field.addEventListener('input', type, { signal });
    field.addEventListener('focus', arrive, { signal });
    field.addEventListener('blur', leave, { signal });
    field.form?.addEventListener('submit', send, { signal });
    field.form?.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) send();
      },
      { signal },
    );
    return () => ends.abort();
  }, [field, key, offered, shown, chosen, total]);
  return { offered, isOpen, shown, chosen };
};

const Option = ({ thing, place, chosen }: { thing: FoundThing; place: number; chosen: boolean }) => (
  <Link id={optionId(place)} className={styles.option} role="option" aria-selected={chosen} tabIndex={-1} to={thing.to}>
    <Icon name={thing.icon} className={styles.icon} />
    <span className={styles.text}>{thing.text}</span>
    {thing.note && <span className={styles.note}>{thing.note}</span>}
  </Link>
);

/**
 * Suggestions below the search field, as WAI-ARIA's combobox with a list: the focus stays in the field, the arrows
 * choose, Enter goes there, Escape closes, Home and End go back to the text.
 */
export const Suggestions = ({ field }: SuggestionsProps) => {
  const t = useSearchTexts();
  const choice = useChoice(field);
  const { offered, isOpen, shown, chosen } = choice;
  const { groups, total, without } = offered ?? nothing;
  useComboboxField(field, choice);
  const list = useChosenInSight(choice);
  return (
    <>
      {/* The focus stays in the field while the list is pressed or scrolled. */}
      <div
        ref={list}
        id={listId}
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        aria-label={t.lista}
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
      >
        {without && (
          <p className={styles.title} role="presentation">
            {without}
          </p>
        )}
        {groups.map(({ name, title, things, first }) => (
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <p className={styles.title} id={`${listId}-${name}`} role="presentation">
              {title}
            </p>
            {things.map((thing, row) => (
              <Option key={first + row} thing={thing} place={first + row} chosen={first + row === chosen} />
            ))}
          </div>
        ))}
      </div>
      <p className="spoken" role="status">
        {offered && isOpen ? `${t.sugerencias(total)}${without && `. ${without}`}` : ''}
      </p>
    </>
  );
};
