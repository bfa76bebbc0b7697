import { articleMeasure } from '#domain/catalogue/article-traits.ts';
import { productVehicles, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { cents } from '#domain/money/cents.ts';
import type { Maker } from '../catalogue/makers.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';
import { makerOf, type ArticleSketch, type InBoth } from './article.ts';
import { oilFee } from './fees.ts';

const engines: Readonly<Partial<Record<ProductVehicle, InBoth>>> = {
  turismo: { es: 'para motor de coche', ca: 'per a motor de cotxe' },
  moto: { es: 'para motor de moto', ca: 'per a motor de moto' },
  camion: { es: 'para motor de camión', ca: 'per a motor de camió' },
  agricola: { es: 'para tractor', ca: 'per a tractor' },
};

/** Large cans cost less by the litre. */
const byCan = (litros: number): number => (litros <= 1 ? 1.12 : litros <= 5 ? 1 : litros <= 60 ? 0.86 : 0.78);

/** What a column names, each by itself. */
export const namesIn = (text: string): string[] => text.split('|').filter(Boolean);

export const oilRows = () =>
  readTable('products/oils.csv', [
    'marca',
    'modelo',
    'tipo_vehiculo',
    'viscosidad',
    'especificacion',
    'homologacion',
    'litros',
    'precio_litro',
  ]);

/** The oils of the demo, each in the cans that it is sold in. */
export const readOils = (makers: readonly Maker[]): ArticleSketch[] =>
  oilRows().flatMap((row) => {
    const maker = makerOf(makers, row.marca);
    const tipo_vehiculo = listedWord(productVehicles, row.tipo_vehiculo);
    const [especificacion, homologacion] = [namesIn(row.especificacion), namesIn(row.homologacion)];
    return row.litros
      .split(' ')
      .map(Number)
      .map((litros): ArticleSketch => {
        const traits = { tipo: 'aceite', viscosidad: row.viscosidad, litros, especificacion, homologacion } as const;
        const name = `${row.marca} ${row.modelo} ${articleMeasure(traits)}`;
        const meets = especificacion.join(', ');
        const approved = homologacion.join(', ');
        const engine = engines[tipo_vehiculo] ?? { es: '', ca: '' };
        return {
          maker,
          tipo_vehiculo,
          modelo: row.modelo,
          nombre: { es: `Aceite ${name}`, ca: `Oli ${name}` },
          descripcion: {
            es: `Aceite ${row.viscosidad} ${engine.es}, envase de ${litros} L. Cumple ${meets}.${approved && ` Homologado ${approved}.`}`,
            ca: `Oli ${row.viscosidad} ${engine.ca}, envàs de ${litros} L. Compleix ${meets}.${approved && ` Homologat ${approved}.`}`,
          },
          traits,
          precio: cents(Math.round(Number(row.precio_litro) * litros * byCan(litros))),
          ecotasa: oilFee(litros),
          popularidad: maker.popularidad - (litros > 5 ? 3 : litros === 5 ? 0 : 1),
        };
      });
  });
