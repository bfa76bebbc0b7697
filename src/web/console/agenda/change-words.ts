import type { Agenda, AgendaRow } from '#contract/agenda.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import { shortTime } from '#domain/short-time.ts';
import { callRow } from './rows.ts';
import type { Change } from './what-changed.ts';

/** So many changes are told one by one. */
const most = 2;

/** What others did, in a sentence or two. */
export const changesInWords = (changes: readonly Change<AgendaRow>[], agenda: Agenda, t: ConsoleTexts): string => {
  if (changes.length > most) return t.cambio.varios(changes.length);
  const sentences = changes.map(({ kind, row }) => {
    const what = callRow(row, t);
    const bay = agenda.bays.find(({ bayId }) => bayId === row.bayId)?.nombre ?? '';
    switch (kind) {
      case 'nueva':
        return t.cambio.nueva(what, shortTime(row.desde));
      case 'movida':
        return t.cambio.movida(what, shortTime(row.desde), bay);
      case 'estado':
        return t.cambio.estado(what, t.estado[row.status].toLowerCase());
      case 'quitada':
        return t.cambio.quitada(what);
    }
  });
  const [first] = changes;
  const who = first && first.kind !== 'quitada' ? first.row.ultimo : null;
  const name = who && (who.nombre ?? (who.quien === 'personal' ? null : t.quien[who.quien].toLowerCase()));
  return [...sentences, ...(name ? [t.cambio.por(name)] : [])].join(' ');
};
