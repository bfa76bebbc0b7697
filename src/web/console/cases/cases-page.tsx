import { opensEverything } from '#domain/access/opens-everything.ts';
import { useLanguage } from '#web/language.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link, useSearchParams } from 'react-router';
import { ConsoleFrame } from '../console-frame.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import { useSignedIn } from '../use-signed-in.ts';
import { casesAddress, readCaseView } from './case-address.ts';
import { CaseList } from './case-list.tsx';
import { CaseView } from './case-view.tsx';
import { useConsoleCasesTexts } from './texts.ts';
import { ConsoleRoom } from '../room.tsx';

/** What people ask of the chain, for operators. */
export default function CasesPage() {
  const t = useConsoleCasesTexts();
  const language = useLanguage();
  const staff = useSignedIn();
  const [search] = useSearchParams();
  const caso = search.get('caso');
  const view = readCaseView(search);
  const mayOpen = staff && opensEverything(staff);
  return (
    <ConsoleFrame page="consoleCases" title={caso ?? t.titulo} tools={<ToAgenda />}>
      <ConsoleRoom gap="l">
        {staff && !mayOpen && <Notice>{t.soloOperador}</Notice>}
        {mayOpen && caso !== null && (
          <>
            <Link to={casesAddress(language, view)}>{t.volver}</Link>
            <CaseView key={caso} numero={caso} />
          </>
        )}
        {mayOpen && caso === null && (
          <>
            <h1 tabIndex={-1}>{t.titulo}</h1>
            <CaseList view={view} />
          </>
        )}
      </ConsoleRoom>
    </ConsoleFrame>
  );
}
