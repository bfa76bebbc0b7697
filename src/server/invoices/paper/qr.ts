import { encode } from 'uqr';
import { colours, millimetre, type Sheet } from './sheet.ts';

/** Orden HAC/1177/2024 art. 21.1: 30 to 40 mm, error correction of level M. */
export const qrSize = 34 * millimetre;
/** White around it: 2 mm at least, 6 mm as advised (AEAT, QR, 0.5.0, 3). */
export const qrMargin = 6 * millimetre;

/** The squares of the QR of an address, without the white around them. */
export const qrSquares = (address: string): readonly (readonly boolean[])[] =>
  encode(address, { ecc: 'M', boostEcc: false, border: 0 }).data;

/** Draws it; squares of a row that touch are one rectangle, so that no viewer shows a seam. Read out, it is its address. */
export const drawQr = ({ doc, figure }: Sheet, address: string, x: number, y: number): void => {
  const rows = qrSquares(address);
  const side = qrSize / rows.length;
  figure(address, () => {
    doc.fillColor(colours.asphalt);
    rows.forEach((row, down) => {
      for (let from = 0; from < row.length; from++) {
        if (!row[from]) continue;
        let to = from;
        while (row[to]) to += 1;
        doc.rect(x + from * side, y + down * side, (to - from) * side, side);
        from = to;
      }
    });
    doc.fill();
  });
};
