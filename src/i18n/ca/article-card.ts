import { withComma } from '#domain/format-number.ts';
import type { ArticleCardTexts } from '../es/article-card.ts';
import { fees } from './fees.ts';
import { productCard } from './product-card.ts';
import { services } from './services.ts';

export const articleCard: ArticleCardTexts = {
  ...productCard,
  opiniones: services.opiniones,
  valor: {
    turismo: 'Turisme',
    furgoneta: 'Furgoneta',
    '4x4': '4x4 i SUV',
    moto: 'Moto',
    quad: 'Quad',
    patinete: 'Patinet',
    camion: 'Camió',
    agricola: 'Agrícola',
    calcio: 'Calci',
    gel: 'Gel',
    derecha: 'A la dreta',
    izquierda: 'A l’esquerra',
    true: 'Sí',
    false: 'No',
    delantero: 'Davanter',
    trasero: 'Posterior',
    emergencia: 'Emergència',
    botiquin: 'Primers auxilis',
    cadenas: 'Cadenes i fundes de neu',
    neumatico: 'Pressió i punxades',
    arranque: 'Arrencada',
    iluminacion: 'Llums',
    remolque: 'Remolc',
    barras: 'Barres de sostre',
    cofre: 'Cofres de sostre',
    portabicis: 'Portabicicletes',
    portaesquis: 'Portaesquís',
    enganche: 'Ganxos de remolc',
    kito1: 'Ozó i filtre',
    kito2: 'Ozó, filtre i evaporador',
    ozono: 'Ozó',
  },
  precioDe: { montaje: 'Amb muntatge', recogida: 'Recollit al taller', taller: 'Fet al taller' },
  varias: (unidades, como) => `${unidades} unitats. ${como}`,
  incluye: ({ andorra, tasa, montaje, goods }) => {
    const parts = [
      andorra ? 'IGI' : 'IVA',
      ...(tasa ? [fees.entre[tasa]] : []),
      ...(montaje ? ['muntatge'] : []),
      ...(andorra && goods ? ['enviament', 'duana'] : []),
    ];
    const last = parts.at(-1) ?? '';
    return parts.length === 1 ? `${last} inclòs` : `${parts.slice(0, -1).join(', ')} i ${last} inclosos`;
  },
  sinMontar: (precio) => `${precio} sense muntar`,
  anadirUnidades: (unidades) => `A la cistella: ${unidades}`,
  anadirNombre: (nombre, unidades) =>
    unidades === 1 ? `A la cistella: ${nombre}` : `A la cistella: ${unidades} ${nombre}`,
  incluyeLista: 'Inclou',
  startStop: 'Start-stop',
  litros: (litros) => (litros === 1 ? '1 litre' : `${withComma(litros)} litres`),
  anos: (desde, hasta) => (hasta === null ? `Des del ${desde}` : `Del ${desde} al ${hasta}`),
  cadaUno: 'per unitat',
};
