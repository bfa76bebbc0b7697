import type { Billing } from '#contract/orders.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import { Fragment } from 'react';

/** Whom an invoice is for, as it was typed. */
export const readBillingForm = (form: FormData, tipo: Billing['tipo']): Billing => ({
  tipo,
  nombre: fieldText(form, 'nombre'),
  apellidos: tipo === 'particular' ? fieldText(form, 'apellidos') : null,
  nif: fieldText(form, 'nif'),
  direccion: fieldText(form, 'direccion'),
  numero: fieldText(form, 'numero'),
  poblacion: fieldText(form, 'poblacion'),
  codigo_postal: fieldText(form, 'codigo_postal'),
  provincia: fieldText(form, 'provincia'),
});

type Label = 'razon' | 'nombre' | 'apellidos' | 'nif' | 'direccion' | 'numero' | 'poblacion' | 'cp' | 'provincia';

interface BillingFieldsProps {
  readonly t: Readonly<Record<Label, string>>;
  readonly tipo: Billing['tipo'];
  readonly known: Partial<Billing>;
  readonly errors: Readonly<Record<string, string>>;
}

/** The fields of an invoice in full: of a person, or of a company. */
export const BillingFields = ({ t, tipo, known, errors }: BillingFieldsProps) => {
  const text = (name: keyof Billing, label: string, input: object = {}) => (
    <TextField label={label} name={name} required defaultValue={known[name] ?? ''} error={errors[name]} {...input} />
  );
  return (
    <>
      <Fragment key={tipo}>
        {text('nombre', tipo === 'empresa' ? t.razon : t.nombre, {
          // A person's given name is no company's name.
          defaultValue: tipo === (known.tipo ?? 'particular') ? (known.nombre ?? '') : '',
          autoComplete: tipo === 'empresa' ? 'organization' : 'given-name',
          maxLength: 120,
        })}
      </Fragment>
      {tipo === 'particular' && text('apellidos', t.apellidos, { autoComplete: 'family-name', maxLength: 120 })}
      {text('nif', t.nif, { length: 'short', maxLength: 20, autoCapitalize: 'characters', spellCheck: false })}
      {text('direccion', t.direccion, { autoComplete: 'address-line1', maxLength: 160 })}
      {text('numero', t.numero, { length: 'short', maxLength: 20 })}
      {text('poblacion', t.poblacion, { autoComplete: 'address-level2', maxLength: 80 })}
      {text('codigo_postal', t.cp, { autoComplete: 'postal-code', length: 'short', maxLength: 10 })}
      {text('provincia', t.provincia, { autoComplete: 'address-level1', maxLength: 60 })}
    </>
  );
};
