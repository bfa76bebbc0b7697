import { PageMeta } from '#web/shell/page-meta.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { ReactNode } from 'react';
import { useSessionReady } from './session-ready.ts';
import { useAccountTexts } from '#web/sign-in/texts.ts';

interface AccountPageProps {
  title: string;
  lead?: string | undefined;
  index?: boolean;
  children: ReactNode;
}

/**
 * A page about somebody's account. Its forms are there once a script can send them: sent by the browser itself, a password
 * would stand in the address.
 */
export const AccountPage = ({ title, lead, index = false, children }: AccountPageProps) => {
  const t = useAccountTexts();
  const ready = useSessionReady();
  return (
    <Page width="form">
      <PageMeta title={title} index={index} />
      <PageHead title={title} lead={lead} />
      <Stack gap="l">
        <noscript>
          <Notice tone="warning">{t.haceFaltaJavascript}</Notice>
        </noscript>
        {ready ? (
          children
        ) : (
          <Waiting text={t.cargando}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="button" />
          </Waiting>
        )}
      </Stack>
    </Page>
  );
};
