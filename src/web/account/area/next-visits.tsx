import type { Visit } from '#contract/visits.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Owner } from './area-page.tsx';
import { keepPlates, useKeptArea } from './area-store.ts';
import { Asked } from './asked.tsx';
import { askVisits } from './ask-visits.ts';
import { useKeepAnswer } from './keep-answer.ts';
import { useAreaTexts } from './texts.ts';
import { VisitCards } from './visit-cards.tsx';
import { isToCome } from './visits-to-come.ts';

/** So many stand on the first page, and are kept by the browser. */
const first = 3;

const kept = ({ citasPrevias }: Answer<'listVisits'>) => ({ citasPrevias: citasPrevias.slice(0, first) });

const ToCome = ({ visits, proven }: { visits: readonly Visit[]; proven: boolean }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  if (visits.length > 0) return <VisitCards visits={visits} level={3} />;
  return (
    <Card look="sunk">
      <Stack>
        <p>{proven ? t.sinProximas : t.sinProximasPorProbar}</p>
        <Actions>
          <Link {...buttonLink(proven ? 'primary' : 'secondary')} to={address('visit', language)}>
            {t.pedirCita}
          </Link>
        </Actions>
      </Stack>
    </Card>
  );
};

/** The appointments to come of an account, of orders too. */
export const NextVisits = ({ owner: { user, token } }: { owner: Owner }) => {
  const t = useAreaTexts();
  const language = useLanguage();
  const asked = useAnswer(askVisits, { token, userId: user.idUser });
  useKeepAnswer(asked, kept);
  const all = asked.answer?.citasPrevias;
  useEffect(() => {
    keepPlates((all ?? []).map(({ matricula }) => matricula));
  }, [all]);
  const before = useKeptArea(({ citasPrevias }) => citasPrevias);
  return (
    <Stack>
      <h2>{t.proximasCitas}</h2>
      <Asked asked={asked} known={before && { citasPrevias: [...before] }}>
        {({ citasPrevias }) => (
          <ToCome visits={citasPrevias.filter((cita) => isToCome(cita)).slice(0, first)} proven={user.emailProbado} />
        )}
      </Asked>
      <p>
        <Link to={address('visitsMine', language)}>{t.todasLasCitas}</Link>
      </p>
    </Stack>
  );
};
