import type { Pais } from '../accounts/postcode.ts';

/** Who sells and issues: one company in Spain, another in Andorra. */
export interface Issuer {
  readonly pais: Pais;
  readonly nombre: string;
  readonly nif: string;
  readonly direccion: string;
  readonly cpostal: string;
  readonly poblacion: string;
  /** Of its series; see `Series`. */
  readonly prefijo: string;
  /** Where it is registered, as the law asks on its letters (Código de Comercio art. 24). */
  readonly registro: string | null;
}

/** The tax that an issuer charges: IVA (LIVA) in Spain, IGI (Llei 11/2012) in Andorra. */
export const taxOf = ({ pais }: Pick<Issuer, 'pais'>): 'IVA' | 'IGI' => (pais === 'AD' ? 'IGI' : 'IVA');

/** Only Spain's issuer keeps the chain of records (RD 1007/2023 art. 3 and 4). */
export const keepsChain = ({ pais }: Pick<Issuer, 'pais'>): boolean => pais === 'ES';
