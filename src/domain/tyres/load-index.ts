/** Load capacity in kilograms of the indices 80 to 159; the series repeats every 80 steps, times ten (ETRTO, UN R30). */
const kilograms = [
  450, 462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615, 630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850,
  875, 900, 925, 950, 975, 1000, 1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450, 1500,
  1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900, 1950, 2000, 2060, 2120, 2180, 2240, 2300, 2360, 2430, 2500, 2575,
  2650, 2725, 2800, 2900, 3000, 3075, 3150, 3250, 3350, 3450, 3550, 3650, 3750, 3875, 4000, 4125, 4250, 4375,
];

/** The highest load index of the series. */
export const highestLoadIndex = 279;

/**
 * What one tyre carries, in kilograms, by its load index (`ic`, 0 to 279): 91 is 615, 121 is 1450. Undefined
 * outside the series. Below index 80 the tables keep one decimal under 100 kg and none above.
 */
export const loadCapacity = (ic: number): number | undefined => {
  if (!Number.isInteger(ic) || ic < 0 || ic > highestLoadIndex) return undefined;
  const base = kilograms[ic % 80] ?? 0;
  if (ic >= 80) return base * 10 ** (Math.floor(ic / 80) - 1);
  return base >= 1000 ? Math.floor(base / 10) : base / 10;
};
