import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { AreaPage, type Owner } from './area-page.tsx';
import { Asked } from './asked.tsx';
import { askOrders } from './ask-orders.ts';
import { OrderCards } from './order-cards.tsx';
import { Pages } from './pages.tsx';
import { useAreaTexts } from './texts.ts';
import { usePageNumber } from './use-page.ts';

const pageSize = 10;

const Orders = ({ owner: { user, token } }: { owner: Owner }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const page = usePageNumber();
  const asked = useAnswer(askOrders, { token, userId: user.idUser, page, pageSize });
  return (
    <Stack gap="l">
      <Asked asked={asked}>
        {({ total, pedidos, page: shown, pages }) =>
          total === 0 ? (
            <EmptyState
              title={t.sinPedidos}
              action={
                <Link {...buttonLink('primary')} to={address('tyres', language)}>
                  {t.buscarNeumaticos}
                </Link>
              }
            >
              {!user.emailProbado && t.sinProbar}
            </EmptyState>
          ) : (
            <>
              <OrderCards pedidos={pedidos} />
              <Pages page={shown} pages={pages} />
            </>
          )
        }
      </Asked>
    </Stack>
  );
};

/** The orders of an account, the newest first. */
export default function OrdersPage() {
  const t = useAreaTexts();
  return (
    <AreaPage room="ownOrders" title={t.misPedidos}>
      {(owner) => <Orders owner={owner} />}
    </AreaPage>
  );
}
