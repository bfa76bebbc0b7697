import { apiOf } from '#web/api.ts';
import { unlessRefused } from '#web/refused.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { MessageForm } from '#web/message/message-form.tsx';
import { ReasonField, VehicleFields, WriterFields } from '#web/message/message-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { sendMessage } from '#web/message/send-message.ts';
import { useCasesTexts } from '#web/message/texts.ts';

/** With `?taller=` it is for a workshop, with `?motivo=` its reason is chosen already. */
export const loader = async ({ context, url: { searchParams } }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const named = searchParams.get('taller')?.slice(0, 80) ?? '';
  const [{ telefono, sello }, { servicios }, found] = await Promise.all([
    api('siteInit', {}),
    api('listVisitServices', {}),
    named ? unlessRefused(api('readWorkshop', { params: { id: named } })) : null,
  ]);
  const taller = found && { slug: found.tienda.slug, alias: found.tienda.alias };
  return { telefono, sello, servicios, taller, motivo: searchParams.get('motivo') ?? undefined };
};

export const action = sendMessage;

/** Says what one wants of the shop; a person answers by mail. */
export default function ContactPage() {
  const { telefono, sello, servicios, taller, motivo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useCasesTexts();
  return (
    <Page>
      <PageMeta title={t.titulo} description={t.descripcion} />
      <PageHead title={t.titulo} lead={t.entrada} />
      <Columns aside={<OtherWays telefono={telefono} />}>
        <Stack>
          {taller && <Notice quiet>{t.sobreTaller(taller.alias)}</Notice>}
          <MessageForm
            answer={answer}
            stamp={sello}
            taller={taller?.slug}
            comment={{ label: t.comentario, hint: t.comentarioPista }}
          >
            {(known, errors) => (
              <>
                <ReasonField known={{ ...known, motivo: known.motivo ?? motivo ?? '' }} errors={errors} />
                <WriterFields known={known} errors={errors} />
                <VehicleFields known={known} errors={errors} servicios={servicios} />
              </>
            )}
          </MessageForm>
        </Stack>
      </Columns>
    </Page>
  );
}
