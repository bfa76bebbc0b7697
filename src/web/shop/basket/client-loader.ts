/** A page that is opened from within has its basket, and asks the server for none. */
export const clientLoader = (): null => null;
