import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Owner } from './area-page.tsx';
import { keepPlates } from './area-store.ts';
import { Asked } from './asked.tsx';
import { askOrders } from './ask-orders.ts';
import { OrderCards } from './order-cards.tsx';
import { useAreaTexts } from './texts.ts';

/** The newest orders of an account, and the way to all. */
export const LastOrders = ({ owner: { user, token } }: { owner: Owner }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const asked = useAnswer(askOrders, { token, userId: user.idUser, page: 0, pageSize: 3 });
  const pedidos = asked.answer?.pedidos;
  useEffect(() => {
    keepPlates((pedidos ?? []).map(({ matricula }) => matricula));
  }, [pedidos]);
  if (pedidos?.length === 0) return null;
  return (
    <Stack>
      <h2>{t.ultimosPedidos}</h2>
      <Asked asked={asked}>{(found) => <OrderCards pedidos={found.pedidos} level={3} />}</Asked>
      <p>
        <Link to={address('ownOrders', language)}>{t.todosLosPedidos}</Link>
      </p>
    </Stack>
  );
};
