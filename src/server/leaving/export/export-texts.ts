import type { Language } from '#domain/language.ts';
import { dataExport as ca } from '#i18n/ca/data-export.ts';
import { dataExport as es, type DataExportTexts } from '#i18n/es/data-export.ts';
import type { MailTemplate } from '../../mail/new-mail.ts';
import type { Reason } from './kept-table.ts';
import type { KeptField, Kind } from './kept-tables.ts';

/** Every kind, field, reason and letter has its words. */
export type ExportTexts = DataExportTexts & {
  readonly tipos: Readonly<Record<Kind, string>>;
  readonly campos: Readonly<Record<KeptField, string>>;
  readonly motivos: Readonly<Record<Reason, string>>;
  readonly correos: Readonly<Record<MailTemplate, string>>;
};

const texts: Readonly<Record<Language, ExportTexts>> = { es, ca };

export const exportTextsIn = (language: Language): ExportTexts => texts[language];
