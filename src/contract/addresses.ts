import type { Language } from '#domain/language.ts';
import { addresses } from './address-table.ts';

export type PageName = keyof typeof addresses;

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Page extends PageName> = Params<(typeof addresses)[Page]['es']>;
type Given<Page extends PageName> = [ParamsOf<Page>] extends [never]
  ? [params?: Record<string, never>]
  : [params: Record<ParamsOf<Page>, string>];

/** The address of a page known only at run time, as a route's id gives it. */
export const addressOfRoute = (
  page: PageName,
  language: Language,
  params: Readonly<Record<string, string | undefined>>,
): string =>
  addresses[page][language].replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The address of a page; a page with parameters cannot be named without them. */
export const address = <Page extends PageName>(page: Page, language: Language, ...[params]: Given<Page>): string => {
  return addressOfRoute(page, language, params ?? {});
};

export const isPageName = (name: string): name is PageName => name in addresses;

/** The language that a path speaks. */
export const languageOfPath = (path: string): Language => (path === '/ca' || path.startsWith('/ca/') ? 'ca' : 'es');
