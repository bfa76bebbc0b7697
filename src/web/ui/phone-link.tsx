import type { AnchorHTMLAttributes } from 'react';

/** The address that calls a number as people write it: `tel:+34900000000`. */
export const telHref = (telefono: string): string => `tel:${telefono.replaceAll(' ', '')}`;

/** A telephone number that calls; with other words, or dressed as a button, where those are given. */
export const PhoneLink = ({
  telefono,
  children,
  ...look
}: { telefono: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) => (
  <a {...look} href={telHref(telefono)}>
    {children ?? telefono}
  </a>
);
