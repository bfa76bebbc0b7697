import { createContext, useContext, type ReactNode } from 'react';

/** Of one rendering on the server, which pieces of it were rendered before. */
export interface PiecesOfPage {
  /** What stands around a piece that is rendered now, or in the place of one that is known. */
  readonly marksOf: (of: object) => { readonly begin: string; readonly end: string; readonly isKnown: boolean };
}

export const PiecesContext = createContext<PiecesOfPage | undefined>(undefined);

/**
 * A piece of a page that looks the same on every page for one object that it is made from: the server renders it once for each
 * object and puts the same bytes into every page. It must read nothing else that differs between pages.
 */
export const Once = ({ of, children }: { of: object; children: ReactNode }): ReactNode => {
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
