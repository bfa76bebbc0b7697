/** What the hash of a registration is made of: the very texts of its message. */
export interface RegistrationHashParts {
  readonly IDEmisorFactura: string;
  readonly NumSerieFactura: string;
  readonly FechaExpedicionFactura: string;
  readonly TipoFactura: string;
  readonly CuotaTotal: string;
  readonly ImporteTotal: string;
  /** Of the record before, in capitals; empty for the first one. */
  readonly Huella: string;
  readonly FechaHoraHusoGenRegistro: string;
}

export interface AnnulmentHashParts {
  readonly IDEmisorFacturaAnulada: string;
  readonly NumSerieFacturaAnulada: string;
  readonly FechaExpedicionFacturaAnulada: string;
  readonly Huella: string;
  readonly FechaHoraHusoGenRegistro: string;
}

const registration = [
  'IDEmisorFactura',
  'NumSerieFactura',
  'FechaExpedicionFactura',
  'TipoFactura',
  'CuotaTotal',
  'ImporteTotal',
  'Huella',
  'FechaHoraHusoGenRegistro',
] as const satisfies readonly (keyof RegistrationHashParts)[];

const annulment = [
  'IDEmisorFacturaAnulada',
  'NumSerieFacturaAnulada',
  'FechaExpedicionFacturaAnulada',
  'Huella',
  'FechaHoraHusoGenRegistro',
] as const satisfies readonly (keyof AnnulmentHashParts)[];

const joined = <Key extends string>(keys: readonly Key[], parts: Readonly<Record<Key, string>>): string =>
  keys.map((key) => `${key}=${parts[key].trim()}`).join('&');

/**
 * The text whose SHA-256, in 64 capital hexadecimal digits, is the hash of a registration: names and values in this order,
 * trimmed, not encoded (AEAT, «Detalle de las especificaciones técnicas para generación de la huella», 0.1.2).
 */
export const registrationHashText = (parts: RegistrationHashParts): string => joined(registration, parts);

/** The same of an annulment. */
export const annulmentHashText = (parts: AnnulmentHashParts): string => joined(annulment, parts);

/** SHA-256 of a text in UTF-8, in 64 capital hexadecimal digits; given, as the domain knows no library. */
export type Sha256 = (text: string) => string;

export const hashShape = /^[0-9A-F]{64}$/;
