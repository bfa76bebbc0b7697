import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { Language } from '#domain/language.ts';

/** A product by the words of its address. */
export interface LinkedProduct {
  readonly id: number;
  readonly tipo_producto: ProductKind;
  readonly marcaSlug: string;
  readonly modeloSlug: string;
  /** Of a tyre, behind its model. */
  readonly specs: string;
}

/** Addresses of pages that mails and gateway returns lead to. The server does not know the web's table; `main.ts` hands it in. */
export interface Links {
  readonly home: (language: Language) => string;
  /** Where a saved search is opened again. */
  readonly search: (
    language: Language,
    search: { readonly selector: 'coche' | 'moto'; readonly consulta: string },
  ) => string;
  readonly confirmation: (language: Language) => string;
  readonly payment: (language: Language) => string;
  /** Where who paid when the time was gone chooses another one, or the money. */
  readonly latePayment: (language: Language, oferta: string) => string;
  /** Where a product is shown. */
  readonly product: (language: Language, product: LinkedProduct) => string;
  /** Where who asked for a product takes that back. */
  readonly cancelRequest: (
    language: Language,
    request: { readonly solicitud: string; readonly firma: string },
  ) => string;
  /** Where who booked an appointment without order changes or cancels it. */
  readonly visit: (language: Language, visit: { readonly cita: string; readonly firma: string }) => string;
  /** Where who waits for a time takes the one that is held, or leaves the list. */
  readonly waiting: (language: Language, wish: { readonly espera: string; readonly firma: string }) => string;
  /** Where who ordered with an appointment asks for another time. */
  readonly orderedVisit: (language: Language, visit: { readonly cita: string; readonly firma: string }) => string;
  /** Where a workshop answers that. */
  readonly answerChange: (language: Language, change: { readonly solicitud: string; readonly firma: string }) => string;
  /** Where who came writes what it was like. */
  readonly review: (language: Language, visit: { readonly cita: string; readonly firma: string }) => string;
  /** Where an appointment is booked. */
  readonly newVisit: (language: Language) => string;
  readonly workshop: (language: Language, area: string, slug: string) => string;
}
