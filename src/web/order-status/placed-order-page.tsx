import { address } from '#contract/addresses.ts';
import type { Ordered } from '#contract/own-orders.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { startSession, useSession } from '#web/stored/session-store.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import { placedOrderAddress } from '#web/visit-address.ts';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FollowedOrder } from './follow-order.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderStatus } from './order-status.tsx';
import { useOrderedTexts } from './ordered-texts.ts';
import { Withdrawal } from './withdrawal.tsx';
import { useWithdrawalTexts } from './withdrawal-texts.ts';

const ask: Ask<FollowedOrder, Ordered> = (api, { n, token, link }, signal) =>
  api('readPlacedOrder', { params: { n }, query: link ?? {} }, { token, signal });

const WhatWasOrdered = ({ found, link }: { found: Ordered } & Pick<FollowedOrder, 'link'>) => {
  const language = useLanguage();
  const signed = link && { citaPreviaId: link.cita, firma: link.firma };
  return (
    <OrderDetails
      found={found}
      link={found.pedido.status === 'confirmado' ? signed : null}
      otherAddress={(pedido) =>
        signed ? placedOrderAddress(language, pedido, signed) : address('ownOrder', language, { pedido })
      }
    />
  );
};

const PlacedOrder = (order: FollowedOrder) => {
  const t = useWithdrawalTexts();
  const { cargando } = useOrderedTexts();
  const asked = useAnswer(ask, order);
  const { answer: found, failure } = asked;
  const [withdrawn, setWithdrawn] = useState(false);
  // Nobody reads three times that there is no such order.
  if (!found && failure !== null) return <Unanswered t={t} asked={asked} />;
  const onWithdrawn = () => {
    setWithdrawn(true);
    asked.again();
  };
  const withdrawal = <Withdrawal {...order} onWithdrawn={onWithdrawn} />;
  // What was declared a moment ago comes before what was in it.
  if (withdrawn && found)
    return (
      <>
        {withdrawal}
        <WhatWasOrdered found={found} link={order.link} />
      </>
    );
  return (
    <>
      <OrderStatus {...order} />
      {found ? (
        <WhatWasOrdered found={found} link={order.link} />
      ) : (
        <Waiting text={cargando}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Waiting>
      )}
      {withdrawal}
    </>
  );
};

/** An order for whoever has the link of its letters, or is signed in: how far it has come, what is in it, and the way out of it. */
export default function PlacedOrderPage() {
  const t = useWithdrawalTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { token } = useSession();
  const [ready, setReady] = useState(false);
  useEffect(() => void startSession().then(() => setReady(true)), []);
  const [n, cita, firma] = ['pedido', 'cita', 'firma'].map((name) => search.get(name) ?? '');
  const link = cita && firma ? { cita, firma } : undefined;
  const known = n && (link ?? token);
  const order = { n: n ?? '', token: token ?? undefined, link };
  return (
    <Page width="form">
      <PageMeta title={t.pedido} index={false} />
      <PageHead title={n ? t.pedidoN(n) : t.pedido} />
      <Stack gap="l">
        <noscript>
          <Notice tone="warning">{t.haceFaltaJavascript}</Notice>
        </noscript>
        {ready && !known && (
          <Notice
            tone="warning"
            title={t.sinPedido}
            action={
              <Link {...buttonLink('secondary')} to={address('ownOrders', language)}>
                {t.entrar}
              </Link>
            }
          >
            {t.sinPedidoTexto}
          </Notice>
        )}
        {ready && known && <PlacedOrder key={n} {...order} />}
      </Stack>
    </Page>
  );
}
