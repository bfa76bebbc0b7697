import { useMatches } from 'react-router';

/** The staff's pages have a frame of their own: no menu of the shop, no basket. Their routes say so by their ids. */
export const useOwnFrame = (): boolean => useMatches().some(({ id }) => /^(?:es|ca)\/console/.test(id));
