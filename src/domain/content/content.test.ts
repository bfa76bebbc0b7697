import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from './body.ts';
import { longestText, mostBlocks } from './bounds.ts';
import { readContentFile } from './content-file.ts';
import { fillIn } from './fill-in.ts';
import { routeOf } from './kinds.ts';
import { isLink } from './link.ts';
import { nextChange, publicationAt, statusOf, type Publication } from './publications.ts';
import { shownVersions } from './shown-versions.ts';
import { firstPart, slugTrouble } from './slug.ts';

const block = (name: string, ...lines: readonly string[]) => [`::: ${name}`, ...lines, ':::'].join('\n');
const only = (text: string) => readBody(text).partes[0];
const troubles = (text: string) => readBody(text).fallos;

describe('a text', () => {
  it('is Markdown with blocks between, in their order', () => {
    const text = ['# Uno', '', block('ofertas', 'vehiculo: moto', 'cuantos: 2'), '', 'Dos'].join('\n');
    expect(readBody(text)).toEqual({
      partes: [
        { tipo: 'texto', markdown: '# Uno\n', linea: 1 },
        { tipo: 'ofertas', titulo: '', vehiculo: 'moto', cuantos: 2 },
        { tipo: 'texto', markdown: 'Dos', linea: 8 },
      ],
      fallos: [],
      imagenes: [],
    });
  });

  it('may speak of blocks in fenced code', () => {
    expect(readBody('```\n::: ofertas\n:::\n```').partes).toEqual([
      { tipo: 'texto', markdown: '```\n::: ofertas\n:::\n```', linea: 1 },
    ]);
  });

  it('says at which line a block is not known, not closed or not right, and shows the rest', () => {
    expect(troubles('Uno\n::: nada\n:::')).toEqual([{ linea: 2, codigo: 'contenido-bloque-desconocido' }]);
    expect(troubles('::: constructor\n:::')).toEqual([{ linea: 1, codigo: 'contenido-bloque-desconocido' }]);
    expect(readBody('Uno\n::: ofertas\nvehiculo: coche')).toEqual({
      partes: [{ tipo: 'texto', markdown: 'Uno', linea: 1 }],
      fallos: [{ linea: 2, codigo: 'contenido-bloque-abierto' }],
      imagenes: [],
    });
    expect(readBody(`${block('ofertas', 'vehiculo: barco')}\nDos`)).toEqual({
      partes: [{ tipo: 'texto', markdown: 'Dos', linea: 4 }],
      fallos: [{ linea: 1, codigo: 'contenido-bloque-campo' }],
      imagenes: [],
    });
  });

  it('names its pictures, each with the line of its block, and only by a name that pictures have', () => {
    const text = ['Uno', block('imagen', 'nombre: rueda-2', 'pie: De cerca'), block('imagen', 'nombre: otra')].join(
      '\n',
    );
    expect(readBody(text)).toEqual({
      partes: [
        { tipo: 'texto', markdown: 'Uno', linea: 1 },
        { tipo: 'imagen', nombre: 'rueda-2', pie: 'De cerca' },
        { tipo: 'imagen', nombre: 'otra', pie: '' },
      ],
      fallos: [],
      imagenes: [
        { nombre: 'rueda-2', linea: 2 },
        { nombre: 'otra', linea: 6 },
      ],
    });
    for (const fields of [
      [],
      ['nombre: Rueda'],
      ['nombre: ../x'],
      [`nombre: ${'a'.repeat(81)}`],
      ['nombre: a', 'alt: x'],
    ])
      expect(readBody(block('imagen', ...fields)).fallos).toEqual([{ linea: 1, codigo: 'contenido-bloque-campo' }]);
    expect(readBody(block('imagen', `nombre: ${'a'.repeat(80)}`)).fallos).toEqual([]);
  });

  it('has a length and a number of blocks', () => {
    expect(troubles('x'.repeat(longestText))).toEqual([]);
    expect(readBody('x'.repeat(longestText + 1))).toEqual({
      partes: [],
      fallos: [{ linea: 1, codigo: 'campo-largo' }],
      imagenes: [],
    });
    const many = Array.from({ length: mostBlocks + 3 }, () => block('formulario')).join('\n');
    expect(readBody(many).partes).toHaveLength(mostBlocks);
    expect(troubles(many)).toEqual([{ linea: mostBlocks * 2 + 1, codigo: 'contenido-bloques' }]);
  });

  it('is read whatever stands in it, and loses no line outside its blocks', () => {
    const line = fc.oneof(
      fc.constantFrom('', ':::', '::: ofertas', '::: preguntas', '? ¿Sí?', 'cuantos: 3', '```', '# Uno', '- a', '\r'),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const { partes, fallos } = readBody(lines.join('\n'));
        for (const { linea } of fallos) expect(linea).toBeGreaterThan(0);
        for (const part of partes) if (part.tipo === 'texto') expect(part.markdown.trim()).not.toBe('');
        const plain = lines.filter((each) => !each.includes(':') && !/[`~\r]/.test(each));
        if (plain.length === lines.length && plain.join('').trim() !== '') expect(partes).toHaveLength(1);
      }),
    );
  });
});

describe('a block', () => {
  it('of tyres is a search by size, season and maker', () => {
    expect(
      only(block('productos', 'titulo: Cuatro', 'medida: 205/55 R16', 'temporada: allseason', 'marca: michelin')),
    ).toEqual({
      tipo: 'productos',
      titulo: 'Cuatro',
      lista: 'neumaticos',
      medida: { ancho: 205, serie: 55, llanta: 16 },
      temporada: 'allseason',
      marca: 'michelin',
      cuantos: 3,
    });
  });

  it.each([
    ['medida: 205'],
    ['temporada: otoño'],
    ['cuantos: 0'],
    ['cuantos: 13'],
    ['cuantos: tres'],
    ['marca: Michelin & Co'],
    ['lista: ruedas'],
    ['otra: cosa'],
    ['sin dos puntos'],
    ['marca: a', 'marca: b'],
    ['lista: aceites', 'medida: 205/55R16'],
    [`titulo: ${'x'.repeat(160)}`],
  ])('of products is refused with %j', (...lines) => {
    expect(troubles(block('productos', ...lines))).toEqual([{ linea: 1, codigo: 'contenido-bloque-campo' }]);
  });

  it('of another list has a maker and a number', () => {
    expect(only(block('productos', 'lista: aceites', 'cuantos: 12'))).toEqual({
      tipo: 'productos',
      titulo: '',
      lista: 'aceites',
      marca: null,
      cuantos: 12,
    });
  });

  it('of workshops is all of them unless an area is named', () => {
    expect(only(block('talleres'))).toEqual({ tipo: 'talleres', titulo: '', area: 'todas', cuantos: 3 });
    expect(only(block('talleres', 'area: lleida', 'cuantos: 1'))).toMatchObject({ area: 'lleida', cuantos: 1 });
    expect(troubles(block('talleres', 'area: ../etc'))).toHaveLength(1);
  });

  it('with the form has a title and words', () => {
    const written = { tipo: 'formulario', titulo: 'Habla', texto: 'con nosotros' };
    const lines = ['titulo: Habla', 'texto: con nosotros'];
    expect(only(block('formulario', ...lines))).toEqual({ ...written, motivo: null });
    expect(only(block('formulario', ...lines, 'motivo: cita'))).toEqual({ ...written, motivo: 'cita' });
    expect(troubles(block('formulario', 'motivo: profesional'))).toEqual([
      { linea: 1, codigo: 'contenido-bloque-campo' },
    ]);
  });

  it('of questions takes what follows each as its answer', () => {
    expect(only(block('preguntas', '', '? ¿Uno?', 'Sí.', '', '- claro', '? ¿Dos?', 'No.'))).toEqual({
      tipo: 'preguntas',
      preguntas: [
        { pregunta: '¿Uno?', respuesta: 'Sí.\n\n- claro' },
        { pregunta: '¿Dos?', respuesta: 'No.' },
      ],
    });
  });

  it.each([[[]], [['antes', '? ¿Uno?', 'Sí.']], [['? ¿Uno?']], [[`? ${'x'.repeat(161)}`, 'Sí.']], [['?', 'Sí.']]])(
    'of questions is refused with %j',
    (lines) => expect(troubles(block('preguntas', ...lines))).toHaveLength(1),
  );

  it('of questions has forty at most', () => {
    const asked = (many: number) => block('preguntas', ...Array.from({ length: many }, () => '? ¿Uno?\nSí.'));
    expect(troubles(asked(40))).toEqual([]);
    expect(troubles(asked(41))).toHaveLength(1);
  });

  it('that calls leads somewhere good', () => {
    const call = (enlace: string) => block('llamada', 'titulo: Ven', 'boton: Ya', `enlace: ${enlace}`);
    expect(only(call('/cita-previa'))).toEqual({
      tipo: 'llamada',
      titulo: 'Ven',
      texto: '',
      enlace: '/cita-previa',
      boton: 'Ya',
    });
    expect(troubles(call('javascript:alert(1)'))).toHaveLength(1);
    expect(troubles(block('llamada', 'titulo: Ven', 'enlace: /'))).toHaveLength(1);
    expect(troubles(block('llamada', 'boton: Ya', 'enlace: /'))).toHaveLength(1);
    expect(troubles(block('llamada', 'titulo: Ven', 'boton: Ya'))).toHaveLength(1);
  });
});

describe('a link', () => {
  it.each(['/', '/cesta?x=1', '#uno', 'https://example.com/a', 'mailto:a@b.es', 'tel:+34900', 'tel:900'])(
    'to %s is taken',
    (href) => expect(isLink(href)).toBe(true),
  );
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    'http://example.com',
    '/a b',
    '/\\example.com',
    '#',
    'tel:x',
    '/"><script>',
    'relative',
    '',
  ])('to %j is not', (href) => expect(isLink(href)).toBe(false));
});

describe('an address', () => {
  const taken = new Set(['neumaticos']);
  it('is small letters, figures and hyphens', () => {
    for (const slug of ['a', 'neumaticos-de-invierno', '4x4', 'x'.repeat(80)])
      expect(slugTrouble('pagina', slug, taken)).toBeUndefined();
    for (const slug of ['', 'Á', 'a--b', '-a', 'a-', 'a/b', 'a.b', 'x'.repeat(81), 'a b'])
      expect(slugTrouble('pagina', slug, taken)).toBe('direccion-formato');
  });

  it('shadows nothing; below the blog nothing can be shadowed', () => {
    expect(slugTrouble('landing', 'neumaticos', taken)).toBe('direccion-reservada');
    expect(slugTrouble('articulo', 'neumaticos', taken)).toBeUndefined();
    expect([routeOf('articulo', 'a'), routeOf('landing', 'a')]).toEqual(['blog/a', 'a']);
    expect(['/a/b', '/a', '/'].map(firstPart)).toEqual(['a', 'a', undefined]);
  });
});

const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const publication = (id: number, day: number, version: number | null = id): Publication => ({
  id,
  version,
  desde: at(day),
});

describe('what is published', () => {
  it('is what was said last of what has begun', () => {
    const all = [publication(1, 1), publication(2, 5), publication(3, 5), publication(4, 9)];
    expect([0, 1, 4, 5, 8, 9].map((day) => publicationAt(all, at(day))?.id)).toEqual([undefined, 1, 1, 3, 3, 4]);
    expect([0, 1, 5, 9].map((day) => nextChange(all, at(day))?.getUTCDate() ?? null)).toEqual([1, 5, 9, null]);
  });

  it('has a word for editors', () => {
    expect(statusOf([], at(1))).toBe('borrador');
    expect(statusOf([publication(1, 2)], at(1))).toBe('planeada');
    expect(statusOf([publication(1, 2)], at(2))).toBe('publicada');
    expect(statusOf([publication(1, 1), publication(2, 2, null)], at(3))).toBe('retirada');
    expect(statusOf([publication(1, 1), publication(2, 2, null), publication(3, 5)], at(3))).toBe('planeada');
    expect(statusOf([publication(2, 5, null)], at(3))).toBe('borrador');
  });

  it('does not depend on the order in which it is told, and changes at the next change only', () => {
    const some = fc.uniqueArray(
      fc.record({ id: fc.nat(50), day: fc.integer({ min: 1, max: 20 }), gone: fc.boolean() }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 22 }), (given, day) => {
        const all = given.map(({ id, day: from, gone }) => publication(id, from, gone ? null : id));
        const now = at(day);
        const current = publicationAt(all, now);
        expect(publicationAt(all.toReversed(), now)).toEqual(current);
        const next = nextChange(all, now);
        const before = next ? new Date(next.getTime() - 1) : at(400);
        expect(publicationAt(all, before)).toEqual(current);
        if (next) expect(publicationAt(all, next)?.desde).toEqual(next);
      }),
    );
  });
});

const file = (head: readonly string[], text = 'Hola') => ['---', ...head, '---', '', text, ''].join('\n');
const article = ['clave: a', 'clase: articulo', 'slug: b', 'titulo: C: d', 'descripcion: E', 'fecha: 2026-02-28'];

describe('a file', () => {
  it('is a typed header and a text', () => {
    expect(readContentFile(file([...article, 'indexar: no', 'entrada: F']))).toEqual({
      clave: 'a',
      clase: 'articulo',
      slug: 'b',
      titulo: 'C: d',
      descripcion: 'E',
      entrada: 'F',
      fecha: '2026-02-28',
      indexar: false,
      pie: false,
      texto: 'Hola',
    });
    expect(readContentFile(file([...article, 'pie: si']).replaceAll('\n', '\r\n'))).toMatchObject({
      slug: 'b',
      indexar: true,
      pie: true,
    });
  });

  it.each([
    [article.filter((line) => !line.startsWith('titulo')), 'titulo'],
    [[...article, 'titulo: otro'], 'titulo'],
    [[...article, 'color: rojo'], 'color'],
    [[...article, 'sin nada'], 'sin nada'],
    [[...article, 'indexar: quizás'], 'indexar'],
    [[...article, 'pie: quizás'], 'pie'],
    [article.with(1, 'clase: novela'), 'clase'],
    [article.with(5, 'fecha: 2026-02-30'), 'fecha'],
    [article.with(5, 'fecha: mañana'), 'fecha'],
    [article.slice(0, 5), 'fecha'],
  ])('is refused with the field that is wrong: %j', (head, campo) => {
    expect(readContentFile(file(head))).toEqual({ problema: 'campo', campo });
  });

  it('needs a header', () => {
    expect(readContentFile('# Hola')).toEqual({ problema: 'sin-cabecera' });
  });
});

it('the shop’s own words are filled in, others are left', () => {
  const words = { nombre: 'Rodera', telefono: '900', libro: 'Rodibook' };
  expect(fillIn('{{nombre}} {{telefono}} {{libro}} {{otro}} {{nombre}}', words)).toBe(
    'Rodera 900 Rodibook {{otro}} Rodera',
  );
});

describe('the versions that count as shown', () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const said = (id: number, version: number | null, minute: number) => ({ id, version, desde: at(minute) });

  it('are the one in force and those that are planned, not those before', () => {
    const all = [said(1, 1, 0), said(2, 2, 10), said(3, 4, 30), said(4, null, 40)];
    expect([...shownVersions(all, at(20))]).toEqual([2, 4]);
    expect([...shownVersions(all, at(10))]).toEqual([2, 4]);
    expect([...shownVersions(all, at(30))]).toEqual([4]);
    expect([...shownVersions(all, at(50))]).toEqual([]);
    expect([...shownVersions([], at(0))]).toEqual([]);
  });
});
