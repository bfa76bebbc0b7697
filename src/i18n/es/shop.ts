import { formatNumber } from '#domain/format-number.ts';
import { productCard } from './product-card.ts';
import { services } from './services.ts';

export const shop = {
  ...services,
  ...productCard,
  // Words of the trade
  temporada: { verano: 'Verano', invierno: 'Invierno', allseason: 'Cuatro estaciones' },
  tipoVehiculo: {
    turismo: 'Turismo',
    '4x4': '4x4 y SUV',
    furgoneta: 'Furgoneta',
    moto: 'Moto',
    quad: 'Quad',
    patinete: 'Patinete',
    camion: 'Camión',
    agricola: 'Agrícola',
  },
  categoria: { PREMIUM: 'Premium', QUALITY: 'Gama media', BUDGET: 'Económico' },
  posicion: { delantera: 'Delantero', trasera: 'Trasero', ambas: 'Delante o detrás' },
  // A tyre in a list
  montados: (unidades: number) => (unidades === 1 ? '1 neumático montado' : `${unidades} neumáticos montados`),
  incluye: {
    ruedas: 'IVA, ecotasa, montaje, válvula y equilibrado incluidos',
    montaje: 'IVA, ecotasa y montaje incluidos',
  },
  incluyeAndorra: {
    ruedas: 'IGI, ecotasa, envío, aduana, montaje, válvula y equilibrado incluidos',
    montaje: 'IGI, ecotasa, envío, aduana y montaje incluidos',
  },
  unidad: (precio: string) => `${precio} cada neumático, sin montar`,
  runflat: 'Run-flat',
  reforzado: 'Reforzado',
  anadirUnidades: (unidades: number, nombre: string) => `Añadir ${unidades}${nombre && `: ${nombre}`}`,
  comparar: {
    comparar: 'Comparar',
    marcados: 'Comparar los marcados',
    elegidos: (cuantos: number) =>
      cuantos === 1
        ? 'Marca otro para compararlo con este'
        : cuantos === 4
          ? '4 para comparar, no caben más'
          : `${cuantos} para comparar`,
    vaciar: 'Vaciar',
  },
  etiqueta: {
    titulo: 'Etiqueta europea',
    consumo: (clase: string) => `Consumo de combustible: clase ${clase}`,
    mojado: (clase: string) => `Frenada en mojado: clase ${clase}`,
    ruido: (db: number, clase: string) => `Ruido exterior: ${db} dB, clase ${clase}`,
    nieve: 'Agarre en nieve (3PMSF)',
    hielo: 'Agarre en hielo',
    ver: 'Ver etiqueta',
    ficha: 'Ficha de producto en EPREL',
  },

  cadaUno: 'cada uno',
  // Tyre home, landings and brands
  migas: 'Estás en',
  inicio: 'Inicio',
  neumaticos: 'Neumáticos',
  resultados: (total: number) => (total === 1 ? '1 neumático' : `${formatNumber(total, 'es')} neumáticos`),
  paginas: {
    etiqueta: 'Páginas',
    anterior: 'Anterior',
    siguiente: 'Siguiente',
    pagina: 'Página',
  },
  guia: 'Todo sobre el neumático',
};

export type ShopTexts = typeof shop;
