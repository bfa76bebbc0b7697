import { parsePostcode } from '#domain/selector/address-query.ts';
import { address } from '#web/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page, PageHead } from '#web/ui/page-layout.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBasketReady } from './basket-ready.ts';
import { stepPages } from './basket-steps.ts';
import { addProduct, useBasketStore } from './basket-store.ts';
import { useBasketTexts } from './texts.ts';

/** The way in: adds what a list or a sheet sent (`?anadir=…&cantidad=…&cp=…`), then opens the step that is due. */
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
      if (product) await addProduct(product, units, parsePostcode(query.get('cp')));
      const { cesta } = useBasketStore.getState();
      const step = product
        ? 'solicitud'
        : cesta?.pedido && cesta.pedido.status !== 'caducado'
          ? 'tu-reserva'
          : (cesta?.step ?? 'solicitud');
      await navigate(address(stepPages[step], language), { replace: true });
    };
    void enter();
  }, [ready, query, navigate, language]);
  return (
    <Page>
      <PageMeta title={t.titulo} index={false} />
      <PageHead title={t.titulo} lead={t.cargando} />
      <noscript>
        <Notice tone="warning">{t.sinJavascript}</Notice>
      </noscript>
    </Page>
  );
}
