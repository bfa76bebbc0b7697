/** `09:15` within a Catalan sentence: "les 9.15". Where times stand in a list or a table they keep the clock's colon. */
export const les = (time: string): string => {
  const short = time.replace(/^0/, '').replace(':', '.');
  return `${short.startsWith('1.') ? 'la' : 'les'} ${short}`;
};
