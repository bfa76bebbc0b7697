import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { findSavedSearch } from './leads-store.ts';
import { searchInWords } from './saved-search.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';

/** Gives back a search that somebody asked to have saved, by the link that opens it. */
export const savedSearchLetter: Template<MailData['busqueda-guardada']> = async (
  { database, config },
  { idLead },
  idioma,
) => {
  const saved = await findSavedSearch(database, idLead);
  if (!saved) return undefined;
  const { busquedaGuardada: t } = textsIn(idioma);
  const what = searchInWords(saved);
  const results = address(saved.selector === 'moto' ? 'motoResults' : 'selectorResults', idioma);
  return {
    idioma,
    because: 'busqueda',
    subject: t.asunto(what),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: t.texto(what) },
      { kind: 'link', text: t.abrir, url: `${pageUrl(config, results)}?${saved.consulta}` },
      { kind: 'text', text: t.precios },
      { kind: 'text', text: t.datos(config.site.telefono) },
    ],
  };
};
