import type { Measured } from '../consent.tsx';

/** Who gets what is measured, by the name that people know. */
export const whoIsTold = (measured: NonNullable<Measured>): string =>
  measured.clase === 'gestor' ? 'Google' : new URL(measured.url).host;
