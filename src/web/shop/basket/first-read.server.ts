import { apiPrefix } from '#contract/api-prefix.ts';
import { address } from '#contract/addresses.ts';
import { userInfoKey } from '#web/shell/account-name.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { browserScript } from '#web/browser-script.ts';
import { withFirstScript } from '#web/first-script.server.ts';

/** Where a bank leads back to. */
const pages: ReadonlySet<string> = new Set(
  (['basketDone', 'basketPayment'] as const).flatMap((page) => [address(page, 'es'), address(page, 'ca')]),
);

/**
 * Runs in the browser before anything else. What became of an order is on its way while the page's scripts still are: nothing
 * of it is in the page, which is everybody's. What cannot be read here, the page asks for itself.
 */
const begin = browserScript`(() => {
try {
const read = (key) => JSON.parse(localStorage.getItem(key))?.state;
const { cestaID, cesta } = read("${basketKey}");
if (!cesta?.pedido) return;
const token = read("${userInfoKey}")?.token;
const headers = { "accept-language": document.documentElement.lang };
if (token) headers.authorization = "Bearer " + token;
const answer = fetch("${apiPrefix}/cesta/" + encodeURIComponent(cestaID), { headers });
window.cestaLeida = { id: cestaID, answer: answer.then((said) => said.ok ? said.json() : null).catch(() => null) };
} catch {}
})()`;

/** Whether a page tells what became of an order: its scripts wait for nobody, and go on asking. */
export const isReadFirst = (pathname: string): boolean => pages.has(pathname);

/** The page with that script, where it is one of them. */
export const withFirstRead = (html: Buffer<ArrayBuffer>, nonce: string, pathname: string): Buffer<ArrayBuffer> =>
  pages.has(pathname) ? withFirstScript(html, nonce, begin) : html;
