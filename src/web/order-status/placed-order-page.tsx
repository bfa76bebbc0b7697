import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { startSession, useSession } from '#web/stored/session-store.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OrderStatus } from './order-status.tsx';
import { Withdrawal } from './withdrawal.tsx';
import { useWithdrawalTexts } from './withdrawal-texts.ts';

/** An order for whoever has the link of its letters, or is signed in: how far it has come, and the way out of it. */
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
        {ready && known && (
          <>
            <OrderStatus {...order} />
            <Withdrawal {...order} />
          </>
        )}
      </Stack>
    </Page>
  );
}
