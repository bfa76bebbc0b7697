import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link } from 'react-router';
import { InvoiceList } from '../invoices/invoice-list.tsx';
import { useInvoiceListTexts } from '../invoices/texts.ts';
import { AreaPage, type Owner } from './area-page.tsx';
import { Asked } from './asked.tsx';
import { Pages } from './pages.tsx';
import { useAreaTexts } from './texts.ts';
import { usePageNumber } from './use-page.ts';

interface Wanted {
  readonly token: string;
  readonly id: string;
  readonly page: number;
}

const pageSize = 20;

const ask: Ask<Wanted, Answer<'listInvoices'>> = (api, { token, id, page }, signal) =>
  api('listInvoices', { params: { id }, query: { page, pageSize } }, { token, signal });

const Invoices = ({ owner }: { owner: Owner }) => {
  const t = useAreaTexts();
  const words = useInvoiceListTexts();
  const language = useLanguage();
  const page = usePageNumber();
  const { user, token } = owner;
  const asked = useAnswer(ask, { token, id: user.idUser, page });
  return (
    <Stack gap="l">
      <Asked asked={asked}>
        {({ total, facturas }) =>
          total === 0 ? (
            <EmptyState title={words.ninguna}>{!user.emailProbado && t.sinProbar}</EmptyState>
          ) : (
            <>
              <InvoiceList
                owner={owner}
                invoices={facturas}
                orderOf={(pedido) => (
                  <Link to={address('ownOrder', language, { pedido })}>{words.delPedido(pedido)}</Link>
                )}
                onChanged={asked.again}
              />
              <Pages page={page} pages={Math.ceil(total / pageSize)} />
            </>
          )
        }
      </Asked>
    </Stack>
  );
};

/** The invoices of an account, the latest first. */
export default function InvoicesPage() {
  const t = useAreaTexts();
  return (
    <AreaPage room="ownInvoices" title={t.misFacturas}>
      {(owner) => <Invoices owner={owner} />}
    </AreaPage>
  );
}
