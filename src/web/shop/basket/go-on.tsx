import type { BasketStep } from '#domain/basket/steps.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Link } from 'react-router';
import { useBasketStore } from './basket-store.ts';
import { pageOfBasketStep } from './basket-wizard.ts';
import { useBasketTexts } from './texts.ts';

/** Whoever goes on has read what came and what left. */
const readNews = () => useBasketStore.setState({ left: null, followed: [] });

/** The main action of a step that has nothing to send. */
export const GoOn = ({ to, children }: { to: BasketStep; children?: string }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  return (
    <Link {...buttonLink('primary')} to={address(pageOfBasketStep(to), language)} onClick={readNews}>
      {children ?? t.seguir}
    </Link>
  );
};
