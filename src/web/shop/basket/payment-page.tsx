import { address } from '#contract/addresses.ts';
import type { Problem } from '#contract/refusals.ts';
import { ProveEmail, type Proof } from '#web/guests/prove-email.tsx';
import { useGuestTexts } from '#web/guests/texts.ts';
import { useLanguage } from '#web/language.ts';
import { useSession, useTyped } from '#web/stored/session-store.ts';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { leftOf, writeEuros } from '#web/ui/page/euros.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Stack } from '#web/ui/page/page-layout.tsx';
import { RadioCards } from '#web/ui/walk/radio-cards.tsx';
import { SummaryTable } from '#web/ui/walk/summary-table.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useRef, type Ref } from 'react';
import { Link } from 'react-router';
import { basketPage, type BasketScreenProps } from './basket-frame.tsx';
import { kindsIn } from './product-in-words.ts';
import { useBasketTexts } from './texts.ts';
import { usePayment, type Site, type Terms } from './use-payment.ts';

const askSite: Ask<object, Site> = (api, _, signal) => api('siteInit', {}, { signal });
const everything = {};

const termsOf = (value: string): Terms => (value === 'total' || value === 'taller' ? value : 'reserva');

interface PaymentProps extends BasketScreenProps {
  readonly site: Site;
}

type Paying = ReturnType<typeof usePayment>;

/** Where more may not be ordered yet: who is asked, and the way to say it. */
const Unknown = (props: {
  readonly problem: Problem;
  readonly proof: Ref<Proof>;
  readonly busy: boolean;
  readonly onSend: () => void;
  /** Pays the deposit instead of everything at the workshop; missing where that is chosen already. */
  readonly deposit: { readonly importe: number; readonly onTake: () => void } | null;
}) => {
  const { problem, busy, deposit } = props;
  const t = useBasketTexts();
  const language = useLanguage();
  const guestTexts = useGuestTexts();
  const user = useSession((state) => state.user);
  const contact = useTyped((state) => state.contact);
  const email = user?.email ?? contact?.email;
  if (!email) {
    return (
      <Notice
        tone="warning"
        action={
          <Link {...buttonLink('secondary')} to={address('basketRegister', language)}>
            {t.ponerDatos}
          </Link>
        }
      >
        {problem.error}
      </Notice>
    );
  }
  return (
    <ProveEmail
      problem={problem}
      email={email}
      proof={props.proof}
      onSend={props.onSend}
      busy={busy}
      otherwise={
        deposit && (
          <Button look="secondary" busy={busy} onClick={deposit.onTake}>
            {guestTexts.reserva(writeEuros(deposit.importe))}
          </Button>
        )
      }
    />
  );
};

/** How much now, and with what. */
const Ways = ({ basket, site, paying }: PaymentProps & { paying: Paying }) => {
  const t = useBasketTexts();
  const { terms, choose, type, setType } = paying;
  const { total, reserva } = basket.totals;
  const atWorkshop = total <= site.pagoEnTallerHasta;
  const types = [
    { value: 'tarjeta', title: t.tarjeta, text: t.tarjetaTexto },
    { value: 'bizum', title: t.bizum, text: t.bizumTexto },
  ] as const;
  return (
    <>
      <RadioCards
        name="terms"
        legend={t.cuanto}
        value={terms}
        onChoose={(chosen) => choose(termsOf(chosen))}
        options={[
          {
            value: 'reserva',
            title: t.reserva(writeEuros(reserva)),
            text: t.reservaTexto(writeEuros(leftOf(total, reserva))),
          },
          { value: 'total', title: t.total(writeEuros(total)), text: t.totalTexto },
          ...(atWorkshop ? [{ value: 'taller', title: t.enTaller, text: t.enTallerTexto(writeEuros(total)) }] : []),
        ]}
      />
      {terms !== 'taller' && (
        <RadioCards
          name="paymentType"
          legend={t.con}
          value={type}
          onChoose={(chosen) => setType(chosen === 'bizum' ? 'bizum' : 'tarjeta')}
          options={types.filter(({ value }) => site.tiposPago.includes(value))}
        />
      )}
    </>
  );
};

const Missing = ({ missing }: { missing: 'contact' | 'billing' | 'invoice' }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const isContact = missing === 'contact';
  return (
    <Notice
      tone="info"
      action={
        <Link {...buttonLink('primary')} to={address(isContact ? 'basketRegister' : 'basketBilling', language)}>
          {isContact ? t.ponerDatos : t.ponerFactura}
        </Link>
      }
    >
      {{ contact: t.quienPaga, billing: t.faltaFactura, invoice: t.faltaNif }[missing]}
    </Notice>
  );
};

/** What is agreed to by pressing the button, and the button. */
const Agreement = ({ basket, paying: { due, unknown, busy } }: BasketScreenProps & { paying: Paying }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const { goods, work } = kindsIn(basket.products);
  return (
    <>
      {goods && <p>{t.desistimiento}</p>}
      {work && <p>{t.desistimientoTrabajo}</p>}
      <section>
        <h2>{t.cuandoPagas}</h2>
        <SummaryTable
          caption={t.cuandoPagas}
          rows={[
            { text: t.pagasAhora, importe: due },
            { text: t.pagasTaller, note: t.nadaMas, importe: leftOf(basket.totals.total, due) },
          ]}
        />
      </section>
      <p>
        {t.aceptas}{' '}
        <Link to={address('terms', language)} target="_blank">
          {t.terminos}
        </Link>
        {due > 0 && ` · ${t.obligacion}`}
      </p>
      <Actions>
        <Button type="submit" look={unknown ? 'secondary' : 'primary'} busy={busy}>
          {due > 0 ? t.pagar(writeEuros(due)) : t.confirmarTaller}
        </Button>
      </Actions>
    </>
  );
};

const Payment = ({ basket, site }: PaymentProps) => {
  const proof = useRef<Proof>(null);
  const paying = usePayment(basket, site, proof);
  const { form, onSubmit, busy, wrong, terms, choose, missing, unknown } = paying;
  const payDeposit = () => {
    choose('reserva');
    form.current?.querySelector<HTMLInputElement>('input[value="reserva"]')?.focus();
  };
  const error = busy ? '' : [wrong?.error, ...Object.values(wrong?.errors ?? {})].join(' ');
  return (
    <form ref={form} onSubmit={onSubmit}>
      <Stack>
        {/* What is sold out is said, with a way on, above every step. */}
        <div aria-live="assertive">
          {error && basket.agotados.length === 0 && <Notice tone="error">{error}</Notice>}
        </div>
        {unknown && (
          <Unknown
            problem={unknown}
            proof={proof}
            busy={busy}
            onSend={() => form.current?.requestSubmit()}
            deposit={terms === 'taller' ? { importe: basket.totals.reserva, onTake: payDeposit } : null}
          />
        )}
        <Ways basket={basket} site={site} paying={paying} />
        {missing ? <Missing missing={missing} /> : <Agreement basket={basket} paying={paying} />}
      </Stack>
    </form>
  );
};

/** What may be paid with, the shop decides; without its answer nothing can be chosen here. */
const PaymentOfSite = ({ basket }: BasketScreenProps) => {
  const t = useBasketTexts();
  const site = useAnswer(askSite, everything);
  return site.answer ? <Payment basket={basket} site={site.answer} /> : <Unanswered t={t} asked={site} />;
};

export default basketPage('pago', PaymentOfSite);
