import { describe, expect, it } from 'vitest';
import { readContentFile } from './content-file.ts';

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
