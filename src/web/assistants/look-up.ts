import type { KnownVehicle, VehicleData } from '#contract/vehicle-data.ts';
import { vehicleTypes, type VehicleType } from '#domain/vehicles/vehicle-types.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, browserApi, nowOf, Refused, type Api } from '#web/api.ts';
import { rememberFound } from '#web/stored/my-car.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { data, redirect, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';

/** Why a plate led to no vehicle: a sentence for beside the field, or for above the form. */
export interface NotFound {
  readonly typed: string;
  readonly code: string;
  readonly beside: string | null;
  readonly above: string | null;
}

/**
 * The vehicle of the plate in a form. A registry that is slow, gone or does not know it takes nothing away: the page asks
 * for what it would have told.
 */
const lookUp = async (
  api: Api,
  form: FormData,
): Promise<{ readonly found: KnownVehicle } | { readonly notFound: NotFound }> => {
  const typed = (fieldText(form, 'ejemplo') || fieldText(form, 'matricula')).slice(0, 20);
  try {
    return { found: await api('identifyVehicle', { body: { matriculaNumber: typed } }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, error: sentence, errors } = error.problem;
    const beside = errors?.['matriculaNumber'] ?? null;
    return { notFound: { typed, code, beside, above: beside === null ? sentence : null } };
  }
};

/**
 * The two ways in which the form with a plate is sent: by the browser, which remembers the car, or without scripts by the
 * server. The plate becomes an address without it.
 */
export const plateActions = (
  addressOf: (found: VehicleData, sent: { readonly form: FormData; readonly url: URL; readonly now: Date }) => string,
) => {
  const actOver = async (
    api: Api,
    { request, url, now }: Pick<ActionFunctionArgs, 'request' | 'url'> & { readonly now: Date },
    remember: (found: KnownVehicle) => void,
  ) => {
    const form = await request.formData();
    const looked = await lookUp(api, form);
    if ('notFound' in looked) return data(looked.notFound, { status: 422 });
    remember(looked.found);
    return redirect(addressOf(looked.found.vehicleData, { form, url, now }), 303);
  };
  return {
    action: async ({ context, request, url }: ActionFunctionArgs) =>
      await actOver(apiOf(context), { request, url, now: nowOf(context) }, () => {}),
    clientAction: async ({ request, url }: ClientActionFunctionArgs) =>
      await actOver(browserApi(languageOfPath(url.pathname)), { request, url, now: new Date() }, rememberFound),
  };
};

/** The name that a vehicle has for its driver: `SEAT León (5F) 1.6 TDI`. */
export const vehicleName = ({ marca, modelo, motor }: VehicleData): string =>
  [marca, modelo, motor].filter(Boolean).join(' ').slice(0, 120);

/** Lorries, machines and e-scooters are none of those that an assistant can say more about. */
export const listedKind = ({ tipoVehiculo }: VehicleData): VehicleType =>
  vehicleTypes.find((listed) => listed === tipoVehiculo) ?? 'otro';
