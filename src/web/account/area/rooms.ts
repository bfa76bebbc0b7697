import type { AreaTexts } from '#i18n/es/area.ts';
import type { IconName } from '#web/ui/page/icon.tsx';

/** A page of the customer area, by its name in the table of addresses; its words stand in `sala`. */
export type Room = keyof AreaTexts['sala'];

/** In the order of the area's own navigation. A new room is a row here, a word in both languages and a page in `AreaPage`. */
export const rooms = [
  { room: 'area', icon: 'user' },
  { room: 'ownData', icon: 'pencil' },
  { room: 'ownOrders', icon: 'basket' },
  { room: 'ownInvoices', icon: 'euro' },
  { room: 'visitsMine', icon: 'calendar' },
  { room: 'history', icon: 'clock' },
  { room: 'preferences', icon: 'shield' },
] as const satisfies readonly { readonly room: Room; readonly icon: IconName }[];
