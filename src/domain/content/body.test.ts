import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from './body.ts';
import { longestText, mostBlocks } from './bounds.ts';

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
