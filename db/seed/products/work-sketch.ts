import { cents, type Cents } from '#domain/money/cents.ts';
import type { ArticleSketch } from './article.ts';

/** What a workshop does as a product of its own, by the chain's name. */
export type WorkSketch = Omit<ArticleSketch, 'maker' | 'modelo' | 'ecotasa'> & { readonly id_navision: string };

/** The net price of what comes to so many euros with the Spanish tax. */
export const withTax = (euros: number): Cents => cents(Math.round((euros * 100) / 1.21));
