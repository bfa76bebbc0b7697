import type { BrandRow, ModelRow } from './columns-store.ts';

/** Makers and their models, found by number and by address. */
export interface Directory {
  readonly brandById: ReadonlyMap<number, BrandRow>;
  readonly modelById: ReadonlyMap<number, ModelRow>;
  readonly brandBySlug: ReadonlyMap<string, BrandRow>;
  readonly modelBySlug: (brand: BrandRow, slug: string) => ModelRow | undefined;
}

const address = (brandId: number, slug: string): string => `${brandId}/${slug}`;

export const buildDirectory = (brands: readonly BrandRow[], models: readonly ModelRow[]): Directory => {
  const bySlug = new Map(models.map((model) => [address(model.brandId, model.slug), model]));
  return {
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    modelById: new Map(models.map((model) => [model.id, model])),
    brandBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
    modelBySlug: (brand, slug) => bySlug.get(address(brand.id, slug)),
  };
};
