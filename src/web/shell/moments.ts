import { useLocation, useMatches, useNavigationType } from 'react-router';
import { registered } from './account-name.ts';
import { useCurrentPage, type CurrentPage } from './current-page.ts';
import { storedChanged } from './stored-value.ts';

/** What the browser's storage holds, as texts by their keys. */
export type Kept = Readonly<Partial<Record<string, string>>>;

/** A page that somebody came to. */
export interface Arrived {
  /** Of this visit to it. */
  readonly key: string;
  readonly current: CurrentPage | undefined;
  readonly pathname: string;
  readonly loaded: unknown;
  /** `POP` of a new document, and of who goes back or forward. */
  readonly way: 'POP' | 'PUSH' | 'REPLACE';
}

/** Something that happened, at a moment of `performance.now()`. */
export interface Moment {
  readonly at: number;
  /** One of `momentTypes`, or of a page nothing. */
  readonly type?: string;
  readonly kept: Kept;
  readonly arrived?: Arrived;
}

/** Events of `window` by which what happens is known. */
export const momentTypes = [storedChanged, registered, 'storage'] as const;

/** More does not happen while a script is fetched. */
const most = 60;

export const keptNow = (): Kept => {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
};

/** Notes what happens from now on, for who can tell it later. */
export const noteMoments = () => {
  const noted: Moment[] = [];
  let left = most;
  const note = (more: Pick<Moment, 'type' | 'arrived'>) => {
    if (left-- > 0) noted.push({ at: performance.now(), kept: keptNow(), ...more });
  };
  const hear = ({ type }: Event) => note({ type });
  for (const type of momentTypes) window.addEventListener(type, hear);
  // As it was: what is there already happened before.
  note({ type: 'storage' });
  return {
    since: Date.now(),
    arrive: (arrived: Arrived): void => note({ arrived }),
    /** What was noted; nothing more is. */
    end: (): readonly Moment[] => {
      for (const type of momentTypes) window.removeEventListener(type, hear);
      left = 0;
      return noted.splice(0);
    },
  };
};

export type Noting = ReturnType<typeof noteMoments>;

export const useArrived = (): Arrived => {
  const { key, pathname } = useLocation();
  return {
    key,
    pathname,
    current: useCurrentPage(),
    loaded: useMatches().at(-1)?.loaderData,
    way: useNavigationType(),
  };
};
