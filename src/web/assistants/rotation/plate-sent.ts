import { axleSizes } from '#domain/rotation/rotation-answer.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { listedKind, plateActions, vehicleName } from '../look-up.ts';
import { writeRotationQuery } from './rotation-query.ts';

/** A plate becomes the address of its vehicle. */
export const { action, clientAction } = plateActions((found, { url }) => {
  const asked = { tipoVehiculo: listedKind(found), papeles: axleSizes(found.medidas), vehiculo: vehicleName(found) };
  return `${address('rotationAssistant', languageOfPath(url.pathname))}?${writeRotationQuery(asked)}`;
});
