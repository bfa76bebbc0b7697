export type Device = 'movil' | 'tableta' | 'escritorio';

/** By the width of the page, as its styles decide (767 and 1279 px); what a browser says of itself is not asked. */
export const deviceHere = (): Device => {
  if (window.matchMedia('(width < 768px)').matches) return 'movil';
  return window.matchMedia('(width < 1280px)').matches ? 'tableta' : 'escritorio';
};
