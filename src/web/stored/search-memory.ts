/** What somebody searched for before anything lay in the basket. It lives as long as the tab. */
export interface SearchMemory {
  readonly matricula?: string;
  /** Where it is to be fitted. */
  readonly taller?: { readonly codTienda: number; readonly cpostal: string };
}

const key = 'vistoAntes';

/** Nothing where the browser keeps nothing, or something else. */
export const searchedBefore = (): SearchMemory => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

export const rememberSearch = (searched: SearchMemory): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...searchedBefore(), ...searched }));
  } catch {
    // A full or forbidden storage only means that it is asked for again.
  }
};
