import { address } from '#contract/addresses.ts';
import type { Answer } from '#contract/contract.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Button, buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Form, Link } from 'react-router';
import { useMailChoicesTexts } from './mail-choices-texts.ts';

/** Which letters an address gets, for who has the link of one; null where the link is not good any more. */
export const MailChoices = ({ choices, saved }: { choices: Answer<'readMailChoices'> | null; saved: boolean }) => {
  const t = useMailChoicesTexts();
  const language = useLanguage();
  if (!choices)
    return (
      <Page width="form">
        <PageMeta title={t.enlaceNo} index={false} />
        <PageHead title={t.enlaceNo} lead={t.enlaceNoTexto} />
        <Link {...buttonLink('secondary')} to={address('newsletterConfirm', language)}>
          {t.pedir}
        </Link>
      </Page>
    );
  return (
    <Page width="form">
      <PageMeta title={t.preferencias} index={false} />
      <PageHead title={t.preferencias} lead={t.preferenciasTexto(choices.email)} />
      <Form method="post">
        <Stack>
          {saved && <Notice tone="success">{t.guardado}</Notice>}
          <CheckField
            key={String(choices.newsletter)}
            name="newsletter"
            label={t.preferenciasBoletin}
            defaultChecked={choices.newsletter}
            boxed
          />
          <p>{t.preferenciasSiempre}</p>
          <div>
            <Button type="submit">{t.guardar}</Button>
          </div>
        </Stack>
      </Form>
    </Page>
  );
};

/** Where who is signed in chooses the same. */
export const OwnMailChoices = () => {
  const t = useMailChoicesTexts();
  const language = useLanguage();
  return (
    <Card as="section">
      <Stack>
        <h2>{t.deCuenta}</h2>
        <p>{t.deCuentaTexto}</p>
        <p>
          <Link to={address('ownData', language)}>{t.irADatos}</Link>
        </p>
      </Stack>
    </Card>
  );
};
