import type { Basket } from '#contract/basket.ts';
import type { Answer, Request as Asked } from '#contract/contract.ts';
import type { GatewayForm } from '#contract/orders.ts';
import type { Problem } from '#contract/refusals.ts';
import { sql } from '#server/database/sql.ts';
import type { TestShop } from './shop.ts';

/** What becomes of a buyer's payment: it comes, is denied, never comes, or comes when the order has lapsed. */
export type Fate = 'pays' | 'denied' | 'silent' | 'late';

/** Somebody with a basket on one of two servers, who presses the button once. */
export interface Buyer {
  readonly cesta: Basket;
  readonly server: TestShop;
  readonly other: TestShop;
  readonly fate: Fate;
  readonly userInfo: NonNullable<Asked<'placeOrder'>['body']['userInfo']>;
  readonly token?: string;
}

interface Bought {
  readonly buyer: Buyer;
  readonly orderNumber: string;
  readonly form: GatewayForm;
}

export interface Market {
  /** Why each was refused who was. */
  readonly refused: readonly Problem[];
  readonly bought: readonly Bought[];
}

/** The gateway's server and the visitor's browser bring the same answer at the same moment, to different servers. */
const hear = async ({ buyer: { server, other }, form }: Bought, result: string): Promise<unknown> => {
  const answer = server.answerTo(form, result);
  return await Promise.all([server.tell('aviso', answer), other.tell('retorno', answer)]);
};

/** The bank ends a payment long after its page was opened, and says so: the shop hears it when the order has lapsed. */
const hearLate = async (late: Bought): Promise<unknown> => {
  const { fields } = late.form;
  await late.buyer.server.database.run(sql`
    update sandbox_payment set result = '00', message = 'x', pasref = ${`p${fields['ORDER_ID']}`}, authcode = '12345', resuelto = now()
    where order_id = ${fields['ORDER_ID']}`);
  return await hear(late, '00');
};

const buy = async (buyer: Buyer): Promise<Bought | Problem> => {
  const { server, cesta, userInfo, token, fate } = buyer;
  const asked = server.asking(cesta, { userInfo });
  const { status, body } = await server.send('placeOrder', asked, token === undefined ? {} : { token });
  if (status !== 200) return body as Problem;
  const { pedido, pasarela } = body as Answer<'placeOrder'>;
  if (!pasarela) throw new Error(`${pedido.orderNumber} waits for no payment`);
  const bought = { buyer, orderNumber: pedido.orderNumber, form: pasarela };
  if (fate === 'pays') await hear(bought, '00');
  if (fate === 'denied') await hear(bought, '101');
  if (fate === 'late') await server.visitor.open(pasarela);
  return bought;
};

const isBought = (answer: Bought | Problem): answer is Bought => 'form' in answer;

/**
 * Rounds of buyers race for what there is. Between two rounds whatever is not paid lapses on both servers, while half of
 * the late payments come; the other half comes while the next round buys.
 */
export const holdMarket = async (
  servers: readonly [TestShop, TestShop],
  rounds: readonly (readonly Buyer[])[],
): Promise<Market> => {
  const refused: Problem[] = [];
  const bought: Bought[] = [];
  let late: readonly Bought[] = [];
  for (const round of [...rounds, []]) {
    const [now, then] = [late.filter((_, turn) => turn % 2 === 0), late.filter((_, turn) => turn % 2 === 1)];
    if (bought.length > 0) {
      for (const server of servers) server.setClock(new Date(server.runtime.clock().getTime() + 31 * 60_000));
      await Promise.all([...servers.map(async ({ work }) => await work()), ...now.map(hearLate)]);
    }
    const [answers] = await Promise.all([Promise.all(round.map(buy)), ...then.map(hearLate)]);
    const sold = answers.filter(isBought);
    bought.push(...sold);
    refused.push(...answers.filter((answer): answer is Problem => !isBought(answer)));
    late = sold.filter(({ buyer }) => buyer.fate === 'late');
  }
  // What is to be given back is given back.
  for (const { work } of servers) await work();
  return { refused, bought };
};
