import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, browserApi, type Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessClosed } from '#web/open-pages.server.ts';
import { refusedIn } from '#web/refused.ts';
import { rememberFound } from '#web/stored/my-car.ts';
import { assistantVisitAddress } from '#web/visit-address.ts';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, ClientActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { fieldText } from '#web/ui/form-fields.ts';
import { AssistantFrame } from '../assistant-frame.tsx';
import { readMotorcycleQuery, type MotorcycleAsked } from './motorcycle-query.ts';
import { readLists } from './read-lists.server.ts';
import { readPrices } from './read-prices.server.ts';
import { keptMotoRevision } from './revision-store.ts';
import { useMotoRevisionTexts } from './texts.ts';
import { useKeepRevision } from './use-keep-revision.ts';
import { WhichMotorcycle } from './which-motorcycle.tsx';

const service = 'moto-revision';

/** An address without a lead names none. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** Where the revision goes on: the basket, or of an electric one an appointment. */
const nextAddress = (url: URL, { cilindrada, cp }: MotorcycleAsked, idNavision: string | null): string => {
  const language = languageOfPath(url.pathname);
  if (cilindrada === 'electrica' || !idNavision) return assistantVisitAddress(language, service, service);
  const query = new URLSearchParams({ anadir: idNavision, cantidad: '1', cita: service, ...(cp && { cp }) });
  return `${address('basket', language)}?${query}`;
};

const revisionFor = async (api: Api, { cilindrada, cp }: MotorcycleAsked) =>
  (await readPrices(api, cp)).find(({ banda }) => banda === cilindrada)?.revision ?? null;

/** What the address says, with the makers and models of the size, and what its revision costs. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  await unlessClosed(api, 'motoRevisionAssistant');
  const asked = readMotorcycleQuery(url.searchParams);
  if (!asked) throw redirect(address('motoRevisionData', languageOfPath(url.pathname)));
  const [{ telefono }, revision, lists] = await Promise.all([
    api('siteInit', {}),
    revisionFor(api, asked),
    readLists(api, asked),
  ]);
  return { asked, telefono, revision, ...lists, seguir: nextAddress(url, asked, revision?.id_navision ?? null) };
};

/**
 * Keeps which motorcycle it is, and goes on. What cannot be kept says so, and the page stays as it is. With a plate, what is
 * known of that motorcycle is remembered.
 */
const choose = async (
  api: Api,
  { request, url }: Pick<ActionFunctionArgs, 'request' | 'url'>,
  plateToRemember: (asked: MotorcycleAsked) => string | null,
) => {
  const form = await request.formData();
  const asked = readMotorcycleQuery(url.searchParams);
  if (!asked) return redirect(address('motoRevisionData', languageOfPath(url.pathname)), 303);
  const [id_site_marca_moto, id_moto] = [Number(fieldText(form, 'marca')), Number(fieldText(form, 'moto'))];
  try {
    const matricula = plateToRemember(asked);
    const { coche } = await api('keepMotoRevision', {
      body: { id_registro_lead_revision_moto: asked.lead ?? nobody, id_site_marca_moto, id_moto, matricula },
    });
    if (coche) rememberFound(coche);
  } catch (error) {
    const { error: sentence, status } = refusedIn(error);
    return data({ sentence }, { status });
  }
  return redirect(nextAddress(url, asked, fieldText(form, 'producto') || null), 303);
};

export const action = async ({ context, ...sent }: ActionFunctionArgs) =>
  await choose(apiOf(context), sent, () => null);
/** The browser knows the plate. What the registry told of it counts more than what is chosen here. */
export const clientAction = async (sent: ClientActionFunctionArgs) =>
  await choose(browserApi(languageOfPath(sent.url.pathname)), sent, ({ vehiculo }) =>
    vehiculo === null ? keptMotoRevision().matricula : null,
  );

export type MotorcycleLoaded = Awaited<ReturnType<typeof loader>>;

/** The second screen: maker and model, with the price; the third is the basket's first. */
export default function WhichMotorcyclePage() {
  const loaded = useLoaderData<typeof loader>();
  const trouble = useActionData<typeof action>();
  const t = useMotoRevisionTexts();
  const language = useLanguage();
  useKeepRevision(loaded);
  const start = `${address('motoRevisionData', language)}?cilindrada=${loaded.asked.cilindrada}`;
  return (
    <AssistantFrame
      recorrido="moto-revision"
      titulo={t.titulo}
      title={t.modeloPregunta}
      lead={loaded.asked.cilindrada === 'electrica' ? t.modeloElectrica : t.modeloTexto}
      steps={t.pasos.map((name) => ({ name, to: start }))}
      current={1}
      telefono={loaded.telefono}
    >
      <WhichMotorcycle loaded={loaded} trouble={trouble?.sentence} />
    </AssistantFrame>
  );
}
