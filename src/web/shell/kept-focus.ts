import { firstWrong } from '#web/ui/form-fields.ts';

/** So long what took the focus away may give it to something itself, as a page that was gone to gives it to its title. */
const waitMs = 60;

/** What has the focus, and what it stands in, up to the page's main part. */
let place: readonly HTMLElement[] = [];
/** What the page was called then. */
let called = '';

const titleOfPage = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

const placeOf = (element: HTMLElement): HTMLElement[] => {
  const around: HTMLElement[] = [];
  let each = element.closest('main') ? element : null;
  while (each) {
    around.push(each);
    each = each.localName === 'main' ? null : each.parentElement;
  }
  return around;
};

const giveBack = (): void => {
  const [gone] = place;
  const { activeElement, body } = document;
  if (!gone || gone.isConnected || (activeElement && activeElement !== body)) return;
  const left = place.find((each) => each.isConnected);
  const title = titleOfPage();
  const other = title?.textContent === called ? null : title;
  const next = firstWrong(left) ?? other ?? left ?? title;
  if (!next) return;
  // Nothing but the focus needs it.
  if (next.tabIndex < 0 && !next.hasAttribute('tabindex')) {
    next.tabIndex = -1;
    next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
  }
  next.focus({ preventScroll: next.tabIndex < 0 });
};

/**
 * Whoever goes by keys goes on where they were. A button whose press takes it away would leave the focus at the top of the document,
 * and nobody would be told what came in its place: a field that is wrong has it then, or the page's title where the page is called
 * otherwise, or what is left around the button.
 */
export const keepFocus = (): void => {
  const follow = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof HTMLElement)) return;
    place = placeOf(target);
    called = titleOfPage()?.textContent ?? '';
  };
  follow({ target: document.activeElement });
  addEventListener('focusin', follow);
  new MutationObserver(() => {
    if (place[0] && !place[0].isConnected) setTimeout(giveBack, waitMs);
  }).observe(document.body, { childList: true, subtree: true });
};
