import { isRefusal } from '#domain/refusal.ts';
import type { parseTyreSize } from '#domain/tyres/size.ts';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import type { Pairs } from '../filters/facet.ts';

type Parse = typeof parseTyreSize;

let parse: Parse | undefined;
const bringParse = async (): Promise<void> => {
  const size = await import('#domain/tyres/size.ts');
  parse = size.parseTyreSize;
};

const pairsOf = (typed: string): Pairs => {
  const size = parse?.(typed);
  if (!size || isRefusal(size)) return [];
  const { ancho, serie, llanta, ic: carga, cv: velocidad } = size;
  return Object.entries({ ancho, serie, llanta, carga, velocidad }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
};

/**
 * The size that somebody types, as the pairs of its results' address, as soon as it can be read here: whoever sends it goes there at
 * once. Empty otherwise: then the server reads it, and leads there with a second turn of the line.
 */
export const useTypedSize = () => {
  const [pairs, setPairs] = useState<Pairs>([]);
  const read = ({ value }: HTMLInputElement) => setPairs(pairsOf(value));
  return {
    pairs,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => read(currentTarget),
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      bringParse().then(
        () => read(currentTarget),
        // Without it the server reads what was typed.
        () => {},
      );
    },
  };
};
