/** The day on which the maker signed the declaration of the program's present version (Orden HAC/1177/2024 art. 15.1.l). */
export const declarationDate = '2026-11-23';
