import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import {
  data,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { productAddress } from '../basket/product-in-words.ts';
import { NotifyForm } from '../buy/notify-form.tsx';
import { nameIn, readAwaited } from './read-awaited.ts';
import { useProductRequestTexts } from './texts.ts';

export const loader = async ({ context, params, url: { pathname, searchParams } }: LoaderFunctionArgs) => {
  const product = await readAwaited(apiOf(context), params.producto ?? '');
  const language = languageOfPath(pathname);
  const { id_navision, precio, stock } = product;
  return {
    id: id_navision,
    nombre: nameIn(language, product),
    ficha: productAddress(product, language) ?? null,
    precio,
    agotado: stock === 0,
    guardada: searchParams.has('guardada'),
  };
};

/** Keeps the request, then shows what happens next; what is wrong comes back with what was typed. */
export const action = async ({ context, params, request, url }: ActionFunctionArgs) => {
  const language = languageOfPath(url.pathname);
  const api = apiOf(context);
  const product = await readAwaited(api, params.producto ?? '');
  const form = await request.formData();
  const email = fieldText(form, 'email');
  const units = Math.trunc(Number(fieldText(form, 'cantidad')));
  const cantidad = units >= 1 && units <= 20 ? units : 1;
  const price = Number(fieldText(form, 'precio'));
  const precio = price > 0 && price < 1_000_000 ? price : null;
  const body = {
    email,
    productID: product.id_navision,
    marca: product.marca,
    modelo: product.modelo,
    tyreSpecs: product.specs,
    precio,
    cantidad,
    idioma: language,
  };
  try {
    const { guardada } = await api(product.categoria === 'moto' ? 'requestMotoProduct' : 'requestProduct', { body });
    const here = address('notify', language, { producto: product.id_navision });
    return redirect(guardada ? `${here}?guardada=1` : here, 303);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { error: sentence, errors, status } = error.problem;
    return data({ email, cantidad, error: errors?.['email'] ?? sentence }, { status });
  }
};

/** What the page is about: what was asked has been kept, the product is there, or the question itself. */
const useNotifyState = (): 'kept' | 'there' | 'asking' => {
  const { agotado, guardada } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer) return 'asking';
  if (guardada) return 'kept';
  return agotado ? 'asking' : 'there';
};

const Onward = ({ ficha }: { ficha: string | null }) => {
  const t = useProductRequestTexts();
  const language = useLanguage();
  return (
    <Link {...buttonLink('secondary')} to={ficha ?? address('tyres', language)}>
      {ficha ? t.verProducto : t.buscarOtro}
    </Link>
  );
};

export default function NotifyPage() {
  const { id, nombre, ficha, precio } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useProductRequestTexts();
  const state = useNotifyState();
  const asking = t.titulo(nombre);
  return (
    <Page width="form">
      <PageMeta title={state === 'kept' ? t.guardada : asking} index={false} />
      <PageHead title={{ kept: t.guardada, there: t.disponible, asking }[state]} />
      <Stack>
        {state === 'kept' && <Notice tone="success">{t.guardadaTexto(nombre)}</Notice>}
        {state === 'there' && <Notice tone="info">{t.disponibleTexto(nombre)}</Notice>}
        {state === 'asking' && (
          <Card>
            <NotifyForm
              producto={id}
              cantidad={answer?.cantidad ?? 1}
              precio={precio}
              email={answer?.email}
              error={answer?.error}
            />
          </Card>
        )}
        <p>
          <Onward ficha={ficha} />
        </p>
      </Stack>
    </Page>
  );
}
