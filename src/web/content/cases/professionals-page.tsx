import { apiOf } from '#web/api.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Columns, Grid, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { MessageForm } from '#web/message/message-form.tsx';
import { CompanyFields, WriterFields } from '#web/message/message-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { sendMessage } from '#web/message/send-message.ts';
import { useCasesTexts } from '#web/message/texts.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { telefono, sello } = await apiOf(context)('siteInit', {});
  return { telefono, sello };
};

export const action = sendMessage;

/** What a professional has of the shop, and the application for it. */
export default function ProfessionalsPage() {
  const { telefono, sello } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useCasesTexts();
  return (
    <Page>
      <PageMeta title={t.profesionales} description={t.profesionalesDescripcion} />
      <PageHead title={t.profesionales} lead={t.profesionalesTexto} />
      <Stack gap="l">
        <h2 className="spoken">{t.paraQuien}</h2>
        <Grid least="l">
          {t.ventajas.map(([title, text]) => (
            <Card key={title} as="section">
              <Stack gap="s">
                <h3>{title}</h3>
                <p>{text}</p>
              </Stack>
            </Card>
          ))}
        </Grid>
        <section>
          <h2>{t.comoFunciona}</h2>
          <ol>
            {t.pasos.map((paso) => (
              <li key={paso}>{paso}</li>
            ))}
          </ol>
        </section>
        <Columns aside={<OtherWays telefono={telefono} forWork />}>
          <Stack>
            <h2>{t.pideAcceso}</h2>
            <MessageForm answer={answer} stamp={sello} comment={{ label: t.comentarioEmpresa }}>
              {(known, errors) => (
                <>
                  <input type="hidden" name="motivo" value="profesional" />
                  <CompanyFields known={known} errors={errors} />
                  <WriterFields known={known} errors={errors} forWork />
                </>
              )}
            </MessageForm>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
