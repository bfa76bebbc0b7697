import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import type { Language } from '#domain/language.ts';
import { linkOfOrdered } from './change-signature.ts';
import { orderedOf } from './change-requests-store.ts';
import type { Block } from '../mail/letter.ts';
import { textsIn } from '../mail/texts.ts';
import type { Runtime } from '../runtime.ts';

/**
 * The links by which who ordered asks the workshop for another time, as long as the appointment is not moved, and by which
 * they follow the order and withdraw from it; with those of `others` of the same appointment, each by its number.
 */
export const askChangeBlocks = async (
  { database, config }: Runtime,
  orderId: number,
  idioma: Language,
  others: readonly number[] = [],
): Promise<Block[]> => {
  const t = textsIn(idioma).cambio;
  const named = others.length > 0;
  const blocks: Block[] = [];
  for (const id of [orderId, ...others]) {
    const ordered = await orderedOf(database, id);
    if (!ordered) continue;
    const { citaPreviaId: cita, firma } = await linkOfOrdered(database, ordered);
    if (blocks.length === 0)
      blocks.push({
        kind: 'link',
        text: t.enlace,
        url: pageUrl(config, address('orderedVisit', idioma), { cita, firma }),
      });
    blocks.push({
      kind: 'link',
      text: named ? t.enlacePedidoDe(ordered.orderNumber) : t.enlacePedido,
      url: pageUrl(config, address('placedOrder', idioma), { pedido: ordered.orderNumber, cita, firma }),
    });
  }
  return blocks;
};
