import type { Billing } from '#contract/orders.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { validateBilling } from '#domain/accounts/billing.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { typedSoFar, useSession, useTyped } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { knownContact } from '#web/walk/person.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { basketPage } from './basket-frame.tsx';
import { changeBasket } from './basket-store.ts';
import { fieldSentences } from './field-sentences.ts';
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

/** What the fields begin with: what was typed before, or else what is known of who orders. */
const useBillingKnown = (): Partial<Billing> => {
  const user = useSession((state) => state.user);
  const { contact, billing, billingDraft } = typedSoFar();
  const { nombre, apellidos } = knownContact({}, user, contact);
  return (
    billingDraft ??
    billing ?? { nombre, apellidos, codigo_postal: user?.postCode ?? '', provincia: user?.provincia ?? '' }
  );
};

interface BillingFieldsProps {
  readonly tipo: Billing['tipo'];
  readonly known: Partial<Billing>;
  readonly errors: Readonly<Record<string, string>>;
}

const BillingFields = ({ tipo, known, errors }: BillingFieldsProps) => {
  const t = useBasketTexts();
  const text = (name: keyof Billing, label: string, input: object = {}) => (
    <TextField label={label} name={name} required defaultValue={known[name] ?? ''} error={errors[name]} {...input} />
  );
  return (
    <>
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
    </>
  );
};

const BillingForm = () => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const known = useBillingKnown();
  const [tipo, setTipo] = useState<Billing['tipo']>(known.tipo ?? 'particular');
  const { form, errors, onSubmit } = useSend(async (form) => {
    const typed = read(form, tipo);
    const wrong: Readonly<Record<string, RefusalCode>> = validateBilling(typed);
    if (Object.keys(wrong).length > 0) return { errors: fieldSentences(wrong, language) };
    useTyped.setState({ billing: typed, billingDraft: null });
    void changeBasket({ generaFactura: true });
    void navigate(address('basketPayment', language));
    return null;
  }, t.sinConexion);
  const remember = (event: FormEvent<HTMLFormElement>) =>
    useTyped.setState({ billingDraft: read(new FormData(event.currentTarget), tipo) });
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
        <BillingFields tipo={tipo} known={known} errors={errors} />
        <Actions>
          <Link to={address('basketPayment', language)}>{t.saltarFactura}</Link>
          <Button type="submit">{t.seguir}</Button>
        </Actions>
      </Stack>
    </form>
  );
};

export default basketPage('datos-facturacion', BillingForm);
