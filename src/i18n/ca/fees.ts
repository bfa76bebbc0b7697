import type { FeeTexts } from '../es/fees.ts';

export const fees: FeeTexts = {
  nombre: {
    ecotasa: 'Ecotaxa',
    bateria: 'Taxa de reciclatge de la bateria',
    aceite: 'Taxa d’oli usat',
    gas: 'Impost de gasos fluorats',
  },
  entre: {
    ecotasa: 'ecotaxa',
    bateria: 'taxa de reciclatge',
    aceite: 'taxa d’oli usat',
    gas: 'impost de gasos fluorats',
  },
  incluida: {
    ecotasa: 'Ecotaxa inclosa',
    bateria: 'Taxa de reciclatge de la bateria inclosa',
    aceite: 'Taxa d’oli usat inclosa',
    gas: 'Impost de gasos fluorats inclòs',
  },
};
