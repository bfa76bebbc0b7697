import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, browserApi, Refused, type Api } from '#web/api.ts';
import { rememberFound } from '#web/stored/my-car.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { data, redirect } from 'react-router';
import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router';
import type { WrongMotorcycle } from './ask-motorcycle.tsx';
import { writeMotorcycleQuery } from './motorcycle-query.ts';

/** Plate and engine size become an address without the plate. */
const ask = async (
  api: Api,
  { request, url }: Pick<ActionFunctionArgs, 'request' | 'url'>,
  remember: (found: KnownVehicle) => void,
) => {
  const form = await request.formData();
  const typed = {
    matricula: fieldText(form, 'matricula').slice(0, 20),
    cilindrada: fieldText(form, 'cilindrada').slice(0, 20),
  };
  try {
    const asked = await api('readMotoRevision', { body: typed });
    const { idLead: lead, cilindrada, vehiculo, coche } = asked;
    if (coche) remember(coche);
    const ofSize = vehiculo?.cilindrada === cilindrada ? vehiculo : null;
    const query = writeMotorcycleQuery({
      cilindrada,
      lead,
      vehiculo: vehiculo && `${vehiculo.marca} ${vehiculo.modelo}`,
      banda: vehiculo && vehiculo.cilindrada,
      marca: ofSize?.id_site_marca_moto ?? null,
      moto: ofSize?.id_moto ?? null,
    });
    return redirect(`${address('motoRevisionAssistant', languageOfPath(url.pathname))}?${query}`, 303);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { error: sentence, errors = {}, status } = error.problem;
    const wrong: WrongMotorcycle = { typed, errors, sentence };
    return data(wrong, { status });
  }
};

export const action = async ({ context, ...sent }: ActionFunctionArgs) => await ask(apiOf(context), sent, () => {});
/** The browser remembers which motorcycle it was. */
export const clientAction = async (sent: ClientActionFunctionArgs) =>
  await ask(browserApi(languageOfPath(sent.url.pathname)), sent, rememberFound);
