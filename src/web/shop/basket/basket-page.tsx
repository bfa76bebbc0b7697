import type { Basket } from '#contract/basket.ts';
import type { BasketStep } from '#domain/basket/steps.ts';
import { parseIds, parsePostcode } from '#domain/finder/address-query.ts';
import { address } from '#contract/addresses.ts';
import { commentAddress } from '#web/visit-address.ts';
import { useLanguage } from '#web/language.ts';
import { rememberWorkshop } from '#web/stored/remembered.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { useEffect, useRef } from 'react';
import { Link, PrefetchPageLinks, useNavigate, useSearchParams } from 'react-router';
import { useBasketReady } from './basket-ready.ts';
import { addProduct, useBasketStore } from './basket-store.ts';
import { pageOfBasketStep } from './basket-wizard.ts';
import styles from './basket-frame.module.css';
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
 * The way in: adds what a list or a sheet sent (`?anadir=…&cantidad=…&cp=…&taller=…`), then opens the step that is due. An
 * assistant names the appointment that begins where the product is not taken (`&cita=…`, spec R37).
 */
export default function BasketPage() {
  const t = useBasketTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const ready = useBasketReady();
  const [query] = useSearchParams();
  const handled = useRef(false);
  useEffect(() => {
    if (!ready || handled.current) return;
    handled.current = true;
    const product = query.get('anadir');
    const units = Math.min(20, Math.max(1, Math.trunc(Number(query.get('cantidad')) || 4)));
    const enter = async () => {
      const [cpostal, [codTienda]] = [parsePostcode(query.get('cp')), parseIds(query.getAll('taller'))];
      if (codTienda && cpostal) rememberWorkshop({ codTienda, alias: null, cpostal });
      const cita = query.get('cita');
      const taken = product === null || (await addProduct(product, units, cpostal));
      if (!taken && cita) return await navigate(commentAddress(language, cita, cita), { replace: true });
      const { cesta } = useBasketStore.getState();
      const step = product ? 'solicitud' : stepDue(cesta);
      await navigate(address(pageOfBasketStep(step), language), { replace: true });
    };
    void enter();
  }, [ready, query, navigate, language]);
  return (
    <Page>
      <PageMeta title={t.titulo} index={false} />
      <Guided />
      <PrefetchPageLinks page={address('basketRequest', language)} />
      {/* The router asks for the route of a link while the product is put in, not after it. */}
      <Link to={address('basketRequest', language)} hidden tabIndex={-1} />
      <PageHead title={t.titulo} lead={<span className={styles.scripted}>{t.cargando}</span>} />
      <noscript>
        <Notice tone="warning">{t.sinJavascript}</Notice>
      </noscript>
    </Page>
  );
}
