const key = 'busqueda';

/** Keeps the name of the search whose tyres this tab shows: a basket that is filled from here bears it (spec B6). */
export const keepSearchToken = (token: string): void => {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    return;
  }
};

/** The search that this tab came from; null where it came from none. */
export const searchTokenHere = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};
