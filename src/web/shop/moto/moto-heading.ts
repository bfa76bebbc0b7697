import { printMotoSize } from '#domain/finder/moto-size.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import type { MotoWanted } from './load-moto-results.server.ts';
import { motoName } from './model-name.ts';

/** The size that is looked for: as papers print it where they are known, else its numbers. */
export const sizeOf = ({ medidas, aplicacion, ruedas }: MotoWanted): string =>
  ruedas.find(({ wheel }) => wheel === aplicacion)?.medida ?? printMotoSize(medidas);

/** `120/70-17`, or `Yamaha MT-07`. */
export const subjectOf = (search: MotoSearch, wanted: MotoWanted): string => motoName(search) || sizeOf(wanted);
