/** What a tab keeps in which staff act as a customer, in its `sessionStorage` alone. */
export interface OwnTab {
  readonly token: string;
  /** Where the tab goes when it is over. */
  readonly vuelve: string;
  /** Tells it from a copy that the browser makes of the tab. */
  readonly pestana: string;
}

export const ownTabKey = 'suplantacion';

declare global {
  interface Window {
    /** Set in such a tab before any other script runs (own-tab.server.ts). */
    suplanta?: OwnTab;
  }
}
