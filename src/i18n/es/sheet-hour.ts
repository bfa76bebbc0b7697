/** A sheet asks where its product is to be fitted. */
export const sheetHour = { tuCodigoPostal: 'Código postal', verHoras: 'Ver hora libre' };

export type SheetHourTexts = typeof sheetHour;
