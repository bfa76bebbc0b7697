import type { BasketProduct } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import styles from './bought-lines.module.css';
import { nameOf } from './product-in-words.ts';

/** "4 × Michelin CrossClimate 2 205/55 R16 91V". */
export const unitsInWords = (products: readonly BasketProduct[], language: Language): string[] =>
  products.map((product) => `${product.cantidad} × ${nameOf(product, language)}`);

/** What is bought, a line each. */
export const BoughtLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
