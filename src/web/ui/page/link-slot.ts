import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { cloneElement } from 'react';

/** A link made by the page (`<Link to="…" />` or `<a href="…" />`), filled and dressed by the component. */
export type LinkElement = ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>;

export const fillLink = (link: LinkElement, attributes: AnchorHTMLAttributes<HTMLAnchorElement>): LinkElement =>
  cloneElement(link, attributes);
