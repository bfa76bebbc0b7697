import { findSavedSearch } from '../../leads/leads-store.ts';
import { searchInWords } from '../../leads/saved-search.ts';
import type { MailData } from '../new-mail.ts';
import { textsIn } from '../texts.ts';
import type { Template } from './template.ts';

/** Gives back a search that somebody asked to have saved, by the link that opens it. */
export const busquedaGuardada: Template<MailData['busqueda-guardada']> = async (
  { house, links },
  { idLead },
  idioma,
) => {
  const saved = await findSavedSearch(house.database, idLead);
  if (!saved) return undefined;
  const { busquedaGuardada: t } = textsIn(idioma);
  const what = searchInWords(saved);
  return {
    idioma,
    because: 'busqueda',
    subject: t.asunto(what),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto(what) },
      { kind: 'link', text: t.abrir, url: links.search(idioma, saved) },
      { kind: 'text', text: t.precios },
      { kind: 'text', text: t.datos(house.config.site.telefono) },
    ],
  };
};
