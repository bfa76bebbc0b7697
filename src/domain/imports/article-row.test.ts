import { describe, expect, it } from 'vitest';
import { kinds, kind, rowOf, problems, taken } from '#tests/support/catalogue-rows.ts';
import { readCatalogueRow } from './catalogue-row.ts';

describe('an article', () => {
  it.each(kinds)('that is %s has its own attributes', (tipo, cells, traits) => {
    expect(rowOf(kind(tipo, cells))).toMatchObject({
      clase: 'article',
      tipo_producto: tipo,
      traits: { tipo, ...traits },
    });
  });

  it('has what every article has', () => {
    expect(rowOf(kind('bateria'))).toMatchObject({
      nombre_producto_es: 'Batería Silver',
      nombre_producto_ca: 'Bateria Silver',
      article: {
        tipo_vehiculo: 'turismo',
        descripcion_es: 'Sin mantenimiento.',
        descripcion_ca: 'Sense manteniment.',
        ecotasa: 0,
        minutos: 0,
        skill: null,
        partes_es: [],
        partes_ca: [],
        medida: '70 Ah 760 A',
        slug: 'silver-70-ah-760-a',
      },
    });
    const more = {
      ecotasa: '0,36',
      minutos: '30',
      skill: 'clima',
      partes_es: 'Filtro|Aceite',
      partes_ca: 'Filtre|Oli',
    };
    expect(rowOf(kind('revision', { ...more, modelo: 'Revisión básica' }))).toMatchObject({
      article: {
        ecotasa: 36,
        minutos: 30,
        skill: 'clima',
        partes_es: ['Filtro', 'Aceite'],
        partes_ca: ['Filtre', 'Oli'],
        medida: '',
        slug: 'revision-basica',
      },
    });
  });

  it('names its parts in both languages', () => {
    expect(readCatalogueRow(kind('revision', { partes_es: 'Filtro|Aceite', partes_ca: 'Filtre' }))).toEqual({
      problems: [{ columna: 'partes_ca', valor: 'Filtre', problema: 'celdas', values: { hay: 1, deberia: 2 } }],
    });
  });

  it('says nothing that its kind does not have, and hears of everything at once', () => {
    expect(problems(kind('preitv', { litros: '5', minutos: '601', nivel: '' }))).toEqual([
      'minutos: fuera-de-limites',
      'litros: sobra',
    ]);
    expect(problems(kind('aceite', { litros: '', descripcion_es: '' }))).toEqual([
      'descripcion_es: vacio',
      'litros: vacio',
    ]);
  });

  it('is within what such a thing can be', () => {
    const within: readonly [tipo: string, column: string, good: readonly string[], bad: readonly string[]][] = [
      ['bateria', 'tecnologia', ['calcio', 'EFB', 'AGM', 'gel'], ['litio', '']],
      ['bateria', 'borne_positivo', ['derecha', 'izquierda'], ['arriba', '']],
      ['bateria', 'voltaje', ['2', '96'], ['1', '97']],
      ['bateria', 'ah', ['0,1', '5000'], ['0', '5000,1', '1,23']],
      ['bateria', 'arranque', ['1', '5000'], ['0', '5001']],
      ['bateria', 'largo', ['10', '2000'], ['9', '2001']],
      ['bateria', 'ancho', ['10', '2000'], ['9', '2001']],
      ['bateria', 'alto', ['10', '2000'], ['9', '2001']],
      ['bateria', 'start_stop', ['si', ''], ['x']],
      ['bateria', 'tipo_vehiculo', ['moto'], ['barco', '']],
      ['bateria', 'ecotasa', ['0', '1000', ''], ['1001']],
      ['aceite', 'litros', ['0,1', '1500'], ['0', '1501']],
      ['aceite', 'especificacion', ['ACEA C3|API SN', ''], ['ACEA||API']],
      ['amortiguador', 'eje', ['delantero', 'trasero'], ['medio']],
      ['amortiguador', 'tecnologia', ['gas', 'aceite'], ['aire']],
      ['amortiguador', 'desde', ['1950', '2100'], ['1949', '2101']],
      ['ac', 'gas', ['R134a', 'R1234yf'], ['R12']],
      ['ac', 'gramos', ['1', '100000'], ['0', '100001']],
      ['camara', 'llanta', ['2', '60'], ['1,9', '60,1']],
      ['camara', 'medidas', ['120/90-18'], ['grande', '120/90-18|', '']],
      ['revision_moto', 'cilindrada_desde', ['0', '10000', ''], ['10001']],
      ['revision', 'minutos', ['0', '600'], ['601']],
    ];
    for (const [tipo, column, good, bad] of within)
      expect([tipo, column, taken(kind(tipo), column, [...good, ...bad])]).toEqual([tipo, column, good]);
  });
});
