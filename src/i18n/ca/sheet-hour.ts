import type { SheetHourTexts } from '../es/sheet-hour.ts';

/** A sheet asks where its product is to be fitted. */
export const sheetHour: SheetHourTexts = { tuCodigoPostal: 'Codi postal', verHoras: 'Mira l’hora lliure' };
