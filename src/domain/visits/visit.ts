import {
  validateContact,
  type Blocklists,
  type ContactField,
  type ContactForm,
  type ContactRefusal,
} from '../accounts/contact.ts';
import { wrongFields, type FieldRefusals, type Typed } from '../accounts/fields.ts';
import type { ProductVehicle } from '../catalogue/vehicles.ts';
import { isRefusal } from '../refusal.ts';
import { isMotorcyclePlateForm, recognisePlate } from '../vehicles/plate.ts';

/** What can be brought to an appointment without an order (spec V1, V3). */
export const visitVehicles = ['coche', 'moto', 'patinete'] as const;
export type VisitVehicle = (typeof visitVehicles)[number];

/** What a bay must take for it. */
export const bayVehicle = (vehiculo: VisitVehicle): ProductVehicle => (vehiculo === 'coche' ? 'turismo' : vehiculo);

export interface VisitForm extends ContactForm {
  readonly matricula?: Typed;
  /** Brand of an e-scooter, which has no plate. */
  readonly marca?: Typed;
}

export type VisitField = ContactField | 'matricula' | 'marca';
export type VisitRefusal = ContactRefusal | 'matricula-no-valida' | 'matricula-moto-no-valida';

const plateRefusal = (vehiculo: VisitVehicle, typed: Typed): VisitRefusal | undefined => {
  if (vehiculo === 'patinete') return undefined;
  if (!typed?.trim()) return 'campo-obligatorio';
  if (vehiculo === 'moto') return isMotorcyclePlateForm(typed) ? undefined : 'matricula-moto-no-valida';
  return isRefusal(recognisePlate(typed)) ? 'matricula-no-valida' : undefined;
};

/**
 * What is wrong with who books (spec V12): a plate by its form for a car, letters, digits and hyphens
 * for a motorcycle; a brand for an e-scooter.
 */
export const validateVisit = (
  vehiculo: VisitVehicle,
  { matricula, marca, ...contact }: VisitForm,
  blocked?: Blocklists,
): FieldRefusals<VisitField, VisitRefusal> => ({
  ...validateContact(contact, blocked),
  ...wrongFields<VisitField, VisitRefusal>({
    nombre: undefined,
    apellidos: undefined,
    email: undefined,
    telefono: undefined,
    privacidad: undefined,
    matricula: plateRefusal(vehiculo, matricula),
    marca: vehiculo === 'patinete' && !marca?.trim() ? 'campo-obligatorio' : undefined,
  }),
});
