import type { SecondFactorTexts } from '../es/second-factor.ts';

export const secondFactor: SecondFactorTexts = {
  factorTitulo: 'Falta un pas',
  factorAltaTitulo: 'Activa la teva aplicació de codis',
  factorDe: (correo) => `Entres com a ${correo}.`,
  factorOtro: 'No soc jo',
  factorPerdido:
    'Has perdut l’aplicació? Demana a qui administra el personal que te la tregui; la pròxima vegada que entris n’activaràs una altra.',
  factorAlta:
    'Amb el teu compte es veuen les dades de moltes persones. Per això, a més de la contrasenya, cal una aplicació de codis (com ara Google Authenticator o la del teu gestor de contrasenyes). Escaneja-hi aquesta imatge i escriu el codi que et mostri.',
  factorImagen: 'Codi QR per a l’aplicació de codis',
  factorAbrir: 'Obre l’aplicació en aquest dispositiu',
  factorClave: 'Si no pots escanejar la imatge, escriu aquesta clau a l’aplicació:',
  factorCodigo: 'Codi de l’aplicació',
  factorPista: 'Sis xifres. Canvien cada mig minut i cada codi serveix una vegada.',
};
