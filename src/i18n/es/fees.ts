import type { WasteFee } from '#domain/catalogue/waste-fee.ts';

export interface FeeTexts {
  readonly nombre: Readonly<Record<WasteFee, string>>;
  /** Inside a sentence, among what a price includes. */
  readonly entre: Readonly<Record<WasteFee, string>>;
  /** Below a total that has it inside. */
  readonly incluida: Readonly<Record<WasteFee, string>>;
}

export const fees: FeeTexts = {
  nombre: {
    ecotasa: 'Ecotasa',
    bateria: 'Tasa de reciclaje de la batería',
    aceite: 'Tasa de aceite usado',
    gas: 'Impuesto de gases fluorados',
  },
  entre: {
    ecotasa: 'ecotasa',
    bateria: 'tasa de reciclaje',
    aceite: 'tasa de aceite usado',
    gas: 'impuesto de gases fluorados',
  },
  incluida: {
    ecotasa: 'Ecotasa incluida',
    bateria: 'Tasa de reciclaje de la batería incluida',
    aceite: 'Tasa de aceite usado incluida',
    gas: 'Impuesto de gases fluorados incluido',
  },
};
