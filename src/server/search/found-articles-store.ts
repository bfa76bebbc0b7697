import type { ArticleKind } from '#domain/catalogue/article-traits.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { isWholeWord, stemOf } from '#domain/search/plain-words.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface FoundArticle {
  readonly id: number;
  readonly id_navision: string;
  readonly tipo_producto: ArticleKind;
  readonly tipoVehiculo: ProductVehicle;
  readonly marca: string;
  readonly marcaSlug: string;
  readonly modelo: string;
  readonly modeloSlug: string;
  readonly nombre_es: string;
  readonly nombre_ca: string;
}

/** So many are ranked; more than that nobody asked for precisely enough. */
const ranked = 300;

/** Words begun, each or one of what else may be meant by it. They are small letters, figures and points only (`wordsOf`). */
const begun = (words: readonly (readonly string[])[], weight: '' | 'A' = ''): string[] => {
  const typed = words.map(([word = '']) => word);
  return words.map((meanings, place) => {
    const flags = `${isWholeWord(typed, place) ? '' : '*'}${weight}`;
    return `(${meanings.map((word) => `'${stemOf(word)}'${flags && `:${flags}`}`).join(' | ')})`;
  });
};

/** "cambio de aceite": so many words farther on is the next one, in either order. */
const beside = [1, 2, 3];

const inOneBreath = (words: readonly (readonly string[])[]): string => {
  const each = begun(words);
  if (each.length === 1) return each.join('');
  return each
    .slice(1)
    .map((word, index) => [each[index] ?? word, word] as const)
    .map(([one, next]) => beside.flatMap((far) => [`${one} <${far}> ${next}`, `${next} <${far}> ${one}`]).join(' | '))
    .map((either) => `(${either})`)
    .join(' & ');
};

/**
 * Articles whose name or description has all these words, each given with what else may be meant by it: one of them at least in the
 * name, or all of them in one breath. A description that says something of a change and elsewhere of oil is about neither. Those whose
 * name has them all come first, and of those the ones whose name in the visitor's language has them: `aire` is air conditioning, and in
 * Catalan a tube, too. Then those that are recommended among their kind.
 */
export const articlesWithWords = async (
  db: Database,
  words: readonly (readonly string[])[],
  language: Language,
  most: number,
): Promise<FoundArticle[]> =>
  await db.rows<FoundArticle>(sql`
    select p.id, p.id_navision, p.tipo_producto, a.tipo_vehiculo as "tipoVehiculo", b.marca, b.slug as "marcaSlug", a.modelo,
      a.slug as "modeloSlug", p.nombre_producto_es as nombre_es, p.nombre_producto_ca as nombre_ca
    from (
      select product_id, palabras @@ to_tsquery('simple', ${begun(words, 'A').join(' & ')}) as named from article_words
      where palabras @@ to_tsquery('simple', ${`${begun(words).join(' & ')} & (${begun(words, 'A').join(' | ')} | ${inOneBreath(words)})`})
      limit ${ranked}
    ) as found
    join article a using (product_id)
    join product p on p.id = a.product_id
    join brand b on b.id = p.brand_id
    where p.activo
    order by named desc,
      named and to_tsvector('simple', plain_words(concat_ws(' ', case ${language} when 'es' then p.nombre_producto_es else p.nombre_producto_ca end, b.marca)))
        @@ to_tsquery('simple', ${begun(words).join(' & ')}) desc,
      a.orden, p.id
    limit ${most}`);

/** Words that articles are called by and that look like these, the likest first. */
export const nearWords = async (
  db: Database,
  words: readonly string[],
): Promise<{ readonly typed: string; readonly word: string }[]> =>
  await db.rows<{ typed: string; word: string }>(sql`
    select typed, near.word from unnest(${[...words]}::text[]) as typed cross join lateral near_words(typed) as near(word)`);
