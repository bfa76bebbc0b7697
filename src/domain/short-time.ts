/** "9:15" of `09:15`, as people say it. */
export const shortTime = (time: string): string => time.replace(/^0/, '');
