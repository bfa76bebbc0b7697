import type { VisitTexts } from '#i18n/es/visits.ts';

/** What stands in the list for a brand that is not in it. */
const other = { slug: 'otra', marca: 'Otra' };

interface Brand {
  readonly slug: string;
  readonly marca: string;
}

/** A brand by its slug, or by its name as an appointment tells it. */
export const findBrand = (brands: readonly Brand[], marca: string | null): Brand | undefined =>
  brands.find((each) => each.slug === marca || each.marca === marca);

export const brandInWords = (marca: string, { otraMarca }: VisitTexts): string =>
  marca === other.marca ? otraMarca : marca;

/** As they are chosen: any other brand comes last. */
export const brandsToChoose = (brands: readonly Brand[]): readonly Brand[] => [
  ...brands.filter(({ slug }) => slug !== other.slug),
  ...brands.filter(({ slug }) => slug === other.slug),
];
