import { otherBrand } from '#domain/visits/scooter-brand.ts';

interface Brand {
  readonly slug: string;
  readonly marca: string;
}

/** A brand by its slug, or by its name as an appointment tells it. */
export const findBrand = (brands: readonly Brand[], marca: string | null): Brand | undefined =>
  brands.find((each) => each.slug === marca || each.marca === marca);

/** As they are chosen: any other brand comes last. */
export const brandsToChoose = (brands: readonly Brand[]): readonly Brand[] => [
  ...brands.filter(({ slug }) => slug !== otherBrand.slug),
  ...brands.filter(({ slug }) => slug === otherBrand.slug),
];
