import type { BasketStep } from '#domain/basket/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { mayGoOn } from './before-going-on.ts';
import { useBasketStore } from './basket-store.ts';
import { pageOfBasketStep } from './basket-wizard.ts';
import { useBasketTexts } from './texts.ts';

/** Whoever goes on has read what came and what left. */
const readNews = () => useBasketStore.setState({ left: null, followed: [] });

/** The main action of a step that sends what was typed in it by itself: nobody goes on before that is taken. */
export const GoOn = ({ to, children }: { to: BasketStep; children?: string }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const next = address(pageOfBasketStep(to), language);
  const follow = async (event: MouseEvent) => {
    const may = mayGoOn();
    if (may !== true) event.preventDefault();
    if (!(await may)) return;
    readNews();
    if (may !== true) await navigate(next);
  };
  return (
    <Link {...buttonLink('primary')} to={next} onClick={(event) => void follow(event)}>
      {children ?? t.seguir}
    </Link>
  );
};
