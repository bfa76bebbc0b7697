import type { Language } from '#domain/language.ts';
import { announcesMaintenance, type MaintenanceWindow } from '#domain/site/announces-maintenance.ts';
import { useLanguage } from '#web/language.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { writeStored } from '#web/stored/write-stored.ts';
import { textsOf } from '#web/texts.ts';
import type { ComponentType } from 'react';
import { FloatingBanner } from '../floating-banner.tsx';

const useTexts = await textsOf({
  es: async () => (await import('#i18n/es/maintenance.ts')).maintenance,
  ca: async () => (await import('#i18n/ca/maintenance.ts')).maintenance,
});

/** A window as the browser keeps it (spec G13), so that nobody is warned of one twice. */
interface KnownWindow extends MaintenanceWindow {
  readonly hasBeenShown: boolean;
}
const key = 'mantenimiento';
const none: KnownWindow = { activo: false, fecha_inicio: '', fecha_fin: '', hasBeenShown: false };

const hasBeenShown = ({ fecha_inicio, fecha_fin }: MaintenanceWindow): boolean => {
  const known = readStored(key, 1, none);
  return known.hasBeenShown && known.fecha_inicio === fecha_inicio && known.fecha_fin === fecha_fin;
};

/** "22 de noviembre, 15:06-18:06"; both days where they differ. */
const inWords = ({ fecha_inicio, fecha_fin }: MaintenanceWindow, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  }).formatRange(new Date(fecha_inicio), new Date(fecha_fin));

const Banner = (announced: MaintenanceWindow) => {
  const language = useLanguage();
  const t = useTexts();
  return (
    <FloatingBanner tone="warning" title={t.titulo} close={t.cerrar}>
      {t.cuando(inWords(announced, language))}
    </FloatingBanner>
  );
};

/** Warns of maintenance that is near, once for each window (spec G13); undefined where there is nothing to say. */
export const bannerOf = (announced: MaintenanceWindow): ComponentType | undefined => {
  if (!announcesMaintenance(announced, Date.now()) || hasBeenShown(announced)) return undefined;
  writeStored(key, 1, { ...announced, hasBeenShown: true } satisfies KnownWindow);
  return () => <Banner {...announced} />;
};
