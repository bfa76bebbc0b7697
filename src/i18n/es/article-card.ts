import { withComma } from '#domain/format-number.ts';
import type { WasteFee } from '#domain/catalogue/waste-fee.ts';
import { fees } from './fees.ts';
import { productCard } from './product-card.ts';
import { services } from './services.ts';

/** What is no tyre, as a card tells of it. */
export const articleCard = {
  ...productCard,
  opiniones: services.opiniones,
  /** Values of facets that are words of the language; others are shown as they are. */
  valor: {
    turismo: 'Turismo',
    furgoneta: 'Furgoneta',
    '4x4': '4x4 y SUV',
    moto: 'Moto',
    quad: 'Quad',
    patinete: 'Patinete',
    camion: 'Camión',
    agricola: 'Agrícola',
    calcio: 'Calcio',
    gel: 'Gel',
    derecha: 'A la derecha',
    izquierda: 'A la izquierda',
    true: 'Sí',
    false: 'No',
    delantero: 'Delantero',
    trasero: 'Trasero',
    emergencia: 'Emergencia',
    botiquin: 'Primeros auxilios',
    cadenas: 'Cadenas y fundas de nieve',
    neumatico: 'Presión y pinchazos',
    arranque: 'Arranque',
    iluminacion: 'Luces',
    remolque: 'Remolque',
    barras: 'Barras de techo',
    cofre: 'Cofres de techo',
    portabicis: 'Portabicicletas',
    portaesquis: 'Portaesquís',
    enganche: 'Enganches',
    kito1: 'Ozono y filtro',
    kito2: 'Ozono, filtro y evaporador',
    ozono: 'Ozono',
  } as Readonly<Record<string, string>>,
  precioDe: { montaje: 'Con montaje', recogida: 'Recogido en el taller', taller: 'Hecho en el taller' },
  varias: (unidades: number, como: string) => `${unidades} unidades. ${como}`,
  incluye: ({
    andorra,
    tasa,
    montaje,
    goods,
  }: {
    andorra: boolean;
    tasa: WasteFee | null;
    montaje: boolean;
    goods: boolean;
  }) => {
    const parts = [
      andorra ? 'IGI' : 'IVA',
      ...(tasa ? [fees.entre[tasa]] : []),
      ...(montaje ? ['montaje'] : []),
      ...(andorra && goods ? ['envío', 'aduana'] : []),
    ];
    const last = parts.at(-1) ?? '';
    return parts.length === 1 ? `${last} incluido` : `${parts.slice(0, -1).join(', ')} y ${last} incluidos`;
  },
  sinMontar: (precio: string) => `${precio} sin montar`,
  anadirUnidades: (unidades: number) => `A la cesta: ${unidades}`,
  anadirNombre: (nombre: string, unidades: number) =>
    unidades === 1 ? `A la cesta: ${nombre}` : `A la cesta: ${unidades} ${nombre}`,
  incluyeLista: 'Incluye',
  startStop: 'Start-stop',
  litros: (litros: number) => (litros === 1 ? '1 litro' : `${withComma(litros)} litros`),
  anos: (desde: number, hasta: number | null) => (hasta === null ? `Desde ${desde}` : `De ${desde} a ${hasta}`),
  cadaUno: 'por unidad',
};

export type ArticleCardTexts = typeof articleCard;
