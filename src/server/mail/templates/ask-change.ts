import type { Language } from '#domain/language.ts';
import { signOrdered } from '../../change-requests/change-signature.ts';
import { orderedOf } from '../../change-requests/change-requests-store.ts';
import type { Block } from '../letter.ts';
import { textsIn } from '../texts.ts';
import type { WritingDesk } from './template.ts';

/** The link by which who ordered asks the workshop for another time; it holds as long as the appointment is not moved. */
export const askChangeBlocks = async (
  { house: { database }, links }: WritingDesk,
  orderId: number,
  idioma: Language,
): Promise<Block[]> => {
  const ordered = await orderedOf(database, orderId);
  if (!ordered) return [];
  const url = links.orderedVisit(idioma, { cita: ordered.citaId, firma: await signOrdered(database, ordered) });
  return [{ kind: 'link', text: textsIn(idioma).cambio.enlace, url }];
};
