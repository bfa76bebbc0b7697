import { cents } from '#domain/money/cents.ts';
import type { Maker } from '../catalogue/makers.ts';
import { listedWord } from '#domain/listed-word.ts';
import { readTable } from '../read-table.ts';
import { makerOf, type ArticleSketch, type InBoth } from './article.ts';

const kinds = ['acc-seguridad', 'acc-transporte'] as const;

/** What the accessories of a family have in common. */
const families: Readonly<Record<string, InBoth>> = {
  emergencia: { es: 'Para hacerte ver si te quedas parado.', ca: 'Perquè et vegin si et quedes aturat.' },
  botiquin: { es: 'Primeros auxilios siempre a mano.', ca: 'Primers auxilis sempre a mà.' },
  cadenas: {
    es: 'Sujeción sobre nieve y hielo donde la señal pide cadenas.',
    ca: 'Adherència sobre neu i gel on el senyal demana cadenes.',
  },
  neumatico: { es: 'Para la presión y los pinchazos.', ca: 'Per a la pressió i les punxades.' },
  arranque: { es: 'Arranca con la batería descargada.', ca: 'Engega amb la bateria descarregada.' },
  iluminacion: {
    es: 'Luces de recambio para no quedarte a oscuras.',
    ca: 'Llums de recanvi per no quedar-te a les fosques.',
  },
  remolque: { es: 'Para salir del apuro.', ca: 'Per sortir del destret.' },
  barras: { es: 'La base para llevar carga en el techo.', ca: 'La base per portar càrrega al sostre.' },
  cofre: { es: 'Espacio cerrado con llave sobre el techo.', ca: 'Espai tancat amb clau sobre el sostre.' },
  portabicis: { es: 'Lleva las bicicletas sujetas y sin rozar.', ca: 'Porta les bicicletes subjectes i sense fregar.' },
  portaesquis: { es: 'Esquís y tablas sobre las barras.', ca: 'Esquís i taules sobre les barres.' },
  enganche: {
    es: 'Con homologación; el montaje se pide aparte en el taller.',
    ca: 'Amb homologació; el muntatge es demana a part al taller.',
  },
};

/** A name as it goes on after a comma. */
const within = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const firstWord = (name: string): string | undefined => name.split(' ')[0];

/** Maker, model and what it is: a model that begins with what it is ("Kit carretera") would say it twice. */
const named = (marca: string, modelo: string, { es, ca }: InBoth): InBoth =>
  firstWord(modelo) === firstWord(es)
    ? { es: `${marca} ${es}`, ca: `${marca} ${ca}` }
    : { es: `${marca} ${modelo}, ${within(es)}`, ca: `${marca} ${modelo}, ${within(ca)}` };

/** Accessories for safety and for carrying things. */
export const readAccessories = (makers: readonly Maker[]): ArticleSketch[] =>
  readTable('products/accessories.csv', ['tipo', 'familia', 'marca', 'modelo', 'nombre_es', 'nombre_ca', 'precio']).map(
    ({ tipo, familia, marca, modelo, nombre_es, nombre_ca, precio }) => {
      const maker = makerOf(makers, marca);
      const use = families[familia];
      if (!use) throw new Error(`no family ${familia}`);
      return {
        maker,
        tipo_vehiculo: 'turismo',
        modelo,
        nombre: named(marca, modelo, { es: nombre_es, ca: nombre_ca }),
        descripcion: { es: `${nombre_es}. ${use.es}`, ca: `${nombre_ca}. ${use.ca}` },
        traits: { tipo: listedWord(kinds, tipo), familia },
        precio: cents(Number(precio)),
        ecotasa: cents(0),
        popularidad: maker.popularidad,
      };
    },
  );
