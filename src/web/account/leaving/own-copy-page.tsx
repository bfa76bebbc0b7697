import { address } from '#contract/addresses.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { download } from '#web/download.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { AreaPage, type Owner } from '../area/area-page.tsx';
import { useLinkToken } from '../link-token.ts';
import { useOwnCopyTexts } from './texts.ts';

const Fetch = ({ link, owner: { user, token } }: { link: string; owner: Owner }) => {
  const t = useOwnCopyTexts();
  const language = useLanguage();
  const [saved, setSaved] = useState(false);
  const send = async (): Promise<SendOutcome> => {
    setSaved(false);
    await download(
      'downloadExport',
      { params: { id: user.idUser }, body: { token: link } },
      { language, token, filename: `rodera-${dayOnTheWall(new Date())}.zip` },
    );
    setSaved(true);
    return null;
  };
  return (
    <Card>
      <Stack>
        <p>{t.descargarTexto}</p>
        {saved && (
          <Notice tone="success" title={t.descargado}>
            {t.descargadoTexto}
          </Notice>
        )}
        <AccountForm submit={t.descargar} send={send}>
          {() => null}
        </AccountForm>
      </Stack>
    </Card>
  );
};

/**
 * Where the letter leads that brings the file of somebody's data. It is fetched by a tap, by who is signed in and has the
 * link: neither the letter alone nor an open session is enough.
 */
export default function OwnCopyPage() {
  const t = useOwnCopyTexts();
  const language = useLanguage();
  const link = useLinkToken();
  return (
    <AreaPage room="preferences" title={t.descargarTitulo}>
      {(owner) =>
        link ? (
          <Fetch link={link} owner={owner} />
        ) : (
          <Stack>
            <Notice tone="warning">{t.faltaEnlace}</Notice>
            <div>
              <Link {...buttonLink('secondary')} to={address('preferences', language)}>
                {t.aPreferencias}
              </Link>
            </div>
          </Stack>
        )
      }
    </AreaPage>
  );
}
