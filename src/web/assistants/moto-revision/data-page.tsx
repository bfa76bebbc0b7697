import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { atTouch } from '#web/later.ts';
import { unlessClosed } from '#web/open-pages.server.ts';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, ClientActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { AssistantFrame } from '../assistant-frame.tsx';
import { sendHere } from '../send-here.ts';
import { AskMotorcycle } from './ask-motorcycle.tsx';
import { useMotoRevisionTexts } from './texts.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  await unlessClosed(api, 'motoRevisionData');
  const { telefono } = await api('siteInit', {});
  return { telefono, cilindrada: url.searchParams.get('cilindrada') };
};

const motorcycleSent = atTouch(async () => await import('./motorcycle-sent.ts'));
export const action = async (sent: ActionFunctionArgs) => await (await motorcycleSent()).action(sent);
export const clientAction = async (sent: ClientActionFunctionArgs) => await sendHere(motorcycleSent, sent);

/** The first screen: plate and engine size. */
export default function MotoRevisionDataPage() {
  const { telefono, cilindrada } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  const t = useMotoRevisionTexts();
  const language = useLanguage();
  return (
    <AssistantFrame
      recorrido="moto-revision"
      titulo={t.titulo}
      title={t.pregunta}
      lead={t.entrada}
      steps={t.pasos.map((name) => ({ name, to: address('motoRevision', language) }))}
      current={0}
      telefono={telefono}
    >
      <AskMotorcycle wrong={wrong} cilindrada={cilindrada} />
    </AssistantFrame>
  );
}
