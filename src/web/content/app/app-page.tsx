import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Actions, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { useShellTexts } from '#web/shell/texts.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppTexts } from './texts.ts';

/** What Chromium lets a page ask for; other browsers install by their own menus. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

const standalone = '(display-mode: standalone)';
const hasOwnFrame = (): boolean => matchMedia(standalone).matches;
const watchFrame = (changed: () => void) => {
  const frame = matchMedia(standalone);
  frame.addEventListener('change', changed);
  return () => frame.removeEventListener('change', changed);
};

/** The browser's own question, once it offers one, and whether the shop runs as an app. */
const useInstalling = () => {
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  const isInstalled = useSyncExternalStore(watchFrame, hasOwnFrame, () => false);
  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault();
      if (isInstallPrompt(event)) setOffer(event);
    };
    addEventListener('beforeinstallprompt', offered);
    return () => removeEventListener('beforeinstallprompt', offered);
  }, []);
  const install = async () => {
    // The browser answers one question with one offer.
    setOffer(null);
    await offer?.prompt();
  };
  return { canInstall: offer !== null && !isInstalled, isInstalled, install };
};

/** Invites to install the shop, and shows how. */
export default function AppPage() {
  const t = useAppTexts();
  const { nombre } = useShellTexts();
  const { canInstall, isInstalled, install } = useInstalling();
  return (
    <Page width="reading">
      <PageMeta title={t.titulo(nombre)} description={t.entrada} />
      <PageHead title={t.titulo(nombre)} lead={t.entrada} />
      <Stack gap="l">
        {isInstalled && <Notice tone="success">{t.instalada}</Notice>}
        {canInstall && (
          <Actions>
            <Button look="primary" onClick={() => void install()}>
              {t.instalar}
            </Button>
          </Actions>
        )}
        <section>
          <Stack>
            <h2>{t.como}</h2>
            {t.pasos.map(({ titulo, texto }) => (
              <Card key={titulo}>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </Card>
            ))}
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}
