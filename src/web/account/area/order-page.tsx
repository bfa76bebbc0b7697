import { fullName } from '#domain/accounts/full-name.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { OrderDetails } from '#web/order-status/order-details.tsx';
import { OrderStatus } from '#web/order-status/order-status.tsx';
import { Withdrawal } from '#web/order-status/withdrawal.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { InvoiceList } from '../invoices/invoice-list.tsx';
import { AreaPage, AreaSkeleton, type Owner } from './area-page.tsx';
import { useAreaTexts } from './texts.ts';

interface Wanted {
  readonly token: string;
  readonly id: string;
  readonly n: string;
}

const ask: Ask<Wanted, Answer<'readOwnOrder'>> = (api, { token, id, n }, signal) =>
  api('readOwnOrder', { params: { id, n } }, { token, signal });

const Order = ({ owner, n }: { owner: Owner; n: string }) => {
  const { user, token } = owner;
  const t = useAreaTexts();
  const language = useLanguage();
  const asked = useAnswer(ask, { token, id: user.idUser, n });
  const { answer: found } = asked;
  const [withdrawn, setWithdrawn] = useState(false);
  if (!found)
    return (
      <Stack>
        <Unanswered t={t} asked={asked} />
        {asked.failure === null && <AreaSkeleton />}
        <p>
          <Link to={address('ownOrders', language)}>{t.misPedidos}</Link>
        </p>
      </Stack>
    );
  const { enlace, facturas } = found;
  const withdrawal = (
    <Withdrawal
      n={n}
      token={token}
      known={fullName({ nombre: user.userName, apellidos: user.userSurname })}
      onWithdrawn={() => {
        setWithdrawn(true);
        asked.again();
      }}
    />
  );
  return (
    <Stack gap="l">
      {/* What was declared a moment ago comes before what was in it. */}
      {withdrawn ? withdrawal : <OrderStatus n={n} token={token} />}
      <OrderDetails found={found} link={enlace} otherAddress={(pedido) => address('ownOrder', language, { pedido })} />
      {facturas.length > 0 && (
        <Card as="section">
          <Stack>
            <h2>{t.facturasPedido}</h2>
            <InvoiceList owner={owner} invoices={facturas} onChanged={asked.again} />
          </Stack>
        </Card>
      )}
      {!withdrawn && withdrawal}
      <p>
        <Link to={address('ownOrders', language)}>{t.todosLosPedidos}</Link>
      </p>
    </Stack>
  );
};

/** One order of an account: how far it is, what is in it, and the way out of it. */
export default function OrderPage() {
  const t = useAreaTexts();
  const { pedido = '' } = useParams();
  return (
    <AreaPage room="ownOrders" title={t.pedidoN(pedido)}>
      {(owner) => <Order key={pedido} owner={owner} n={pedido} />}
    </AreaPage>
  );
}
