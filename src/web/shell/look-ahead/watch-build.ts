import { minuteMs } from '#domain/time.ts';
import { ownBuild } from '#web/own-build.ts';
import { pageDataFolder } from '#web/page-data/page-file.ts';
import { isPlainTap } from '../follow.ts';

/** A page that comes back into sight asks no more often than that. */
const atMostEveryMs = minuteMs;

const isOutdated = async (): Promise<boolean> => {
  const { webpackCompilationHash } = (await (await fetch(`${pageDataFolder}/app-data.json`)).json()) as {
    webpackCompilationHash?: string;
  };
  return webpackCompilationHash !== undefined && webpackCompilationHash !== ownBuild();
};

/** The browser itself follows a link then: the router, which would take it, does not hear of it. */
const leaveToBrowser = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (link && isPlainTap(event)) event.stopPropagation();
};

/**
 * A page that was left open and is looked at again asks whether the shop was built anew since (spec N6); if so the next link
 * loads a new document, because the scripts of the old one may be gone.
 */
export const watchBuild = (): (() => void) => {
  let asked = performance.now();
  const ask = async () => {
    if (document.hidden || performance.now() - asked < atMostEveryMs) return;
    asked = performance.now();
    if (await isOutdated()) window.addEventListener('click', leaveToBrowser, true);
  };
  // A shop that cannot be reached is none that was built anew.
  const look = () => void ask().catch(() => {});
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('click', leaveToBrowser, true);
  };
};
