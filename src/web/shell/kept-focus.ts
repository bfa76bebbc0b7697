import { firstWrong } from '#web/ui/form-fields.ts';

/** So long what took the focus away may give it to something itself, as a page that was gone to gives it to its title. */
const waitMs = 60;

/** What says what has come, or what is asked next. */
const telling = 'h1, h2, h3, h4, [role="status"], [role="alert"], input:not([type="hidden"]), select, textarea';
const pressed = 'a, button, summary, label, input, select, textarea';

/** What was pressed or has the focus, and what it stands in, up to the page's main part. */
let place: readonly Element[] = [];
/** What the page was called then, and what stood on it. */
let called = '';
let before: ReadonlySet<Element> = new Set();
/** The form that was sent and has not been answered yet. */
let sent: HTMLFormElement | null = null;

const titleOfPage = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** What stood on the page at a moment, and what the page was called. */
type Stood = readonly [standing: Iterable<Element>, title: string | undefined];

const standsNow = (): Stood => [document.querySelectorAll('main *'), titleOfPage()?.textContent];

const remember = ([standing, title = '']: Stood): void => {
  called = title;
  before = new Set(standing);
};

const follow = (path: readonly EventTarget[], stood: Stood): void => {
  const elements = path.filter((each) => each instanceof Element);
  const main = elements.findIndex(({ localName }) => localName === 'main');
  const first = elements.findIndex((each) => each.matches(pressed) || each.hasAttribute('tabindex'));
  place = first < 0 ? [] : elements.slice(first, main + 1);
  remember(stood);
};

/** There for eyes too: not what only is spoken, nor what is folded. */
const isSeen = (element: Element): boolean => element.getBoundingClientRect().height > 1;

/** Of what has come around the pressed thing, what says or asks something first, or else all of it. */
const replacementIn = (left: Element): Element | undefined => {
  const come = [...left.querySelectorAll('*')].filter((each) => !before.has(each) && isSeen(each));
  return come.find((each) => each.matches(telling)) ?? come[0];
};

const giveBack = (): void => {
  const [gone] = place;
  const { activeElement, body } = document;
  if (!gone || gone.isConnected || (activeElement && activeElement !== body)) return;
  const left = place.find((each) => each.isConnected);
  const title = titleOfPage();
  const other = title?.textContent === called ? null : title;
  const next = firstWrong(left) ?? other ?? (left && replacementIn(left)) ?? left ?? title;
  if (!(next instanceof HTMLElement)) return;
  // Nothing but the focus needs it.
  if (next.tabIndex < 0 && !next.hasAttribute('tabindex')) {
    next.tabIndex = -1;
    next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
  }
  next.focus({ preventScroll: next.tabIndex < 0 });
};

const focusWrong = (): void => {
  const { activeElement, body } = document;
  const [here] = place;
  if (!sent?.isConnected || here?.matches('[aria-busy]') || sent.querySelector('[type="submit"][aria-busy]')) return;
  if (activeElement !== body && activeElement !== here) return;
  const wrong = firstWrong(sent);
  if (!wrong) return;
  sent = null;
  wrong.focus();
};

const look = (): void => {
  if (place[0]?.isConnected === false) setTimeout(giveBack, waitMs);
  else if (sent) setTimeout(focusWrong, waitMs);
};

const formSentBy = (path: readonly EventTarget[]): HTMLFormElement | null => {
  const button = path.find((each) => each instanceof HTMLButtonElement);
  return button?.type === 'submit' ? button.form : null;
};

/**
 * Whoever cannot see the whole page goes on where they were. A button whose press takes it away would leave the focus at the top of
 * the document, and nobody would be told what came in its place: a field that is wrong has it then, or the page's title where the
 * page is called otherwise, or what came, or what is left around the button. A form that was sent and stays gives it to its first
 * wrong field. `path` is that of the press before which this was not here, and `stood` what was there then: it may be gone meanwhile.
 */
export const keepFocus = (path: readonly EventTarget[], ...stood: Stood): void => {
  follow(path, stood);
  sent = formSentBy(path);
  addEventListener('focusin', (event) => {
    sent = null;
    follow(event.composedPath(), standsNow());
  });
  const followPress = (event: Event) => {
    const pressedAt = event.composedPath();
    // Not every browser gives the focus to a button that is pressed.
    if (document.activeElement === document.body) follow(pressedAt, standsNow());
    else remember(standsNow());
    sent = formSentBy(pressedAt);
  };
  addEventListener('click', followPress, true);
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy', 'aria-invalid', 'data-invalid'],
  });
  look();
};
