import type { Language } from '#domain/language.ts';
import { addresses } from '#contract/address-table.ts';
import type { PageName } from '#contract/addresses.ts';

/** Pages that letters lead to, whose address is enough to see or change personal data; and those that answer with a code. */
export const personalPages = [
  'latePayment',
  'notifyCancel',
  'visitManage',
  'visitWaiting',
  'placedOrder',
  'orderedVisit',
  'answerChange',
  'review',
  'productReview',
  'upkeepStop',
  'newsletterConfirm',
  'newsletterCancel',
  'reports',
] as const satisfies readonly PageName[];

/** Rooms of the customer area of which the server knows the frame alone, which is everybody's. */
export const framedRooms = [
  'area',
  'ownOrders',
  'ownInvoices',
  'history',
  'ownData',
] as const satisfies readonly PageName[];

/** Pages that are one's own or that do something as they are read: nobody else may ask for their data (spec N5). */
const withoutPageData: ReadonlySet<PageName> = new Set<PageName>([
  ...personalPages,
  ...framedRooms,
  'basketAdd',
  'ownOrder',
  'ownCarAdd',
  'ownCopy',
  'confirmEmail',
  'newPassword',
  'preferences',
  'visitsMine',
  'contactDone',
  'visitDone',
  'basketDone',
]);

/** Whether `/page-data/` answers with what a page is rendered from. */
export const hasPageData = (page: PageName): boolean => !withoutPageData.has(page);

const languages: readonly Language[] = ['es', 'ca'];

const formsOf = (pages: readonly PageName[], below = ''): RegExp[] =>
  pages.flatMap((page) =>
    languages.map(
      (language) => new RegExp(`^${addresses[page][language].replaceAll(/:\w+/g, '[^/]+')}${below}(?:\\.data)?/?$`),
    ),
  );

const forms = formsOf(personalPages);

/** Pages that are fetched before somebody takes them would do something, or be somebody's own; so would each step of a wizard. */
const acting = [
  ...formsOf([...withoutPageData, 'logIn', 'register', 'visitPreset']),
  ...formsOf(['basket', 'visit'], '(?:/.*)?'),
];
const staffPages = /^(?:\/ca)?\/operador(?:\/|$)/;

/** Whether a page may be fetched before it is wanted, and others from it (spec N10). */
export const isLookedAhead = (pathname: string): boolean =>
  !staffPages.test(pathname) && !/\.\w+$/.test(pathname) && !acting.some((form) => form.test(pathname));

/** Whether the address of a page, or of its data, says something of somebody or is enough to change it. */
export const isPersonal = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has('firma') || forms.some((form) => form.test(pathname));
