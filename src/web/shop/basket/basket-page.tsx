import type { Basket } from '#contract/basket.ts';
import type { BasketStep } from '#domain/basket/steps.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { commentAddress } from '#web/visit-address.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { useEffect, useRef, useState } from 'react';
import {
  Link,
  PrefetchPageLinks,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { askedFor } from './asked-for.ts';
import { basketAhead } from './basket-ahead.ts';
import { BasketLook, type BasketScreenProps } from './basket-frame.tsx';
import { useBasketReady } from './basket-ready.ts';
import { useBasketStore } from './basket-store.ts';
import { pageOfBasketStep } from './basket-wizard.ts';
import { CestaStation } from './cesta-station.tsx';
import { comingBasket, readComing, type Coming } from './coming-basket.ts';
import styles from './basket-frame.module.css';
import { enterBasket } from './enter-basket.ts';
import { readTold } from './sent-basket.server.ts';
import { Guided } from './guided.tsx';
// It comes with this page, words and all, so that nothing is fetched between the two.
import './request-page.tsx';
import { useBasketTexts } from './texts.ts';

/** Where somebody goes on: what was ordered is shown, and what the bank refused is paid another way. */
const stepDue = (cesta: Basket | null): BasketStep => {
  const { pedido } = cesta ?? {};
  if (!pedido || pedido.status === 'caducado') return cesta?.step ?? 'solicitud';
  return pedido.status === 'pendiente-pago' && pedido.pago?.status !== 'iniciado' ? 'pago' : 'tu-reserva';
};

/**
 * What comes into the basket is shown with its price before a script runs: on a slow line that takes seconds. Where nothing comes,
 * the step that is due has a page of its own, and the first that is drawn is that one.
 */
export const loader = async ({ context, request, url }: LoaderFunctionArgs): Promise<Coming | null> => {
  const { pathname, search, searchParams } = url;
  const api = apiOf(context);
  if (askedFor(searchParams) !== null || searchParams.has('cita')) return await readComing(api, searchParams);
  const step = stepDue(await readTold(api, request.headers.get('cookie') ?? ''));
  throw redirect(address(pageOfBasketStep(step), languageOfPath(pathname)) + search);
};

/** A page that is alive puts it in at once, and has its price with that answer. */
export const clientLoader = (): null => null;

/** What may be changed of it once the basket has it. */
const Still = (props: BasketScreenProps) => (
  <div inert>
    <CestaStation {...props} />
  </div>
);

/** The basket that is about to be: it is read, and who presses "go on" goes on as soon as it is one. */
const ComingBasket = ({ coming, onGoOn }: { readonly coming: Coming; readonly onGoOn: () => void }) => {
  const t = useBasketTexts();
  const [pressed, setPressed] = useState(false);
  const goOn = () => {
    setPressed(true);
    // While the product is put in, not after it.
    basketAhead.solicitud?.load().catch(() => {});
    onGoOn();
  };
  return (
    <BasketLook
      step="solicitud"
      Screen={Still}
      title={t.paso.solicitud}
      station="cesta"
      basket={comingBasket(coming)}
      action={
        <Button look="primary" busy={pressed} className={styles.scripted} onClick={goOn}>
          {t.seguir}
        </Button>
      }
    />
  );
};

const Entering = () => {
  const t = useBasketTexts();
  return (
    <Page>
      <PageMeta title={t.titulo} index={false} />
      <Guided />
      <PageHead title={t.titulo} lead={<span className={styles.scripted}>{t.cargando}</span>} />
      <noscript>
        <Notice tone="warning">{t.sinJavascript}</Notice>
      </noscript>
    </Page>
  );
};

/**
 * The way in: adds what a list or a sheet sent, then opens the step that is due. An assistant names the appointment that begins
 * where the product is not taken (`&cita=…`, spec R37).
 */
export default function BasketPage() {
  const language = useLanguage();
  const navigate = useNavigate();
  useBasketReady();
  const [query] = useSearchParams();
  const sent = useLoaderData<typeof loader>();
  // What the server showed stands until the basket has it, whatever is loaded meanwhile.
  const [coming] = useState(sent);
  const handled = useRef(false);
  const wanted = useRef<BasketStep>('solicitud');
  const isIn = useRef(false);
  const goOn = () => {
    wanted.current = 'talleres';
    // Once the basket has it, its page is opened, which takes a slow line a while.
    if (isIn.current) void navigate(address(pageOfBasketStep('talleres'), language), { replace: true });
  };
  useEffect(() => {
    if (handled.current) return;
    handled.current = true;
    const asked = askedFor(query);
    const enter = async () => {
      const cita = query.get('cita');
      const taken = await enterBasket(query);
      if (!taken && cita) return await navigate(commentAddress(language, cita, cita), { replace: true });
      const { cesta } = useBasketStore.getState();
      isIn.current = asked !== null && taken;
      const step = asked === null ? stepDue(cesta) : taken ? wanted.current : 'solicitud';
      await navigate(address(pageOfBasketStep(step), language), { replace: true });
    };
    void enter();
  }, [query, navigate, language]);
  return (
    <>
      {coming ? <ComingBasket coming={coming} onGoOn={goOn} /> : <Entering />}
      <PrefetchPageLinks page={address('basketRequest', language)} />
      {/* The router asks for the route of a link while the product is put in, not after it. */}
      <Link to={address('basketRequest', language)} hidden tabIndex={-1} />
    </>
  );
}
