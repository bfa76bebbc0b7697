import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, type DataRouter } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { tellInTime } from './hydrated.ts';
import { sentParts } from './later.ts';

declare global {
  interface Window {
    /** The router's own handle, there once the page is alive. */
    __reactRouterDataRouter?: DataRouter;
    /** Of the steps that this page leads to (`next-routes.server.ts`). */
    nextRoutes?: object;
  }
}

// A page whose script cannot be had makes the router reload the page one is on; its reader wanted the next.
window.navigation?.addEventListener('navigate', (event) => {
  // oxlint-disable-next-line no-underscore-dangle -- The router's name for it.
  const wanted = window.__reactRouterDataRouter?.state.navigation.location;
  if (wanted && event.navigationType === 'reload') {
    event.preventDefault();
    location.assign(createPath(wanted));
  }
});

// A link within the page makes an entry of the history that is nobody's: the router gave all of them one place to scroll to.
addEventListener('popstate', () => {
  if (!history.state) history.replaceState({ key: `${Date.now()}`, idx: null }, '');
});

// Nobody needs it before the first press, by a finger, by keys or by a screen reader. What was pressed may be gone once it is here.
addEventListener(
  'click',
  (press) => {
    const seen = [
      press.composedPath(),
      document.querySelectorAll('main *'),
      document.querySelector('h1')?.textContent,
    ] as const;
    void import('./shell/kept-focus.ts').then((its) => its.keepFocus(...seen));
  },
  { capture: true, once: true },
);

// From here on everything is laid out at once (`[data-below]` in base.css).
document.documentElement.dataset.begun = '';

// oxlint-disable-next-line no-underscore-dangle -- The router's name for it.
Object.assign(window.__reactRouterManifest?.routes ?? {}, window.nextRoutes);

await sentParts();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
tellInTime();
