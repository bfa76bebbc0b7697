import type { LatePaymentView } from '#contract/late-payments.ts';
import { address } from '#contract/addresses.ts';
import { apiOf, type Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { refusedIn, unlessRefused } from '#web/refused.ts';
import { buttonLink } from '#web/ui/page/button.tsx';
import { writeEuros } from '#web/ui/page/euros.ts';
import { fieldText } from '#web/ui/form-fields.ts';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import {
  data,
  Form,
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
  useParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { dayInWords } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { LateChoice } from './late-choice.tsx';
import { outcomeOf } from './outcome.ts';
import { useLatePaymentTexts } from './texts.ts';

/** What a visitor has before them: nothing where the link is wrong, and why the last wish was not done. */
export interface SeenOffer {
  readonly offer: LatePaymentView | null;
  readonly error: string | null;
}

const dayShape = /^\d{4}-\d\d-\d\d$/;

const read = async (api: Api, oferta: string, dia: string | null): Promise<LatePaymentView | null> => {
  const query = dia !== null && dayShape.test(dia) ? { dia } : {};
  return await unlessRefused(api('readLatePayment', { params: { oferta }, query }));
};

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const offer = await read(apiOf(context), params.oferta ?? '', url.searchParams.get('dia'));
  const seen: SeenOffer = { offer, error: null };
  return data(seen, { status: offer === null ? 404 : 200 });
};

const wish = (form: FormData): { date: string; time: string } => {
  const [date = '', time = ''] = fieldText(form, 'cuando').split('T');
  return date ? { date, time } : { date: fieldText(form, 'dia'), time: fieldText(form, 'hora') };
};

/** A refusal is told with what may be chosen now. Only a button decides: mail readers follow links by themselves. */
export const action = async ({ context, params, request }: ActionFunctionArgs): Promise<SeenOffer> => {
  const api = apiOf(context);
  const oferta = params.oferta ?? '';
  const form = await request.formData();
  try {
    const offer =
      form.get('accion') === 'dinero'
        ? await api('returnLatePayment', { params: { oferta } })
        : await api('acceptLateTime', { params: { oferta }, body: wish(form) });
    return { offer, error: null };
  } catch (error) {
    const { error: sentence } = refusedIn(error);
    return { offer: await read(api, oferta, fieldText(form, 'dia')), error: sentence };
  }
};

export default function LatePaymentPage() {
  const [loaded, done] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  const { offer, error } = done ?? loaded;
  const t = useLatePaymentTexts();
  const language = useLanguage();
  const navigation = useNavigation();
  const { oferta = '' } = useParams();
  if (offer === null) {
    return (
      <Page width="form">
        <PageMeta title={t.noExisteTitulo} index={false} />
        <PageHead title={t.noExisteTitulo} lead={t.noExiste} />
        <Link {...buttonLink('secondary')} to={address('home', language)}>
          {t.inicio}
        </Link>
      </Page>
    );
  }
  const outcome = outcomeOf(offer, t, language);
  if (outcome) {
    return (
      <Page width="form">
        <PageMeta title={outcome.title} index={false} />
        <PageHead title={outcome.title} lead={outcome.text} />
        <Link {...buttonLink('secondary')} to={address('home', language)}>
          {t.inicio}
        </Link>
      </Page>
    );
  }
  const { perdida, orderNumber, tallerAlias } = offer;
  return (
    <Page width="form">
      <PageMeta title={t.titulo} index={false} />
      <PageHead
        title={t.titulo}
        lead={t.texto(
          writeEuros(offer.importe),
          orderNumber,
          dayInWords(perdida.date, language),
          shortTime(perdida.time),
          tallerAlias,
        )}
      />
      <LateChoice
        offer={offer}
        error={error}
        busy={navigation.state !== 'idle'}
        here={address('latePayment', language, { oferta })}
        Form={Form}
      />
    </Page>
  );
}
