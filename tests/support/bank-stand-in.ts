import type { GatewayForm } from '#contract/orders.ts';

/** What may go wrong with one call between servers: nothing, no server, a lie, or the answer lost after the work. */
export type Trouble = 'none' | 'broken' | 'slow' | 'forged' | 'lost';

/** How the shop answered the stand-in or the visitor's browser. */
export interface ShopAnswer {
  readonly status: number;
  readonly location: string | undefined;
}

/** Brings a message to the shop: a form that is posted, or an address that is opened. */
export type Deliver = (url: string, form?: Readonly<Record<string, string>>) => Promise<ShopAnswer>;

/**
 * An acquirer of tests that speaks its protocol over HTTP, with a page reduced to what the customer does there
 * and the order in which the shop hears of it in the test's hands.
 */
export interface BankStandIn {
  readonly url: string;
  /** What happens to the next calls between servers. */
  readonly trouble: { query: Trouble; refund: Trouble };
  /** The browser posts the shop's form; answers the payment's reference, or throws with the code of what is wrong. */
  readonly visit: (form: GatewayForm) => Promise<string>;
  /** The customer's visit ends with a result code of the protocol; another amount may be what was really taken. */
  readonly finish: (reference: string, code: string, taken?: number) => void;
  /** Tells the shop's server; `changed` replaces fields after they were signed. */
  readonly notify: (reference: string, changed?: Readonly<Record<string, string>>) => Promise<ShopAnswer>;
  /** The browser returns with the gateway's message. */
  readonly comeBack: (reference: string) => Promise<ShopAnswer>;
  /** Cents given back so far. */
  readonly givenBack: (reference: string) => number;
  readonly close: () => Promise<void>;
}

/** Over real HTTP, as an acquirer would. */
export const deliverByHttp: Deliver = async (url, form) => {
  const response = await fetch(url, {
    redirect: 'manual',
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  return { status: response.status, location: response.headers.get('location') ?? undefined };
};
