import type { Answer } from '#contract/contract.ts';
import { opensEverything } from '#domain/access/opens-everything.ts';
import { useImpersonationTexts } from '#web/shell/impersonation/texts.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedIn } from '../use-signed-in.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import gate from '../log-in-page.module.css';
import { AskCode } from './ask-code.tsx';
import { FindCustomer } from './find-customer.tsx';

type Customer = Answer<'findCustomers'>['clientes'][number];

/** An operator finds whose account it is, and asks for a code to act as them. */
export default function CustomersPage() {
  const t = useImpersonationTexts();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Customer | null>(null);
  return (
    <ConsoleFrame page="consoleCustomers" title={t.clientes} tools={<ToAgenda />}>
      <div className={gate.gate}>
        <h1 tabIndex={-1}>{t.clientes}</h1>
        {staff && !opensEverything(staff) && <Notice>{t.soloOperador}</Notice>}
        {staff && opensEverything(staff) && (
          <Stack>
            {search.get('motivo') === 'terminado' && !chosen && <Notice tone="success">{t.terminado}</Notice>}
            {chosen ? (
              <AskCode key={chosen.idUser} customer={chosen} onOther={() => setChosen(null)} />
            ) : (
              <FindCustomer onChoose={setChosen} />
            )}
          </Stack>
        )}
      </div>
    </ConsoleFrame>
  );
}
