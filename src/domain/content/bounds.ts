/** Characters of a page's text in one language; two of them and their header fit into one call. */
export const longestText = 20_000;
export const longestTitle = 120;
export const longestSummary = 300;
export const longestSlug = 80;

/** Lists and quotations inside each other. */
export const deepestNesting = 6;
/** Blocks of a text, and questions of one block. */
export const mostBlocks = 30;
export const mostQuestions = 40;

/** Publications of a page that are still to come. */
export const mostPlanned = 10;
/** Days ahead. */
export const farthestPlanned = 730;
/** Versions of a page that were never published and are kept. */
export const keptDrafts = 50;
