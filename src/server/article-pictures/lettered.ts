import { inLines } from '../lettering/in-lines.ts';
import { outlined } from '../lettering/outlined.ts';

interface Place {
  readonly x: number;
  /** The top of the first letters. */
  readonly y: number;
  readonly width: number;
  /** Of the name's capitals. */
  readonly height: number;
}

const most = 3;
const step = 1.5;

/** The maker and the name of work, in white: names of work are sentences, and take more than one line. */
export const lettered = (
  { marca, nombre }: { readonly marca: string; readonly nombre: string },
  { x, y, width, height }: Place,
): string => {
  const name = inLines(nombre, { weight: 'strong', height, width }, most);
  return (
    outlined(marca.toUpperCase(), {
      weight: 'heavy',
      fill: '#fff',
      x,
      y: y + height * 0.9,
      height: height * 0.9,
      width,
    }) +
    name.lines
      .map((line, place) =>
        outlined(line, {
          weight: 'strong',
          fill: '#fff',
          x,
          y: y + height * 1.7 + name.height * (1 + place * step),
          height: name.height,
          width,
        }),
      )
      .join('')
  );
};
