import type { Basket } from '#contract/basket.ts';
import { takesWheelsOff } from '#domain/catalogue/wheels-off.ts';
import { useBasketTexts } from './texts.ts';

/** What a customer brings to the workshop for what they bought. */
export const WhatToBring = ({ products }: Pick<Basket, 'products'>) => {
  const t = useBasketTexts();
  return takesWheelsOff(products) ? t.queTraerConRuedas : t.queTraer;
};
