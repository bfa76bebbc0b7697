import { shortTime } from '#domain/short-time.ts';

/** `09:15` within a Catalan sentence: "les 9:15", with the colon that buttons, lists and tables beside it have. */
export const les = (time: string): string => {
  const short = shortTime(time);
  return `${short.startsWith('1:') ? 'la' : 'les'} ${short}`;
};
