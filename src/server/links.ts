import type { Language } from '#domain/language.ts';

/** Addresses of pages that mails and gateway returns lead to. The server does not know the web's table; `main.ts` hands it in. */
export interface Links {
  readonly home: (language: Language) => string;
  readonly confirmation: (language: Language) => string;
  readonly payment: (language: Language) => string;
  /** The sheet of a tyre, by the words of its address. */
  readonly tyre: (language: Language, sheet: { readonly marca: string; readonly modelo: string }) => string;
  /** Where who asked for a product takes that back. */
  readonly cancelRequest: (
    language: Language,
    request: { readonly solicitud: string; readonly firma: string },
  ) => string;
  readonly workshop: (language: Language, area: string, slug: string) => string;
}
