/** What stands in the list of brands of e-scooters for one that is not in it. */
export const otherBrand = { slug: 'otra', marca: 'Otra' } as const;

/** A brand in a sentence; `other` is what one is called that is not in the list. */
export const brandInWords = (marca: string, other: string): string => (marca === otherBrand.marca ? other : marca);
