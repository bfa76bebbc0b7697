import type { Answer } from '#contract/contract.ts';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { OpenSessions } from '../security/open-sessions.tsx';
import { AreaPage, type Owner } from './area-page.tsx';
import { Asked } from './asked.tsx';
import { Completion } from './completion.tsx';
import { DataForm } from './data-form.tsx';
import { DocumentCard } from './document-card.tsx';
import { useAreaTexts } from './texts.ts';

const ask: Ask<{ token: string }, Answer<'fetchUserInfo'>> = (api, { token }, signal) =>
  api('fetchUserInfo', {}, { token, signal });

const OwnData = ({ owner }: { owner: Owner }) => {
  const asked = useAnswer(ask, { token: owner.token });
  return (
    <Stack gap="l">
      <Asked asked={asked}>
        {(known) => (
          <>
            <Completion percent={owner.user.percentCompleted} />
            <DataForm owner={owner} known={known} />
            <DocumentCard owner={owner} known={known.userData} onKept={asked.again} />
            <OpenSessions userId={owner.user.idUser} token={owner.token} />
          </>
        )}
      </Asked>
    </Stack>
  );
};

/** What an account knows of its owner, to be changed by them. */
export default function DataPage() {
  const t = useAreaTexts();
  return (
    <AreaPage room="ownData" title={t.misDatos} lead={t.misDatosTexto}>
      {(owner) => <OwnData owner={owner} />}
    </AreaPage>
  );
}
