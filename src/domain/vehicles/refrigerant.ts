export type Refrigerant = 'R134a' | 'R1234yf';

/**
 * The gas of a car's air conditioning by the year in which it was first registered: R134a, and R1234yf from 2018 on. Cars
 * of 2014 to 2017 may have either, so somebody has to look below the bonnet (spec C8).
 */
export const refrigerantOf = (year: number): Refrigerant | 'mirar' => {
  if (year >= 2018) return 'R1234yf';
  return year >= 2014 ? 'mirar' : 'R134a';
};
