import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import type { Language } from '#domain/language.ts';
import { signOrdered } from './change-signature.ts';
import { orderedOf } from './change-requests-store.ts';
import type { Block } from '../mail/letter.ts';
import { textsIn } from '../mail/texts.ts';
import type { Runtime } from '../runtime.ts';

/**
 * The links by which who ordered asks the workshop for another time, as long as the appointment is not moved, and by which
 * they follow the order and withdraw from it.
 */
export const askChangeBlocks = async (
  { database, config }: Runtime,
  orderId: number,
  idioma: Language,
): Promise<Block[]> => {
  const ordered = await orderedOf(database, orderId);
  if (!ordered) return [];
  const firma = await signOrdered(database, ordered);
  const url = pageUrl(config, address('orderedVisit', idioma), { cita: ordered.citaId, firma });
  const query = { pedido: ordered.orderNumber, cita: ordered.citaId, firma };
  const placed = pageUrl(config, address('placedOrder', idioma), query);
  const { enlace, enlacePedido } = textsIn(idioma).cambio;
  return [
    { kind: 'link', text: enlace, url },
    { kind: 'link', text: enlacePedido, url: placed },
  ];
};
