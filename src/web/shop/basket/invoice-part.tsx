import type { Billing } from '#contract/orders.ts';
import { validateBilling } from '#domain/accounts/billing.ts';
import { typedSoFar, useSession, useTyped } from '#web/stored/session-store.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { BillingFields, readBillingForm } from '#web/walk/billing-fields.tsx';
import { knownContact } from '#web/walk/person.ts';
import { useState, type FormEvent, type Ref } from 'react';
import { BasketPart } from './basket-part.tsx';
import { useBasketTexts } from './texts.ts';
import { usePart, type Part } from './use-part.ts';
import { WrongFields } from './wrong-fields.tsx';

/** What the fields begin with: what was typed before, or else what is known of who orders. */
const billingKnown = (user: ReturnType<typeof useSession.getState>['user']): Partial<Billing> => {
  const { contact, billing, billingDraft, draft } = typedSoFar();
  const typed = { nombre: draft.nombre ?? '', apellidos: draft.apellidos ?? '' };
  const { nombre, apellidos } = knownContact(typed, user, contact);
  return (
    billingDraft ??
    billing ?? { nombre, apellidos, codigo_postal: user?.postCode ?? '', provincia: user?.provincia ?? '' }
  );
};

interface InvoiceFieldsProps {
  readonly part: Ref<Part>;
  readonly onSend: () => void;
}

const InvoiceFields = ({ part, onSend }: InvoiceFieldsProps) => {
  const t = useBasketTexts();
  const user = useSession((state) => state.user);
  const [known] = useState(() => billingKnown(user));
  const [tipo, setTipo] = useState<Billing['tipo']>(known.tipo ?? 'particular');
  const { form, errors } = usePart(part, (data) => {
    const typed = readBillingForm(data, tipo);
    const wrong = validateBilling(typed);
    if (Object.keys(wrong).length === 0) useTyped.setState({ billing: typed, billingDraft: null });
    return wrong;
  });
  const remember = (event: FormEvent<HTMLFormElement>) =>
    useTyped.setState({ billingDraft: readBillingForm(new FormData(event.currentTarget), tipo) });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onInput={remember}
      noValidate
    >
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
      </Stack>
    </form>
  );
};

interface InvoicePartProps extends InvoiceFieldsProps {
  /** What is paid now is more than an invoice without a name may be of. */
  readonly isNeeded: boolean;
  readonly isWanted: boolean;
  readonly onWanted: (wanted: boolean) => void;
  /** Its own address was opened. */
  readonly isOpened: boolean;
}

/** Whom the invoice names: asked of who wants one so, and of who pays more at once than one without a name allows. */
export const InvoicePart = ({ isNeeded, isWanted, onWanted, isOpened, ...fields }: InvoicePartProps) => {
  const t = useBasketTexts();
  return (
    <BasketPart title={t.facturaTitulo} isOpened={isOpened}>
      {isNeeded ? (
        <Notice tone="info">{t.faltaNif}</Notice>
      ) : (
        <CheckField
          name="generaFactura"
          label={t.quieroFactura}
          hint={t.facturaTexto}
          checked={isWanted}
          onChange={(event) => onWanted(event.target.checked)}
        />
      )}
      {(isNeeded || isWanted) && <InvoiceFields {...fields} />}
    </BasketPart>
  );
};
