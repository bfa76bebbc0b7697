/** Lists of the catalogue that a block may show, besides tyres. */
export const articleLists = ['baterias', 'aceites', 'accesorios-seguridad', 'accesorios-transporte'] as const;
export type ArticleList = (typeof articleLists)[number];

/** Whose offers a block may show. */
export const contentVehicles = ['coche', 'moto', 'camion', 'agricola'] as const;
export type ContentVehicle = (typeof contentVehicles)[number];
