import type { ReactNode } from 'react';

/** A telephone number that calls. */
export const PhoneLink = ({ telefono, children }: { telefono: string; children?: ReactNode }) => (
  <a href={`tel:${telefono.replaceAll(' ', '')}`}>{children ?? telefono}</a>
);
