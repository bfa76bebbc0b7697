import type { Billing } from '#contract/orders.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { validateBilling } from '#domain/accounts/billing.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { typedSoFar, useSession, useTyped } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { BillingFields, readBillingForm } from '#web/walk/billing-fields.tsx';
import { knownContact } from '#web/walk/person.ts';
import { useSend } from '#web/walk/use-send.ts';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { basketPage } from './basket-frame.tsx';
import { changeBasket } from './basket-store.ts';
import { fieldSentences } from './field-sentences.ts';
import { useBasketTexts } from './texts.ts';
import { WrongFields } from './wrong-fields.tsx';

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

const BillingForm = () => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const known = useBillingKnown();
  const [tipo, setTipo] = useState<Billing['tipo']>(known.tipo ?? 'particular');
  const { form, errors, onSubmit } = useSend(async (form) => {
    const typed = readBillingForm(form, tipo);
    const wrong: Readonly<Record<string, RefusalCode>> = validateBilling(typed);
    if (Object.keys(wrong).length > 0) return { errors: fieldSentences(wrong, language) };
    useTyped.setState({ billing: typed, billingDraft: null });
    void changeBasket({ generaFactura: true });
    void navigate(address('basketPayment', language));
    return null;
  }, t.sinConexion);
  const remember = (event: FormEvent<HTMLFormElement>) =>
    useTyped.setState({ billingDraft: readBillingForm(new FormData(event.currentTarget), tipo) });
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
        <BillingFields t={t} tipo={tipo} known={known} errors={errors} />
        <Actions>
          <Link to={address('basketPayment', language)}>{t.saltarFactura}</Link>
          <Button type="submit">{t.seguir}</Button>
        </Actions>
      </Stack>
    </form>
  );
};

export default basketPage('datos-facturacion', BillingForm);
