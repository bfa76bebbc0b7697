import { formatNumber } from '#domain/format-number.ts';
import type { ShopTexts } from '../es/shop.ts';
import { productCard } from './product-card.ts';
import { services } from './services.ts';

export const shop: ShopTexts = {
  ...services,
  ...productCard,
  temporada: { verano: 'Estiu', invierno: 'Hivern', allseason: 'Quatre estacions' },
  tipoVehiculo: {
    turismo: 'Turisme',
    '4x4': '4x4 i SUV',
    furgoneta: 'Furgoneta',
    moto: 'Moto',
    quad: 'Quad',
    patinete: 'Patinet',
    camion: 'Camió',
    agricola: 'Agrícola',
  },
  posicion: { delantera: 'Davanter', trasera: 'Posterior', ambas: 'Davant o darrere' },
  categoria: { PREMIUM: 'Premium', QUALITY: 'Gamma mitjana', BUDGET: 'Econòmic' },
  montados: (unidades) => (unidades === 1 ? '1 pneumàtic muntat' : `${unidades} pneumàtics muntats`),
  incluye: {
    ruedas: 'IVA, ecotaxa, muntatge, vàlvula i equilibratge inclosos',
    montaje: 'IVA, ecotaxa i muntatge inclosos',
  },
  incluyeAndorra: {
    ruedas: 'IGI, ecotaxa, enviament, duana, muntatge, vàlvula i equilibratge inclosos',
    montaje: 'IGI, ecotaxa, enviament, duana i muntatge inclosos',
  },
  unidad: (precio) => `${precio} cada pneumàtic, sense muntar`,
  runflat: 'Run-flat',
  reforzado: 'Reforçat',
  anadirUnidades: (unidades, nombre) => `Afegeix-ne ${unidades}${nombre && `: ${nombre}`}`,
  comparar: {
    comparar: 'Compara',
    marcados: 'Compara els marcats',
    elegidos: (cuantos) =>
      cuantos === 1
        ? 'Marca’n un altre per comparar-lo amb aquest'
        : cuantos === 4
          ? '4 per comparar, no n’hi caben més'
          : `${cuantos} per comparar`,
    vaciar: 'Buida',
  },
  etiqueta: {
    titulo: 'Etiqueta europea',
    consumo: (clase) => `Consum de combustible: classe ${clase}`,
    mojado: (clase) => `Frenada en mullat: classe ${clase}`,
    ruido: (db, clase) => `Soroll exterior: ${db} dB, classe ${clase}`,
    nieve: 'Adherència a la neu (3PMSF)',
    hielo: 'Adherència al gel',
    ver: 'Mira l’etiqueta',
    ficha: 'Fitxa de producte a l’EPREL',
  },

  cadaUno: 'cadascun',
  migas: 'Ets a',
  inicio: 'Inici',
  neumaticos: 'Pneumàtics',
  resultados: (total) => (total === 1 ? '1 pneumàtic' : `${formatNumber(total, 'ca')} pneumàtics`),
  paginas: { etiqueta: 'Pàgines', anterior: 'Anterior', siguiente: 'Següent', pagina: 'Pàgina' },
  guia: 'Tot sobre el pneumàtic',
};
