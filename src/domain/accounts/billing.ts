import { isRefusal } from '../refusal.ts';
import { needsText, needsValue, wrongFields, type FieldRefusals, type TextRefusal, type Typed } from './fields.ts';
import { readName, type NameRefusal } from './name.ts';
import { readPostcode } from './postcode.ts';
import { provinceNamed, provinceOf } from './provinces.ts';
import { readTaxId } from './tax-id.ts';

/** Whom an invoice is for, as typed. A company has no `apellidos`. */
export interface BillingForm {
  readonly tipo: 'particular' | 'empresa';
  readonly nombre?: Typed;
  readonly apellidos?: Typed;
  readonly nif?: Typed;
  readonly direccion?: Typed;
  readonly numero?: Typed;
  readonly poblacion?: Typed;
  readonly codigo_postal?: Typed;
  readonly provincia?: Typed;
}

export type BillingField = Exclude<keyof BillingForm, 'tipo'>;
export type BillingRefusal =
  | TextRefusal
  | NameRefusal
  | 'nif-no-valido'
  | 'codigo-postal-no-valido'
  | 'provincia-distinta';

/** A name that is no province of ours is taken as it is: people write theirs in more ways than we know. */
const otherProvince = ({ provincia, codigo_postal }: BillingForm): 'provincia-distinta' | undefined => {
  const postcode = readPostcode(codigo_postal ?? '');
  const [named, meant] = [provinceNamed(provincia ?? ''), isRefusal(postcode) ? undefined : provinceOf(postcode)];
  return named && meant && named !== meant ? 'provincia-distinta' : undefined;
};

/** What is wrong with billing data (spec A33). */
export const validateBilling = (form: BillingForm): FieldRefusals<BillingField, BillingRefusal> =>
  wrongFields<BillingField, BillingRefusal>({
    nombre: needsText(form.nombre, 2) ?? needsValue(form.nombre, readName),
    apellidos: form.tipo === 'empresa' && !form.apellidos?.trim() ? undefined : needsValue(form.apellidos, readName),
    nif: needsValue(form.nif, readTaxId),
    direccion: needsText(form.direccion, 4),
    numero: needsText(form.numero),
    poblacion: needsText(form.poblacion),
    codigo_postal: needsValue(form.codigo_postal, readPostcode),
    provincia: needsText(form.provincia) ?? otherProvince(form),
  });
