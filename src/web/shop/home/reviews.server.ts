import { oneDecimal } from '#domain/format-number.ts';
import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';
import { dayInWords } from '#web/ui/days.ts';
import { homeTexts } from './home-words.server.ts';

const shown = 3;

/** What customers say, in words of the page: first what is written in its language. Null where nobody has said anything. */
export const homeReviews = ({ valoracion, opiniones }: Answer<'readChain'>, language: Language) => {
  const t = homeTexts(language);
  if (!valoracion || opiniones.length === 0) return null;
  const inOrder = opiniones.toSorted(
    (one, other) => Number(other.idioma === language) - Number(one.idioma === language),
  );
  const some = inOrder.slice(0, shown);
  return {
    media: valoracion.media,
    resumen: t.media(oneDecimal(valoracion.media), valoracion.total),
    // A shop in earnest has none that were invented, and says nothing of them.
    demo: some.some(({ verificada }) => !verificada) ? t.opinionesDemo : null,
    lista: some.map(({ id, estrellas, texto, idioma, nombre, fecha, verificada, alias, area, slug }) => ({
      id,
      estrellas,
      estrellasTexto: t.estrellas(estrellas),
      texto,
      idioma,
      verificada,
      sello: verificada ? t.verificada : t.inventada,
      quien: nombre || t.sinNombre,
      visita: t.visita(dayInWords(fecha, language)),
      taller: alias,
      to: address('workshop', language, { area, taller: slug }),
    })),
  };
};
