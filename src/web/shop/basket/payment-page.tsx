import type { Basket, BasketOrder } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import { address } from '#contract/addresses.ts';
import { browserApi, Refused } from '#web/api.ts';
import type { Problem } from '#contract/refusals.ts';
import { asksForProof, ProveEmail, type Proof } from '#web/guests/prove-email.tsx';
import { useGuestTexts } from '#web/guests/texts.ts';
import { useLanguage } from '#web/language.ts';
import { Button, buttonLink } from '#web/ui/button.tsx';
import { leftOf, writeEuros } from '#web/ui/euros.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Actions, Stack } from '#web/ui/page-layout.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SummaryTable } from '#web/ui/summary-table.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { BasketFrame } from './basket-frame.tsx';
import { orderWish, reloadBasket, rememberOrder } from './basket-store.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { goToGateway } from './gateway.ts';
import { kindsIn } from './product-in-words.ts';
import { useSession, useTyped } from '#web/stored/session-store.ts';
import { useBasketTexts } from './texts.ts';

type Terms = BasketOrder['terms'];
type Type = NonNullable<BasketOrder['paymentType']>;
type Site = Answer<'siteInit'>;

const askSite: Ask<object, Site> = (api, _, signal) => api('siteInit', {}, { signal });
const everything = {};

const termsOf = (value: string): Terms => (value === 'total' || value === 'taller' ? value : 'reserva');

const Payment = ({ basket, site }: { basket: Basket; site: Site }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const guestTexts = useGuestTexts();
  const { token, user } = useSession();
  const { contact, billing } = useTyped();
  const [terms, setTerms] = useState<Terms>(basket.pedido?.terms ?? basket.paymentTerms ?? 'reserva');
  const wished = basket.pedido?.paymentType ?? basket.paymentType ?? (billing ? 'tarjeta' : 'bizum');
  const [type, setType] = useState<Type>(site.tiposPago.includes(wished) ? wished : 'tarjeta');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const proof = useRef<Proof>(null);
  // One key for one press: a lost answer may be asked for again without ordering twice.
  const key = useRef('');
  const { total, reserva } = basket.totals;
  const due = terms === 'reserva' ? reserva : terms === 'total' ? total : 0;
  const byCard = terms !== 'taller' && type === 'tarjeta';
  const email = user?.email ?? contact?.email;
  const missing = !byCard ? null : !email ? 'contact' : !billing ? 'billing' : null;
  const unpaid = basket.pedido?.status === 'pendiente-pago';
  useEffect(() => {
    // Back from the bank by the browser's own button, the page is as it was left.
    const seenAgain = () => setBusy(false);
    window.addEventListener('pageshow', seenAgain);
    return () => window.removeEventListener('pageshow', seenAgain);
  }, []);

  // What was refused for one way to pay is not said of another.
  const choose = (chosen: Terms) => {
    setUnknown(null);
    setTerms(chosen);
  };
  const payDeposit = () => {
    choose('reserva');
    form.current?.querySelector<HTMLInputElement>('input[value="reserva"]')?.focus();
  };

  const order = async () => {
    const api = browserApi(language);
    const paymentType = terms === 'taller' ? null : type;
    const options = { token: token ?? undefined, idempotencyKey: (key.current ||= unguessableId()) };
    const userInfo = user ? { idioma: language } : { ...contact, idioma: language };
    if (unpaid) {
      return await api(
        'changeOrder',
        { body: { data: { cestaID: basket.cestaID, paymentTerms: terms, paymentType, billing }, userInfo } },
        options,
      );
    }
    return await api(
      'placeOrder',
      {
        body: {
          cestaState: { ...orderWish(), paymentTerms: terms, paymentType, billing, total },
          userInfo,
        },
      },
      options,
    );
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    if ((await proof.current?.()) === false) return setBusy(false);
    try {
      const { pedido, pasarela } = await order();
      key.current = '';
      rememberOrder(pedido);
      if (pasarela) return goToGateway(pasarela);
      await reloadBasket();
      await navigate(address('basketDone', language));
    } catch (failure) {
      if (failure instanceof Refused) {
        key.current = '';
        const asked = asksForProof(failure.problem);
        setUnknown(asked ? failure.problem : null);
        if (!asked) setError([failure.problem.error, ...Object.values(failure.problem.errors ?? {})].join(' '));
        await reloadBasket();
      } else setError(t.sinConexion);
    }
    setBusy(false);
  };

  return (
    <form ref={form} onSubmit={(event) => void onSubmit(event)}>
      <Stack>
        {/* What is sold out is said, with a way on, above every step. */}
        <div aria-live="assertive">
          {error && basket.agotados.length === 0 && <Notice tone="error">{error}</Notice>}
        </div>
        {unknown && !email && (
          <Notice
            tone="warning"
            action={
              <Link {...buttonLink('secondary')} to={address('basketRegister', language)}>
                {t.ponerDatos}
              </Link>
            }
          >
            {unknown.error}
          </Notice>
        )}
        {unknown && email && (
          <ProveEmail
            problem={unknown}
            email={email}
            proof={proof}
            onSend={() => form.current?.requestSubmit()}
            busy={busy}
            otherwise={
              terms === 'taller' && (
                <Button look="secondary" busy={busy} onClick={payDeposit}>
                  {guestTexts.reserva(writeEuros(reserva))}
                </Button>
              )
            }
          />
        )}
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
            ...(total <= site.pagoEnTallerHasta
              ? [{ value: 'taller', title: t.enTaller, text: t.enTallerTexto(writeEuros(total)) }]
              : []),
          ]}
        />
        {terms !== 'taller' && (
          <RadioCards
            name="paymentType"
            legend={t.con}
            value={type}
            onChoose={(chosen) => setType(chosen === 'bizum' ? 'bizum' : 'tarjeta')}
            options={[
              ...(site.tiposPago.includes('tarjeta')
                ? [{ value: 'tarjeta', title: t.tarjeta, text: t.tarjetaTexto }]
                : []),
              ...(site.tiposPago.includes('bizum') ? [{ value: 'bizum', title: t.bizum, text: t.bizumTexto }] : []),
            ]}
          />
        )}
        {missing ? (
          <Notice
            tone="info"
            action={
              <Link
                {...buttonLink('primary')}
                to={address(missing === 'contact' ? 'basketRegister' : 'basketBilling', language)}
              >
                {missing === 'contact' ? t.ponerDatos : t.ponerFactura}
              </Link>
            }
          >
            {missing === 'contact' ? t.quienPaga : t.faltaFactura}
          </Notice>
        ) : (
          <>
            {kindsIn(basket.products).goods && <p>{t.desistimiento}</p>}
            {kindsIn(basket.products).work && <p>{t.desistimientoTrabajo}</p>}
            <section>
              <h2>{t.cuandoPagas}</h2>
              <SummaryTable
                caption={t.cuandoPagas}
                rows={[
                  { text: t.pagasAhora, importe: due },
                  { text: t.pagasTaller, note: t.nadaMas, importe: leftOf(total, due) },
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
        )}
      </Stack>
    </form>
  );
};

export default function PaymentPage() {
  const t = useBasketTexts();
  const { answer: site } = useAnswer(askSite, everything);
  return (
    <BasketFrame step="pago" title={t.pagoTitulo}>
      {(basket) => site && <Payment basket={basket} site={site} />}
    </BasketFrame>
  );
}
