import { createElement, lazy, type ComponentType } from 'react';
import { isHydrated } from './hydrated.ts';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** What a touch is for comes first. */
const restMs = 1000;

/** A script that a page does without until somebody uses it: fetched soon after the first touch, or when it is asked for before. */
export const atTouch = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  // What is lost now is asked for again once it is needed.
  const ahead = () => setTimeout(() => void load().catch(() => {}), restMs);
  if (!import.meta.env.SSR)
    for (const type of touches) window.addEventListener(type, ahead, { passive: true, once: true });
  return load;
};

const wasReloaded = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
};

/**
 * A lost script loads the page anew, once. One that the server has sent is left as it is: it can be read, and its links and
 * forms work.
 */
export const orReload = async <Part>(script: Promise<Part>): Promise<Part> => {
  try {
    return await script;
  } catch (why) {
    if (isHydrated()) {
      if (wasReloaded()) throw why;
      window.location.reload();
    }
    return await new Promise(() => {});
  }
};

const sent: Promise<void>[] = [];

/** Until what the document has of such parts is there, or cannot be had. */
export const sentParts = async (): Promise<void> => void (await Promise.allSettled(sent));

/**
 * A part of a page that its first screen does not show. Without a `Suspense` around it the server's stands in its place, and
 * what was shown before stays until the browser has it. With one, the page would listen before the part does, and a tap on it
 * would be lost: where the document has it, which `id` says, the page begins once it is there.
 */
export const later = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  id?: string,
): Promise<ComponentType<Props>> => {
  if (import.meta.env.SSR) return await load();
  const part = atTouch(load);
  const Late = lazy(async () => ({ default: await orReload(part()) }));
  if (id === undefined || isHydrated() || !document.getElementById(id)) return Late;
  let Sent: ComponentType<Props> = Late;
  const come = async () => {
    Sent = await part();
  };
  sent.push(come());
  return (props) => createElement(Sent, props);
};
