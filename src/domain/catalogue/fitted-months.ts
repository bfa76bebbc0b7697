/** The first day of the month so many months before a day's, as dates are written. */
export const monthBefore = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
};

/** What was fitted within a year is what is fitted most. */
export const monthsTold = 12;

/** Orders of these months are counted again: their visits may still come. */
export const monthsCounted = 3;
