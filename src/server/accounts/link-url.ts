import { address } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import type { Config } from '../config/config.ts';
import { pageUrl } from '../page-url.ts';

/**
 * The page of a link, which begins with the shop's own address whatever a browser named. What opens it stands behind `#`:
 * no server on the way, no log and no next page is told it.
 */
export const linkUrl = (
  config: Pick<Config, 'publicUrl'>,
  page: 'newPassword' | 'confirmEmail' | 'ownCopy',
  idioma: Language,
  token: string,
): string => `${pageUrl(config, address(page, idioma))}#${token}`;
