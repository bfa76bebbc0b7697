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
import { useEffect, useRef, useState, type Ref } from 'react';
import { Link } from 'react-router';
import { askSite, type Site } from './ask-site.ts';
import type { BasketScreenProps } from './basket-frame.tsx';
import { InvoicePart } from './invoice-part.tsx';
import { kindsIn } from './product-in-words.ts';
import { useBasketTexts } from './texts.ts';
import type { Part } from './use-part.ts';
import { usePayment, type Terms } from './use-payment.ts';
import { WhoPart } from './who-part.tsx';

const askOnce: Ask<object, Site> = (api) => askSite(api);
const everything = {};

const termsOf = (value: string): Terms => (value === 'total' || value === 'taller' ? value : 'reserva');

interface PaymentProps extends Pick<BasketScreenProps, 'basket'> {
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
  const { atWorkshop, terms, choose, type, setType } = paying;
  const { total, reserva } = basket.totals;
  const types = [
    { value: 'tarjeta', title: t.tarjeta, text: t.tarjetaTexto },
    { value: 'bizum', title: t.bizum, text: t.bizumTexto },
  ] as const;
  return (
    <>
      <RadioCards
        name="terms"
        legend={t.cuanto}
        hint={t.cuantoPista}
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

/** What is agreed to by pressing the button, and the button. */
const Agreement = ({
  basket,
  paying: { due, unknown, busy },
}: Pick<BasketScreenProps, 'basket'> & { paying: Paying }) => {
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
        <Button type="submit" form={paymentForm} look={unknown ? 'secondary' : 'primary'} busy={busy}>
          {due > 0 ? t.pagar(writeEuros(due)) : t.confirmarTaller}
        </Button>
      </Actions>
    </>
  );
};

/** The id of the form that holds the ways to pay, whose button stands below the invoice's form. */
const paymentForm = 'pago';

interface PayingProps extends BasketScreenProps {
  readonly site: Site;
}

/** The first wrong field of all parts has the focus, after each try. */
const useFirstWrong = (tries: number) => {
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) parts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return parts;
};

const Payment = ({ basket, site, step }: PayingProps) => {
  const t = useBasketTexts();
  const proof = useRef<Proof>(null);
  const who = useRef<Part>(null);
  const invoice = useRef<Part>(null);
  const [tries, setTries] = useState(0);
  const parts = useFirstWrong(tries);
  const take = () => {
    const taken = [who, invoice].map((part) => part.current?.take() ?? true);
    const allTaken = taken.every(Boolean);
    if (!allTaken) setTries(tries + 1);
    return allTaken;
  };
  const paying = usePayment(basket, site, proof, take);
  const { form, onSubmit, busy, wrong, terms, type, choose, unknown } = paying;
  const send = () => form.current?.requestSubmit();
  const payDeposit = () => {
    choose('reserva');
    form.current?.querySelector<HTMLInputElement>('input[value="reserva"]')?.focus();
  };
  const error = busy ? '' : [wrong?.error, ...Object.values(wrong?.errors ?? {})].join(' ');
  const byCard = terms !== 'taller' && type === 'tarjeta';
  // Of who is signed in the page itself is called so.
  const isAsked = useSession((state) => state.user === null) && step === 'registro';
  return (
    <div ref={parts}>
      <Stack gap="l">
        <WhoPart
          part={who}
          onSend={send}
          isOpened={step === 'registro'}
          isKnownElsewhere={basket.pedido?.status === 'pendiente-pago' && !byCard}
        />
        <form ref={form} id={paymentForm} onSubmit={onSubmit}>
          <Stack>
            {isAsked && <h2>{t.pagoTitulo}</h2>}
            <Ways basket={basket} site={site} paying={paying} />
          </Stack>
        </form>
        <InvoicePart
          part={invoice}
          onSend={send}
          isNeeded={paying.isNamed}
          isWanted={paying.invoice}
          onWanted={paying.setInvoice}
          isOpened={step === 'datos-facturacion'}
        />
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
              onSend={send}
              deposit={terms === 'taller' ? { importe: basket.totals.reserva, onTake: payDeposit } : null}
            />
          )}
          <Agreement basket={basket} paying={paying} />
        </Stack>
      </Stack>
    </div>
  );
};

/**
 * Who it is for, how it is paid and whom the invoice names: one screen and one button. What may be paid with, the shop
 * decides; without its answer nothing can be chosen here.
 */
export const PayStation = (props: BasketScreenProps) => {
  const t = useBasketTexts();
  const site = useAnswer(askOnce, everything);
  return site.answer ? <Payment {...props} site={site.answer} /> : <Unanswered t={t} asked={site} />;
};
