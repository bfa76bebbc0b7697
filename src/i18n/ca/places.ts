/** A name's own article, small within a sentence. */
const withArticle = /^(El|Els|La|Les) |^L(?=['’])/;

const small = (name: string): string => name.replace(withArticle, (article) => article.toLowerCase());

/** "de Lleida", "d’Arbúcies", "del Prat", "de l’Hospitalet": a place's, a person's or a month's name after "de". */
export const of = (name: string): string => {
  if (/^els? /i.test(name)) return `d${small(name)}`;
  return /^h?[aeiouàèéíòóú]/i.test(name) && !/^[iu][aeiouàèéíòóú]/i.test(name) ? `d’${name}` : `de ${small(name)}`;
};

/** "a Lleida", "al Prat", "a l’Hospitalet": a place's name after "a". */
export const at = (name: string): string => (/^Els? /.test(name) ? `a${name.slice(1)}` : `a ${small(name)}`);
