import type { Answer } from '#contract/contract.ts';
import type { Api } from '#web/api.ts';

export type Site = Answer<'siteInit'>;

let asked: Promise<Site> | null = null;

const answered = async (api: Api): Promise<Site> => {
  try {
    return await api('siteInit', {});
  } catch (failure) {
    asked = null;
    throw failure;
  }
};

/** How the shop may be paid, asked once in a document, and again where it was not answered. */
export const askSite = (api: Api): Promise<Site> => (asked ??= answered(api));
