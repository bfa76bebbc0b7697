import type { Basket, BasketProduct } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link } from 'react-router';
import { nameOf } from './product-in-words.ts';
import { useBasketTexts } from './texts.ts';

export const whatIsMissing = (product: BasketProduct, t: ReturnType<typeof useBasketTexts>, language: Language) =>
  product.stock > 0 ? t.soloQuedan(nameOf(product, language), product.stock) : t.agotado(nameOf(product, language));

/** Past the list of products: what somebody else bought meanwhile, and the way back to it. */
export const SoldOut = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  return basket.products
    .filter(({ id_navision }) => basket.agotados.includes(id_navision))
    .map((product) => (
      <Notice
        key={product.id_navision}
        tone="error"
        action={
          <Link {...buttonLink('primary')} to={address('basketRequest', language)}>
            {t.revisar}
          </Link>
        }
      >
        {whatIsMissing(product, t, language)}
      </Notice>
    ));
};
