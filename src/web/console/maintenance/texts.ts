import { textsOf } from '#web/texts.ts';

export const useConsoleMaintenanceTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-maintenance.ts')).consoleMaintenance,
  ca: async () => (await import('#i18n/ca/console-maintenance.ts')).consoleMaintenance,
});
