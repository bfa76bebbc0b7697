import type { HppFields } from '#server/payments/gateways/hpp.ts';
import type { Trouble } from './check-request.ts';
import { html, type Html } from '#server/html.ts';
import { framedPage } from './page-frame.ts';
import type { Ending } from './site.ts';
import { textsIn } from './texts.ts';

const notice = ({ prefix, language }: Ending, title: string, body: Html): string =>
  framedPage(prefix, {
    language,
    title,
    main: html`<section class="card notice">
      <h1>${title}</h1>
      ${body}
    </section>`,
  });

const toShop = ({ language, shopUrl }: Ending): Html =>
  html`<p><a class="main" href="${shopUrl}">${textsIn(language).toShop}</a></p>`;

/** Brings the signed answer to the shop through the browser: by itself with a script, by a press without. */
export const returnPage = (ending: Ending, responseUrl: string, response: HppFields): string => {
  const t = textsIn(ending.language);
  const main = html`<section class="card notice">
    <p class="outcome ${response.RESULT === '00' ? 'paid' : 'unpaid'}">
      ${response.RESULT === '00' ? t.outcome.paid : t.outcome.unpaid}
    </p>
    <h1>${t.returnTitle}</h1>
    <p>${t.returnText}</p>
    <form id="volver" method="post" action="${responseUrl}">
      ${Object.entries(response).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" /> `,
      )}<button class="main">${t.returnButton}</button>
    </form>
  </section>`;
  return framedPage(ending.prefix, { language: ending.language, title: t.returnTitle, main, script: 'volver.js' });
};

export const closedPage = (ending: Ending, paymentUrl: string): string => {
  const t = textsIn(ending.language);
  return notice(
    ending,
    t.closedTitle,
    html`<p>${t.closedText}</p>
      ${toShop(ending)}
      <p><a href="${paymentUrl}">${t.keepPaying}</a></p>`,
  );
};

export const toldPage = (ending: Ending): string => {
  const t = textsIn(ending.language);
  return notice(
    ending,
    t.toldTitle,
    html`<p>${t.toldText}</p>
      ${toShop(ending)}`,
  );
};

export const keptPage = (ending: Ending, paymentUrl: string): string => {
  const t = textsIn(ending.language);
  return notice(
    ending,
    t.keptTitle,
    html`<p>${t.keptText}</p>
      <form method="post" action="${paymentUrl}">
        <button class="main" name="accion" value="entregar">${t.keptButton}</button>
      </form>`,
  );
};

export const expiredPage = (ending: Ending): string => {
  const t = textsIn(ending.language);
  return notice(
    ending,
    t.expiredTitle,
    html`<p>${t.expiredText}</p>
      ${toShop(ending)}`,
  );
};

export const refusedPage = (ending: Ending, { code, field }: Trouble): string => {
  const t = textsIn(ending.language);
  const about = field ? html` · ${t.refusedField}: <span class="figures">${field}</span>` : undefined;
  return notice(
    ending,
    t.refusedTitle,
    html`<p>${t.refusedText}</p>
      <p class="hint">${t.refusedCode}: <span class="figures">${code}</span>${about}</p>
      ${toShop(ending)}`,
  );
};

export const missingPage = (ending: Ending): string => {
  const t = textsIn(ending.language);
  return notice(
    ending,
    t.missingTitle,
    html`<p>${t.missingText}</p>
      ${toShop(ending)}`,
  );
};

export const brokenPage = (ending: Ending): string => {
  const t = textsIn(ending.language);
  return notice(
    ending,
    t.brokenTitle,
    html`<p>${t.brokenText}</p>
      ${toShop(ending)}`,
  );
};
