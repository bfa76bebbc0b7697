import type { Language } from '#domain/language.ts';
import { addresses, type PageName } from '#contract/addresses.ts';

/** Pages that letters lead to. Their address is enough to see or change personal data. */
export const personalPages = [
  'latePayment',
  'notifyCancel',
  'visitManage',
  'visitWaiting',
  'placedOrder',
  'orderedVisit',
  'answerChange',
  'review',
] as const satisfies readonly PageName[];

const languages: readonly Language[] = ['es', 'ca'];

const forms = personalPages.flatMap((page) =>
  languages.map((language) => new RegExp(`^${addresses[page][language].replaceAll(/:\w+/g, '[^/]+')}(?:\\.data)?/?$`)),
);

/** Whether a page, or the data of one that the browser asks for by itself, may not be kept anywhere. */
export const isPersonal = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has('firma') || forms.some((form) => form.test(pathname));
