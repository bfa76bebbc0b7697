import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Link, useNavigate } from 'react-router';
import { manageAddress } from '#web/visit-address.ts';
import { useVisitTexts } from './texts.ts';
import { VisitFacts } from './visit-facts.tsx';
import { visitPage, type ScreenProps } from './visit-frame.tsx';
import { startVisit } from './visit-store.ts';
import { loadVisitWords } from './visit-words.ts';

export const loader = loadVisitWords;

const askVisit: Ask<{ id: string; firma: string }, Answer<'readVisit'>> = (api, { id, firma }, signal) =>
  api('readVisit', { params: { id }, query: { firma } }, { signal });

const Done = ({ id, firma, changed }: { id: string; firma: string; changed: boolean }) => {
  const t = useVisitTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const asked = useAnswer(askVisit, { id, firma });
  const { answer, failure } = asked;
  const another = async () => {
    await navigate(address('visit', language));
    startVisit();
  };
  const anew = (
    <Button look="quiet" onClick={() => void another()}>
      {t.otraCita}
    </Button>
  );
  if (failure !== null) {
    return (
      <Stack>
        <Unanswered t={t} asked={asked} />
        <div>{anew}</div>
      </Stack>
    );
  }
  if (!answer) {
    return (
      <Waiting text={t.cargando}>
        <Skeleton shape="card" />
      </Waiting>
    );
  }
  const { cita } = answer;
  return (
    <Stack>
      <Notice tone="success" title={changed ? t.cambiadaTitulo : t.hechoTitulo}>
        {t.hechoTexto(dayInWords(cita.date, language), shortTime(cita.time), cita.taller.alias)}
      </Notice>
      <Card>
        <Stack>
          <VisitFacts cita={cita} />
          <p>{t.queTraer}</p>
          <p>{t.correoEnviado(cita.email)}</p>
        </Stack>
      </Card>
      <Actions>
        {anew}
        <Button look="quiet" onClick={() => window.print()}>
          {t.imprimir}
        </Button>
        <Link {...buttonLink('secondary')} to={manageAddress(language, { cita: id, firma })}>
          {t.gestionar}
        </Link>
        <a {...buttonLink('primary')} href={cita.calendario} download>
          {t.calendario}
        </a>
      </Actions>
    </Stack>
  );
};

const Booked = ({ visit: { citaPreviaId, firma, cambiada } }: ScreenProps) =>
  citaPreviaId && firma && <Done id={citaPreviaId} firma={firma} changed={cambiada} />;

export default visitPage('confirmacion', Booked);
