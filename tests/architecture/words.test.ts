import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';

const languages = ['es', 'ca'] as const satisfies readonly Language[];

const root = join(import.meta.dirname, '../..');

interface Said {
  readonly where: string;
  readonly text: string;
}

/** The sentences of a source, as they stand between quotation marks: nothing is run, so that this is quick. */
const quoted = (line: string): string[] =>
  /^\s*(\/?\*|\/\/|import )/.test(line)
    ? []
    : [...line.matchAll(/'([^']*)'|`([^`]*)`/g)].map(
        ([, plain, made]) => plain ?? made?.replaceAll(/\$\{[^}]*\}?/g, '…') ?? '',
      );

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n');

/** Everything that is said in a language: labels, sentences, letters, and the pages that are written beforehand. */
const everything = (language: Language): Said[] => {
  const tables = join(root, 'src/i18n', language);
  const pages = join(root, 'db/seed/content');
  return [
    ...readdirSync(tables, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) =>
        linesOf(join(tables, file)).flatMap((line) => quoted(line).map((text) => ({ where: file, text }))),
      ),
    ...readdirSync(pages)
      .filter((file) => file.endsWith(`.${language}.md`))
      .flatMap((file) =>
        linesOf(join(pages, file))
          .filter((line) => !/^(clave|slug|enlace): /.test(line))
          .map((line) => ({ where: file, text: line.replace(/^boton: /, '') })),
      ),
  ];
};

/** Words that people did not understand, or that name a thing that has another name already. */
const gone: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    /solicitud/i,
    /carrito/i,
    /\busted(es)?\b/i,
    /(visitas?|opini[oó]n(es)?) comprobadas?/i,
    /[aá]rea privada(?! entrar)/i,
    /\bsólo\b/i,
    /Nada responde a/,
    /se acaban antes/,
    /\bQuality\b/,
    /^Con qué$/,
    /en orden\b/,
    /espera a ti/,
    /Goma para más/,
    /por hacerlo junto/i,
    /no lo dice$/i,
    /todas las horas están dadas/i,
  ],
  ca: [
    /sol·licitud/i,
    /carret[oó]/i,
    /\bvostès?\b/i,
    /(visit(a|es)|opini(ó|ons)) comprovad(a|es)/i,
    /de franc\b/i,
    /(?<!seguretat )gratuït(?! punts)/i,
    /\bcookies?\b/i,
    /segueix aquí/,
    /per la web/,
    /laborables/,
    /lateral de la roda/,
    /\bllanda/,
    /dona hora|demanar? hora/i,
    /àrea privada(?! entrar)/i,
    // Not a name of the program's: those have no spaces.
    /(?<= .*|^(?=.* ))(?<![-’`])\b(pero|con(?!-)|los|las|hasta|desde|sin|muy|ahora|cuando|aceite|neumáticos?|pedido|cesta|precio)\b(?!:)/,
    /l[.•]l/,
  ],
};

/** Verbs as a Catalan button does not say them: it asks ("Envia"), and does not name what is done ("Enviar"). */
const infinitive =
  /^(No )?(Veure|Triar|Tornar|Cercar|Buscar|Afegir|Desar|Enviar|Continuar|Seguir|Demanar|Trucar|Esborrar|Treure|Tancar|Obrir|Canviar|Comprar|Comparar|Confirmar|Publicar|Retirar|Entrar|Sortir|Acceptar|Rebutjar|Cancel·lar|Deixar|Corregir|Llegir|Escriure|Filtrar|Subscriure|Pagar|Rebre|Avisar|Esbrinar|Comprovar|Mostrar)\b(?!.*( (és|són|costa) |\.$))/;

describe('texts', () => {
  it.each(languages)('in %s call each thing by its one name, in its own language', (language) => {
    const sentences = everything(language);
    expect(sentences.length).toBeGreaterThan(2500);
    expect(sentences.filter(({ text }) => gone[language].some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it.each(languages)('in %s do not shout', (language) => {
    expect(everything(language).filter(({ text }) => /\p{L}!|¡/u.test(text))).toEqual([]);
  });

  it('on Catalan buttons ask: none names what is done', () => {
    expect(everything('ca').filter(({ text }) => infinitive.test(text))).toEqual([]);
  });
});
