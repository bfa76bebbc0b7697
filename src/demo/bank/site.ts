import type { Language } from '#domain/language.ts';
import type { HppFields } from '#server/payments/gateways/hpp.ts';
import type { Notifier } from './notifier.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { languageNamed } from './texts.ts';

/** What the pretend gateway works with while it runs. */
export interface Site extends SandboxOptions {
  readonly notifier: Notifier;
}

/** Every answer to a browser is a whole page or another address. */
export type PageAnswer = { readonly status: number; readonly page: string } | { readonly redirect: string };

/** What pages at the end of a visit have in common. */
export interface Ending {
  readonly prefix: string;
  readonly language: Language;
  /** The shop's page to which the visitor may go. */
  readonly shopUrl: string;
}

/** The end of a visit in the words and with the way back that the request asked for. */
export const endingFor = ({ prefix, shopOrigin }: SandboxOptions, request: HppFields = {}): Ending => ({
  prefix,
  language: languageNamed(request.HPP_LANG),
  shopUrl: request.SHOP_URL || `${shopOrigin}/`,
});
