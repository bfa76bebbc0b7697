import Bowser from 'bowser';

const longest = 80;

/** Browser and system as they say themselves, `Firefox, Linux`; null where they say nothing that is known. */
export const deviceName = (userAgent: string): string | null => {
  // What a browser says of itself is as long as whoever sends it likes.
  const said = userAgent.slice(0, 400);
  if (said === '') return null;
  const { browser, os } = Bowser.parse(said);
  const names = [browser.name, os.name].filter((name): name is string => Boolean(name));
  return names.length > 0 ? names.join(', ').slice(0, longest) : null;
};
