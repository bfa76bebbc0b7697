export const pageDataFolder = '/page-data';

/** Where the data of a page is (spec N5); home is `index`. */
export const pageFile = (pathname: string): string =>
  `${pageDataFolder}${pathname === '/' ? '/index' : pathname}/page-data.json`;
