/** A tyre as searches see it: what it can be found by, and its best price. Amounts in cents, net. */
export interface TyreRow {
  readonly id: number;
  readonly modelId: number;
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly ic: number;
  readonly cv: string;
  readonly runflat: boolean;
  /** Place among `reinforcements`, from 1; 0 of plain ones. */
  readonly refuerzo: number;
  readonly orden: number;
  /** Decibels of its label; 0 where what a label says is not known. */
  readonly ruido: number;
  /** Classes of its label, from 1 for A; 0 likewise. */
  readonly mojado: number;
  readonly consumo: number;
  readonly ecotasa: number;
  /** 0 where nobody has it. */
  readonly precio: number;
  /** Basis points. */
  readonly descuento: number;
  /** Whether as many can be had as are usually bought at once. */
  readonly completo: boolean;
  /** What it is made for and on which wheel; empty of cars, where neither is asked. */
  readonly tipo: string;
  readonly posicion: string;
  /** As printed; empty of cars, whose measures say how they are printed. */
  readonly medida: string;
}

/** Many tyres: each of their fields as one text, a line for each tyre. */
export type TyreTexts = Readonly<Record<keyof TyreRow, string>>;

export const readTyres = (texts: TyreTexts): TyreRow[] => {
  if (texts.id === '') return [];
  const named: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.split('\n')]),
  );
  const lines = named as Readonly<Record<keyof TyreRow, readonly string[]>>;
  return lines.id.map((id, line) => ({
    id: Number(id),
    modelId: Number(lines.modelId[line]),
    ancho: Number(lines.ancho[line]),
    serie: Number(lines.serie[line]),
    llanta: Number(lines.llanta[line]),
    ic: Number(lines.ic[line]),
    cv: lines.cv[line] ?? '',
    runflat: lines.runflat[line] === '1',
    refuerzo: Number(lines.refuerzo[line]),
    orden: Number(lines.orden[line]),
    ruido: Number(lines.ruido[line]),
    mojado: Number(lines.mojado[line]),
    consumo: Number(lines.consumo[line]),
    ecotasa: Number(lines.ecotasa[line]),
    precio: Number(lines.precio[line]),
    descuento: Number(lines.descuento[line]),
    completo: lines.completo[line] === '1',
    tipo: lines.tipo[line] ?? '',
    posicion: lines.posicion[line] ?? '',
    medida: lines.medida[line] ?? '',
  }));
};
