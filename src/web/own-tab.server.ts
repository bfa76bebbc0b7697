import { browserScript } from './browser-script.ts';
import { withFirstScript } from './first-script.server.ts';
import type { PageEdit } from './page-edits.server.ts';
import { ownTabKey } from './shell/impersonation/own-tab.ts';

/**
 * Runs in the browser before anything else. In a tab in which staff act as a customer nothing is asked as somebody else, and
 * nothing of the shop lies where other tabs find it: every call carries the tab's token, none a cookie, and what the shop
 * keeps for longer it keeps for the tab. The page is seen once the banner stands above it.
 */
const begin = browserScript`(() => {
try { window.suplanta = JSON.parse(sessionStorage.getItem("${ownTabKey}")) ?? undefined } catch {}
if (!window.suplanta) return;
const { token } = suplanta, { fetch } = window, unseen = new CSSStyleSheet();
Object.defineProperty(window, "localStorage", { value: sessionStorage });
unseen.replaceSync("body{visibility:hidden}");
document.adoptedStyleSheets = [unseen];
window.fetch = (what, how) => {
const call = new Request(what, { ...how, credentials: "omit" });
if (call.url.startsWith(location.origin + "/api/")) call.headers.set("authorization", "Bearer " + token);
return fetch(call);
};
})()`;

/** That script, which stands before all others. */
export const withOwnTab = (html: Buffer, nonce: string): readonly PageEdit[] => withFirstScript(html, nonce, begin);
