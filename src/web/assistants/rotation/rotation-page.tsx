import { rotationAnswer } from '#domain/rotation/rotation-answer.ts';
import { demoPlates } from '#domain/vehicles/demo-plates.ts';
import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { atTouch, later } from '#web/later.ts';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, ClientActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { AssistantFrame } from '../assistant-frame.tsx';
import { sendHere } from '../send-here.ts';
import { readAlignment } from './read-alignment.server.ts';
import { readRotationQuery, writeRotationQuery } from './rotation-query.ts';
import { VehicleStep } from './vehicle-step.tsx';
import { useRotationTexts } from './texts.ts';
import { useKeepRotation } from './use-keep-rotation.ts';

/** What the address says, what follows from it, and what alignment costs beside. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const { demo, telefono } = await api('siteInit', {});
  const asked = readRotationQuery(url.searchParams);
  const answer = asked && rotationAnswer(asked);
  const alineacion = asked && answer !== 'preguntar' ? await readAlignment(api, asked.tipoVehiculo) : null;
  // Sent without a kind of vehicle, which is needed (spec R39).
  const noKind = !asked && url.searchParams.has('mano');
  return { asked, answer, alineacion, noKind, telefono, demo: demo ? demoPlates : [] };
};

const plateSent = atTouch(async () => await import('./plate-sent.ts'));
export const action = async (sent: ActionFunctionArgs) => await (await plateSent()).action(sent);
export const clientAction = async (sent: ClientActionFunctionArgs) => await sendHere(plateSent, sent);

const TyresStep = await later(async () => (await import('./tyres-step.tsx')).TyresStep);
const RotationResult = await later(async () => (await import('./rotation-result.tsx')).RotationResult);

export type RotationLoaded = Awaited<ReturnType<typeof loader>>;

/** Whether tyres may change places, in three screens: the vehicle, its tyres, and what is done. */
export default function RotationPage() {
  const loaded = useLoaderData<typeof loader>();
  const notFound = useActionData<typeof action>();
  const t = useRotationTexts();
  const language = useLanguage();
  const { asked, answer, alineacion, telefono } = loaded;
  const current = !answer ? 0 : answer === 'preguntar' ? 1 : 2;
  const { kept, tell } = useKeepRotation(asked, current + 1);
  const start = address('rotationAssistant', language);
  const steps = t.pasos.map((name, place) => ({
    name,
    to: place === 1 && asked ? `${start}?${writeRotationQuery(asked)}` : start,
  }));
  const frame = { recorrido: 'permutar' as const, titulo: t.titulo, steps, current, telefono };
  if (!asked || !answer)
    return (
      <AssistantFrame {...frame} title={t.pregunta} lead={t.entrada}>
        <VehicleStep loaded={loaded} kept={kept} notFound={notFound} onAsk={tell} />
      </AssistantFrame>
    );
  if (answer === 'preguntar')
    return (
      <AssistantFrame {...frame} title={t.preguntaNeumaticos} lead={asked.vehiculo && t.esDe(asked.vehiculo)}>
        <TyresStep asked={asked} />
      </AssistantFrame>
    );
  return <RotationResult frame={frame} asked={asked} answer={answer} alineacion={alineacion} />;
}
