/** Bytes of a file as it is sent. */
export const mostPictureBytes = 15_000_000;
/** Pixels of a side, and of the whole: what is larger is refused before it is decoded. */
export const longestSide = 12_000;
export const mostPoints = 50_000_000;

/** Characters of the words that stand for a picture, and of its name. */
export const longestAlt = 200;
export const longestPictureName = 80;

/** How wide the files are that pages choose from; the largest is twice the column of a text. */
const pictureWidths = [480, 800, 1344] as const;
/** No file is higher, however narrow that makes it. */
export const tallestPicture = 2400;

/** Of a picture of a width the widths of its files: never wider than it is. */
export const widthsOf = (natural: number): number[] => {
  const widest = Math.min(natural, pictureWidths.at(-1) ?? natural);
  return [...pictureWidths.filter((width) => width < widest), widest];
};
