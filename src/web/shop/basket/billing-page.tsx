import type { Billing } from '#contract/orders.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { validateBilling } from '#domain/accounts/billing.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { BasketFrame } from './basket-frame.tsx';
import { changeBasket } from './basket-store.ts';
import { fieldSentences } from './field-sentences.ts';
import { fieldText, focusFirstError } from '#web/ui/form-fields.ts';
import { typedSoFar, useSession, useTyped } from '#web/stored/session-store.ts';
import { useBasketTexts } from './texts.ts';
import { WrongFields } from './wrong-fields.tsx';

const read = (form: FormData, tipo: Billing['tipo']): Billing => ({
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

const BillingForm = () => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const user = useSession((state) => state.user);
  const { contact, billing } = typedSoFar();
  const draft = typedSoFar().billingDraft ?? billing;
  const [tipo, setTipo] = useState<Billing['tipo']>(draft?.tipo ?? 'particular');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const known: Partial<Billing> = draft ?? {
    nombre: user?.userName ?? contact?.nombre ?? '',
    apellidos: user?.userSurname ?? contact?.apellidos ?? '',
    codigo_postal: user?.postCode ?? '',
    provincia: user?.provincia ?? '',
  };
  const remember = (event: FormEvent<HTMLFormElement>) =>
    useTyped.setState({ billingDraft: read(new FormData(event.currentTarget), tipo) });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(new FormData(event.currentTarget), tipo);
    const wrong: Readonly<Record<string, RefusalCode>> = validateBilling(typed);
    setErrors(fieldSentences(wrong, language));
    if (Object.keys(wrong).length > 0) {
      if (form.current) focusFirstError(form.current);
      return;
    }
    useTyped.setState({ billing: typed, billingDraft: null });
    void changeBasket({ generaFactura: true });
    void navigate(address('basketPayment', language));
  };
  const text = (name: keyof Billing, label: string, input: object = {}) => (
    <TextField label={label} name={name} required defaultValue={known[name] ?? ''} error={errors[name]} {...input} />
  );
  return (
    <form ref={form} onSubmit={onSubmit} onInput={remember} noValidate>
      <Stack>
        <WrongFields errors={errors} />
        <RadioCards
          name="tipo"
          legend={t.tipo}
          layout="fit"
          value={tipo}
          onChoose={(chosen) => setTipo(chosen === 'empresa' ? 'empresa' : 'particular')}
          options={[
            { value: 'particular', title: t.particular },
            { value: 'empresa', title: t.empresa },
          ]}
        />
        {text('nombre', tipo === 'empresa' ? t.razon : t.nombre, {
          autoComplete: tipo === 'empresa' ? 'organization' : 'given-name',
          maxLength: 120,
        })}
        {tipo === 'particular' && text('apellidos', t.apellidos, { autoComplete: 'family-name', maxLength: 120 })}
        {text('nif', t.nif, { length: 'short', maxLength: 20, autoCapitalize: 'characters', spellCheck: false })}
        {text('direccion', t.direccion, { autoComplete: 'address-line1', maxLength: 160 })}
        {text('numero', t.numero, { length: 'short', maxLength: 20 })}
        {text('poblacion', t.poblacion, { autoComplete: 'address-level2', maxLength: 80 })}
        {text('codigo_postal', t.cp, { autoComplete: 'postal-code', length: 'short', maxLength: 10 })}
        {text('provincia', t.provincia, { autoComplete: 'address-level1', maxLength: 60 })}
        <Actions>
          <Link to={address('basketPayment', language)}>{t.saltarFactura}</Link>
          <Button type="submit">{t.seguir}</Button>
        </Actions>
      </Stack>
    </form>
  );
};

export default function BillingPage() {
  const t = useBasketTexts();
  return (
    <BasketFrame step="datos-facturacion" title={t.facturaTitulo} lead={t.facturaTexto}>
      {() => <BillingForm />}
    </BasketFrame>
  );
}
