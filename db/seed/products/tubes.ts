import { cents } from '#domain/money/cents.ts';
import { isRefusal } from '#domain/refusal.ts';
import { parseVehicleSize } from '#domain/tyres/vehicle-size.ts';
import type { Maker } from '../catalogue/makers.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';
import { makerOf, type ArticleSketch } from './article.ts';

const kinds = ['camara', 'mousse'] as const;

const sizeOf = (medida: string) => {
  const size = parseVehicleSize(medida);
  if (isRefusal(size)) throw new Error(`no size: ${medida}`);
  const { ancho, serie, llanta } = size;
  return { ancho, serie, llanta };
};

/** Inner tubes and mousses of motorcycles, with the sizes that they fit. */
export const readTubes = (makers: readonly Maker[]): ArticleSketch[] =>
  readTable('products/tubes.csv', [
    'tipo',
    'marca',
    'modelo',
    'llanta',
    'valvula',
    'reforzada',
    'precio',
    'medidas',
  ]).map(({ tipo: kind, marca, modelo, llanta, valvula, reforzada, precio, medidas }) => {
    const tipo = listedWord(kinds, kind);
    const maker = makerOf(makers, marca);
    const tube = tipo === 'camara';
    const fits = medidas.replaceAll(' ', ', ');
    const strong = reforzada === '1' && tube;
    return {
      maker,
      tipo_vehiculo: 'moto',
      modelo,
      nombre: {
        es: `${tube ? 'Cámara' : 'Mousse'} ${marca} ${modelo}`,
        ca: `${tube ? 'Cambra d’aire' : 'Mousse'} ${marca} ${modelo}`,
      },
      descripcion: tube
        ? {
            es: `Cámara de aire${strong ? ' reforzada' : ''} para llanta de ${llanta}", válvula ${valvula}. Sirve para ${fits}.`,
            ca: `Cambra d’aire${strong ? ' reforçada' : ''} per a llanta de ${llanta}", vàlvula ${valvula}. Serveix per a ${fits}.`,
          }
        : {
            es: `Mousse para llanta de ${llanta}": no se pincha. Solo fuera de la carretera. Sirve para ${fits}.`,
            ca: `Mousse per a llanta de ${llanta}": no es punxa. Només fora de la carretera. Serveix per a ${fits}.`,
          },
      traits: {
        tipo,
        llanta: Number(llanta),
        valvula: valvula || null,
        reforzada: reforzada === '1',
        medidas: medidas.split(' ').map(sizeOf),
      },
      precio: cents(Number(precio)),
      ecotasa: cents(0),
      popularidad: maker.popularidad,
    };
  });
