import { cents } from '#domain/money/cents.ts';
import type { Maker } from '../catalogue/makers.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';
import { makerOf, type ArticleSketch } from './article.ts';

/** Of one, fitted; both of an axle are changed together, so two are usual. */
const fittingMinutes = 45;

const axles = { delantero: { es: 'delantero', ca: 'davanter' }, trasero: { es: 'trasero', ca: 'posterior' } } as const;
const technologies = { gas: { es: 'de gas', ca: 'de gas' }, aceite: { es: 'de aceite', ca: 'd’oli' } } as const;

/** Shock absorbers by vehicle, sold fitted. */
export const readShockAbsorbers = (makers: readonly Maker[]): ArticleSketch[] =>
  readTable('products/shock-absorbers.csv', [
    'marca',
    'modelo',
    'eje',
    'tecnologia',
    'vehiculo_marca',
    'vehiculo_modelo',
    'desde',
    'hasta',
    'precio',
  ]).map(({ marca, modelo, vehiculo_marca, vehiculo_modelo, desde, hasta, precio, ...row }) => {
    const maker = makerOf(makers, marca);
    const eje = listedWord(['delantero', 'trasero'] as const, row.eje);
    const tecnologia = listedWord(['gas', 'aceite'] as const, row.tecnologia);
    const car = `${vehiculo_marca} ${vehiculo_modelo}`;
    const years = {
      es: hasta ? `${desde}-${hasta}` : `desde ${desde}`,
      ca: hasta ? `${desde}-${hasta}` : `des del ${desde}`,
    };
    const [axle, technology] = [axles[eje], technologies[tecnologia]];
    return {
      maker,
      tipo_vehiculo: 'turismo',
      modelo: `${modelo} ${eje}`,
      nombre: {
        es: `Amortiguador ${axle.es} ${marca} ${modelo} para ${car}`,
        ca: `Amortidor ${axle.ca} ${marca} ${modelo} per a ${car}`,
      },
      descripcion: {
        es: `Amortiguador ${axle.es} ${technology.es} para ${car} (${years.es}), montado. Se cambian los dos del eje.`,
        ca: `Amortidor ${axle.ca} ${technology.ca} per a ${car} (${years.ca}), muntat. Se’n canvien els dos de l’eix.`,
      },
      traits: {
        tipo: 'amortiguador',
        eje,
        tecnologia,
        vehiculo_marca,
        vehiculo_modelo,
        desde: Number(desde),
        hasta: hasta ? Number(hasta) : null,
      },
      precio: cents(Number(precio) + 3500),
      ecotasa: cents(0),
      minutos: fittingMinutes,
      popularidad: maker.popularidad,
    };
  });
