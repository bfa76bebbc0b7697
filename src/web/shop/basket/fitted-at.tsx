import type { Basket } from '#contract/basket.ts';
import { address } from '#contract/addresses.ts';
import type { BasketTexts } from '#i18n/es/basket.ts';
import { useLanguage } from '#web/language.ts';
import { useRemembered } from '#web/stored/remembered.ts';
import { Link } from 'react-router';
import { kindsIn } from './product-in-words.ts';
import { useBasketTexts } from './texts.ts';
import { useWorkshop } from './use-workshop.ts';

/** A workshop is chosen with an hour; until then the basket has the one that was looked at. Goods are fitted, work is done. */
export const fittedAtInWords = (
  alias: string,
  { selectedTime, products }: Pick<Basket, 'selectedTime' | 'products'>,
  t: Pick<BasketTexts, 'montadoEn' | 'montadoEnElegido' | 'hechoEn' | 'hechoEnElegido'>,
): string => {
  const words = kindsIn(products).goods
    ? ([t.montadoEn, t.montadoEnElegido] as const)
    : ([t.hechoEn, t.hechoEnElegido] as const);
  return words[selectedTime === null ? 0 : 1](alias);
};

/** The workshop that was looked at before anything lay in the basket, or was chosen since. */
export const FittedAt = ({ basket }: { basket: Basket }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const { taller } = useRemembered();
  const { selectedTaller } = basket;
  const answer = useWorkshop(taller?.codTienda === selectedTaller ? selectedTaller : null);
  if (!answer) return null;
  return (
    <p>
      {fittedAtInWords(answer.alias, basket, t)} <Link to={address('basketWorkshops', language)}>{t.otroTaller}</Link>
    </p>
  );
};
