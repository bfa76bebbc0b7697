import { readMotoSize, type MotoSize } from '#domain/moto-revision/bands.ts';
import { parseIds, parsePostcode } from '#domain/finder/address-query.ts';

/** What the address of the second screen says; never a plate. */
export interface MotorcycleAsked {
  readonly cilindrada: MotoSize;
  /** The lead, to which the motorcycle is added. */
  readonly lead: string | null;
  /** What the registry says that the plate stands on, and in which band that is. */
  readonly vehiculo: string | null;
  readonly banda: MotoSize | null;
  readonly marca: number | null;
  readonly moto: number | null;
  readonly cp: string | null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Null without an engine size. */
export const readMotorcycleQuery = (query: URLSearchParams): MotorcycleAsked | null => {
  const cilindrada = readMotoSize(query.get('cilindrada') ?? '');
  if (!cilindrada) return null;
  const lead = query.get('lead') ?? '';
  const numberIn = (name: string): number | null => parseIds(query.getAll(name))[0] ?? null;
  return {
    cilindrada,
    lead: uuid.test(lead) ? lead : null,
    vehiculo: query.get('vehiculo')?.trim().slice(0, 120) || null,
    banda: readMotoSize(query.get('banda') ?? '') ?? null,
    marca: numberIn('marca'),
    moto: numberIn('moto'),
    cp: parsePostcode(query.get('cp')) ?? null,
  };
};

export const writeMotorcycleQuery = (asked: Partial<MotorcycleAsked>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );
