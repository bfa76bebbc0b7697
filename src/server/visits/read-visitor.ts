import { fillContact } from '#domain/accounts/contact.ts';
import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Refusal } from '#domain/refusal.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { validateVisit, type VisitVehicle } from '#domain/visits/visit.ts';
import { readBlocklists } from '../accounts/blocked-contacts-store.ts';
import { keptContact } from '../accounts/kept-contact.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { findScooterBrand } from '../visit-services/visit-services.ts';
import type { TimedWish } from './chosen-time.ts';
import type { NewVisit, VisitRow } from './visits-store.ts';

/** Who comes, and with what. */
export type Visitor = Omit<NewVisit, 'id' | 'servicio' | 'comentario' | 'precioAnunciado' | 'registroLead'>;

/** What was typed about the vehicle, else what is known of it from the appointment that is moved. */
const vehicleData = (typed: TimedWish['userData'], before: VisitRow | null) => ({
  matricula: typed.matricula ?? before?.matricula,
  marca: typed.marca ?? before?.marca,
});

/** Who comes with what, in the form that is kept; what an account, or the appointment that is moved, knows need not be typed. */
export const readVisitor = async (
  context: CallContext,
  userData: TimedWish['userData'],
  vehiculo: VisitVehicle,
  before: VisitRow | null,
): Promise<Visitor | Refusal<'datos-no-validos'>> => {
  const account = await context.account();
  const contact = fillContact(userData, before ?? account);
  const vehicle = vehicleData(userData, before);
  const isScooter = vehiculo === 'patinete';
  const brand = isScooter ? await findScooterBrand(context.database, vehicle.marca) : null;
  const wrong = validateVisit(vehiculo, { ...contact, ...vehicle }, await readBlocklists(context.database));
  const noBrand = isScooter && !wrong.marca && brand === null ? { marca: 'campo-opcion' as const } : {};
  const errors = Object.entries({ ...wrong, ...noBrand }).map(([field, code]) => [`userData.${field}`, code] as const);
  if (errors.length > 0) return invalid(Object.fromEntries(errors));
  const kept = keptContact(contact);
  return {
    accountId: account?.id ?? null,
    ...kept,
    emailNorm: normaliseEmail(kept.email),
    idioma: userData.idioma ?? context.language,
    vehiculo,
    marcaPatinete: brand,
    matricula: isScooter ? null : normalisePlate(vehicle.matricula ?? ''),
  };
};
