import { possibleYears } from '#domain/vehicles/possible-years.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { listedKind, plateActions, vehicleName } from '../look-up.ts';
import { writeAirQuery } from './air-query.ts';

/** A plate becomes the address of its car. */
export const { action, clientAction } = plateActions((found, { form, url, now }) => {
  const { combustible, ano_fabric, desde, hasta, matriculacion } = found;
  const known = { anoFabricacion: ano_fabric ?? undefined, desde: desde ?? undefined, hasta: hasta ?? undefined };
  const years = possibleYears(known, matriculacion, now.getUTCFullYear());
  const asked = { tipoVehiculo: listedKind(found), combustible, years, etiqueta: null, vehiculo: vehicleName(found) };
  const query = writeAirQuery(asked, fieldText(form, 'cp').slice(0, 10) || null);
  return `${address('airAssistant', languageOfPath(url.pathname))}?${query}`;
});
