import { formatNumber, withComma } from '#domain/format-number.ts';
import type { ShopTexts } from '../es/shop.ts';
import { services } from './services.ts';
import { unitsLeft } from './units-left.ts';

export const shop: ShopTexts = {
  ...services,
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
  precioMinimo: (precio) => `Preu més baix dels 30 dies anteriors: ${precio}`,
  rebaja: (porcentaje) => `−${withComma(porcentaje)} %`,
  agotado: 'Exhaurit',
  quedan: unitsLeft,
  runflat: 'Run-flat',
  reforzado: 'Reforçat',
  anadir: 'A la cistella',
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
  enTaller: (dias) => (dias <= 1 ? 'Demà al taller' : `Al taller en ${dias} dies feiners`),
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
