import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { isOpenCase } from '#domain/cases/case.ts';
import { useLanguage } from '#web/language.ts';
import { Badge } from '#web/ui/page/badge.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Grid, Stack } from '#web/ui/page/page-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { Form, Link } from 'react-router';
import { staffApi } from '../staff-session.ts';
import { casesAddress, deadlineChoices, reasonChoices, stateChoices, type CaseFilters } from './case-address.ts';
import { useMoments } from '../moments.ts';
import { useConsoleCasesTexts } from './texts.ts';
import room from '../room.module.css';
import styles from './cases.module.css';

type Listed = Answer<'listCases'>['casos'][number];

const askList: Ask<{ view: CaseFilters; language: Language }, Answer<'listCases'>> = (_, { view, language }, signal) =>
  staffApi(language)('listCases', { query: view }, { signal });

const Filters = ({ view }: { view: CaseFilters }) => {
  const t = useConsoleCasesTexts();
  return (
    <Form className={styles.filters} key={JSON.stringify(view)}>
      <SelectField
        label={t.estado}
        name="estado"
        defaultValue={view.estado}
        options={stateChoices.map((value) => ({ value, text: t.estados[value] }))}
      />
      <SelectField
        label={t.motivo}
        name="motivo"
        defaultValue={view.motivo}
        options={reasonChoices.map((value) => ({ value, text: value === '' ? t.todos : t.motivos[value] }))}
      />
      <SelectField
        label={t.plazo}
        name="plazo"
        defaultValue={view.plazo}
        options={deadlineChoices.map((value) => ({ value, text: t.plazos[value] }))}
      />
      <Button type="submit" look="secondary">
        {t.filtrar}
      </Button>
    </Form>
  );
};

const Row = ({ listed, view }: { listed: Listed; view: CaseFilters }) => {
  const t = useConsoleCasesTexts();
  const language = useLanguage();
  const moment = useMoments();
  const { numero, motivo, estado, nombre, telefono, comentario, plazo, vencido, tomado } = listed;
  return (
    <Card as="article">
      <Stack gap="s">
        <h2 className={room.name}>
          <Link to={casesAddress(language, { ...view, caso: numero })} aria-label={t.abrir(numero)}>
            {numero}
          </Link>{' '}
          {nombre || telefono}
        </h2>
        <p className={room.marks}>
          <Badge>{t.motivos[motivo]}</Badge>
          {vencido ? (
            <Badge tone="signal">{t.tarde}</Badge>
          ) : (
            <Badge>{isOpenCase(estado) ? t.hasta(moment(plazo)) : t.estadoDeUna[estado]}</Badge>
          )}
        </p>
        {comentario && <p className={styles.begin}>{comentario}</p>}
        {tomado && <p className={room.soft}>{tomado.mio ? t.laTienesTu : t.laTiene(tomado.nombre || t.alguien)}</p>}
      </Stack>
    </Card>
  );
};

const pageSize = 20;

/** Cases, what presses most at the head. */
export const CaseList = ({ view }: { view: CaseFilters }) => {
  const t = useConsoleCasesTexts();
  const language = useLanguage();
  const asked = useAnswer(askList, { view, language });
  const { answer } = asked;
  return (
    <Stack gap="l">
      {answer && answer.vencidos > 0 && (
        <Notice
          tone="warning"
          quiet
          action={<Link to={casesAddress(language, { plazo: 'vencido' })}>{t.verVencidas}</Link>}
        >
          {t.vencidas(answer.vencidos)}
        </Notice>
      )}
      <Filters view={view} />
      <Unanswered t={t} asked={asked} />
      {!answer && asked.failure === null && (
        <Waiting text={t.cargando}>
          <Skeleton shape="title" />
          <Skeleton shape="button" />
        </Waiting>
      )}
      {answer && (
        <>
          <p aria-live="polite">{answer.total > 0 ? t.total(answer.total) : t.ninguna}</p>
          <Grid least="l">
            {answer.casos.map((listed) => (
              <Row key={listed.numero} listed={listed} view={view} />
            ))}
          </Grid>
          <Actions>
            {view.page > 0 && <Link to={casesAddress(language, { ...view, page: view.page - 1 })}>{t.anteriores}</Link>}
            {(view.page + 1) * pageSize < answer.total && (
              <Link to={casesAddress(language, { ...view, page: view.page + 1 })}>{t.siguientes}</Link>
            )}
          </Actions>
        </>
      )}
    </Stack>
  );
};
