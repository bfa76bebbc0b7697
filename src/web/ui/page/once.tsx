import { createContext, useContext, type DOMAttributes, type ReactNode } from 'react';

/** Of one rendering on the server, which pieces of it were rendered before. */
export interface PiecesOfPage {
  /** What stands around a piece that is rendered now, or in the place of one that is known. */
  readonly marksOf: (of: object) => { readonly begin: string; readonly end: string; readonly isKnown: boolean };
}

export const PiecesContext = createContext<PiecesOfPage | undefined>(undefined);

interface OnceProps extends DOMAttributes<HTMLElement> {
  readonly as: 'div' | 'footer' | 'ul';
  readonly id: string;
  readonly className?: string | undefined;
  readonly 'data-below'?: '' | undefined;
  /** What the piece is made from; nothing in a browser, which has it in its document. */
  readonly of: object | undefined;
  readonly children: ReactNode;
}

/** What the document had in an element: the same object each time, so that React never writes it again. */
const inDocument = new Map<string, { readonly __html: string }>();

const htmlOf = (id: string): { readonly __html: string } => {
  const known = inDocument.get(id);
  if (known) return known;
  const found = { __html: import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '') };
  inDocument.set(id, found);
  return found;
};

const Marked = ({ of, children }: { of: object; children: ReactNode }): ReactNode => {
  const pieces = useContext(PiecesContext);
  if (!pieces) return children;
  const { begin, end, isKnown } = pieces.marksOf(of);
  return (
    <>
      <template id={begin} />
      {isKnown ? null : (
        <>
          {children}
          <template id={end} />
        </>
      )}
    </>
  );
};

/**
 * An element that looks the same on every page for one object that it is made from: the server renders it once for each object
 * and puts the same bytes into every page. It must read nothing else that differs between pages. The browser leaves what the
 * document has in it as it is: no data is sent for it, and no script makes it again. So it has plain links, and no handlers
 * but those of the element itself.
 */
export const Once = ({ as: Element, of, children, ...own }: OnceProps): ReactNode =>
  of === undefined ? (
    <Element key="document" {...own} dangerouslySetInnerHTML={htmlOf(own.id)} suppressHydrationWarning />
  ) : (
    <Element key="made" {...own}>
      <Marked of={of}>{children}</Marked>
    </Element>
  );
