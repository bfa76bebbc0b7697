import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/stored/session-store.ts';
import { BesideBaskets } from './beside-baskets.tsx';
import { useBasketStore } from './basket-store.ts';
import { SignIn } from './sign-in.tsx';
import { useBasketTexts } from './texts.ts';

/** Where a basket that was filled on another device is found. */
const Elsewhere = () => {
  const t = useBasketTexts();
  const known = useSession((state) => state.user !== null);
  const [asked, setAsked] = useState(false);
  const [none, setNone] = useState(false);
  if (known) return none ? <Notice tone="info">{t.sinOtraCesta}</Notice> : null;
  return (
    <Card as="section" look="sunk">
      <Stack>
        <h2>{t.otraCesta}</h2>
        <p>{t.otraCestaTexto}</p>
        {asked ? (
          <SignIn onDone={(followed) => setNone(!followed)} />
        ) : (
          <div>
            <Button look="secondary" onClick={() => setAsked(true)}>
              {t.conCuenta}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

/** Nothing to buy yet: where to find it. */
export const EmptyBasket = () => {
  const t = useBasketTexts();
  const basket = useBasketStore((state) => state.cesta);
  const language = useLanguage();
  return (
    <>
      <EmptyState
        title={t.vacia}
        action={
          <Link {...buttonLink('primary')} to={address('selectorSizes', language)}>
            {t.buscar}
          </Link>
        }
      >
        {t.vaciaTexto}
      </EmptyState>
      {basket && <BesideBaskets basket={basket} />}
      <Elsewhere />
    </>
  );
};
