import { airAnswer } from '#domain/air-conditioning/air-answer.ts';
import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { address } from '#contract/addresses.ts';
import { apiOf, todayOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { atTouch, later } from '#web/later.ts';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, ClientActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { AssistantFrame } from '../assistant-frame.tsx';
import { sendHere } from '../send-here.ts';
import { AirCarStep } from './air-car-step.tsx';
import { airYears, readAirQuery, writeAirQuery } from './air-query.ts';
import { readGasCharge } from './read-gas-charge.server.ts';
import { useAirTexts } from './texts.ts';
import { useKeepAir } from './use-keep-air.ts';

/** What the address says, what follows from it, and what the charge costs. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const { demo, telefono } = await api('siteInit', {});
  const thisYear = Number(todayOf(context).slice(0, 4));
  const query = readAirQuery(url.searchParams, thisYear);
  const read = query.asked && airAnswer(query.asked);
  // Who is not sure looks at the label, whatever the year says.
  const looks = url.searchParams.has('mirar') && (read?.kind === 'gas' || read?.kind === 'consulta');
  const answer = looks ? ({ kind: 'etiqueta' } as const) : read;
  const sold = answer?.kind === 'gas' ? await readGasCharge(api, answer.gas, query.cp) : null;
  return { ...query, years: airYears(thisYear), answer, sold, telefono, demo: demo ? demoPlates : [] };
};

const plateSent = atTouch(async () => await import('./plate-sent.ts'));
export const action = async (sent: ActionFunctionArgs) => await (await plateSent()).action(sent);
export const clientAction = async (sent: ClientActionFunctionArgs) => await sendHere(plateSent, sent);

const LabelStep = await later(async () => (await import('./label-step.tsx')).LabelStep);
const AirResult = await later(async () => (await import('./air-result.tsx')).AirResult);

export type AirLoaded = Awaited<ReturnType<typeof loader>>;

/** Which gas a car takes, in three screens: the car, its label where the year does not decide, and the charge. */
export default function AirPage() {
  const loaded = useLoaderData<typeof loader>();
  const notFound = useActionData<typeof action>();
  const t = useAirTexts();
  const language = useLanguage();
  const { asked, answer, cp, telefono } = loaded;
  const current = !answer ? 0 : answer.kind === 'etiqueta' ? 1 : 2;
  const { kept, tell } = useKeepAir(loaded, current + 1);
  const start = address('airAssistant', language);
  const again = asked ? `${start}?${writeAirQuery({ ...asked, etiqueta: null }, cp)}&mirar=1` : start;
  const frame = { recorrido: 'aire' as const, titulo: t.titulo, current, telefono };
  const steps = t.pasos.map((name, place) => ({ name, to: place === 1 ? again : start }));
  if (!asked || !answer)
    return (
      <AssistantFrame {...frame} steps={steps} title={t.preguntaCoche} lead={t.entrada}>
        <AirCarStep loaded={loaded} kept={kept} notFound={notFound} onAsk={tell} />
      </AssistantFrame>
    );
  if (answer.kind === 'etiqueta')
    return (
      <AssistantFrame {...frame} steps={steps} title={t.preguntaEtiqueta}>
        <LabelStep asked={asked} cp={cp} />
      </AssistantFrame>
    );
  return <AirResult frame={{ ...frame, steps }} loaded={loaded} asked={asked} answer={answer} again={again} />;
}
