import { isPostcode } from '#domain/accounts/is-postcode.ts';
import { recognisePlate, printPlate } from '#domain/vehicles/plate.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { isPlainTap, linksHere } from '../follow.ts';
import { rememberedKey } from '../remembered-key.ts';
import { storedChanged } from '../stored-value.ts';
import { rememberPlate } from '#web/stored/my-car.ts';
import { rememberedNow, rememberPostcode, rememberWorkshop } from '#web/stored/remembered.ts';
import { withPlace } from './with-place.ts';

const tellPlate = (typed: string): void => {
  if ('kind' in recognisePlate(typed)) rememberPlate(printPlate(typed));
};

/** A field names what it asks for by `data-known`: it begins with what is remembered, and what is typed there is. */
const known = {
  matricula: {
    now: () => rememberedNow().matricula,
    tell: tellPlate,
  },
  // Of a plate that was only typed nobody knows which vehicle has it, and most are of cars: a motorcycle's begins empty then.
  matriculaMoto: {
    now: () => {
      const { matricula, moto } = rememberedNow();
      return moto ? matricula : null;
    },
    tell: tellPlate,
  },
  cp: {
    now: () => rememberedNow().cp,
    tell: (typed: string) => {
      if (isPostcode(typed.toUpperCase())) rememberPostcode(typed.toUpperCase());
    },
  },
  // It is chosen, never typed.
  taller: { now: () => rememberedNow().taller?.codTienda.toString() ?? null, tell: () => {} },
} as const;

const isKnown = (name: string | undefined): name is keyof typeof known => name !== undefined && name in known;

/** Every field that was met, with what it was given; a field that somebody empties stays empty. */
const given = new Map<HTMLInputElement, string>();

const fill = (): void => {
  for (const field of given.keys()) if (!field.isConnected) given.delete(field);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-known]')) {
    const { known: name } = field.dataset;
    if (!isKnown(name) || field === document.activeElement) continue;
    const now = known[name].now() ?? '';
    const before = given.get(field);
    // What was typed, or came with the page, is left alone; what was given follows what is remembered.
    if (before === now || field.value !== (before ?? '')) continue;
    given.set(field, now);
    field.value = now;
    field.disabled = field.type === 'hidden' && now === '';
  }
};

/** What was typed in a field, or in all of a form that is sent. */
const told = (target: EventTarget | null): void => {
  for (const field of target instanceof HTMLFormElement ? target.elements : [target]) {
    if (!(field instanceof HTMLInputElement) || !isKnown(field.dataset['known'])) continue;
    if (field.type !== 'hidden') known[field.dataset['known']].tell(field.value.trim());
  }
};

/** An address says a workshop by its number; the header says its name. */
const nameWorkshop = async (): Promise<void> => {
  const { taller } = rememberedNow();
  if (!taller || taller.alias !== null) return;
  const { browserApi } = await import('#web/api.ts');
  const api = browserApi(languageOfPath(window.location.pathname));
  const { tienda } = await api('readWorkshop', { params: { id: String(taller.codTienda) } });
  rememberWorkshop(tienda);
};

/** A link to what says when tyres are fitted leads there with the place that is remembered. */
const carryPlace = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest(linksHere) : null;
  const href = link?.getAttribute('href') ?? '';
  const to = withPlace(href);
  if (to === href) return;
  // What opens elsewhere reads the link itself.
  link?.setAttribute('href', to);
  // oxlint-disable-next-line no-underscore-dangle -- The router's name for it.
  const router = window.__reactRouterDataRouter;
  if (!router || event.type !== 'click' || event.defaultPrevented || !isPlainTap(event)) return;
  event.preventDefault();
  void router.navigate(to);
};

/** Whoever comes from elsewhere to a page that says when tyres are fitted is told for the place that is remembered. */
const arriveWithPlace = (): void => {
  const here = window.location.pathname + window.location.search;
  const to = withPlace(here);
  // oxlint-disable-next-line no-underscore-dangle -- The router's name for it.
  if (to !== here) void window.__reactRouterDataRouter?.navigate(to, { replace: true, preventScrollReset: true });
};

let knows = false;

/** From now on, on every page, once for each document; and what was said while this script was on its way. `telling` is what says it. */
export const knowFields = (said: Iterable<EventTarget | null>, telling: readonly ('change' | 'submit')[]): void => {
  for (const target of said) told(target);
  if (knows) return;
  knows = true;
  let due = 0;
  const soon = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(fill);
  };
  const changed = () => {
    soon();
    nameWorkshop().catch(() => {});
  };
  for (const type of telling) document.addEventListener(type, ({ target }) => told(target), true);
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, carryPlace, true);
  window.addEventListener(storedChanged, changed);
  window.addEventListener('storage', ({ key }) => (key === rememberedKey || key === null) && soon());
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  changed();
  arriveWithPlace();
};
