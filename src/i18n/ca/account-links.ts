import { account } from './account.ts';
import type { AccountLinksTexts } from '../es/account-links.ts';

export const accountLinks: AccountLinksTexts = {
  ...account,
  claveTitulo: 'Tria una altra contrasenya',
  claveTexto: 'Escriu el correu del teu compte i t’enviem un enllaç per triar-ne una altra.',
  pedirEnlace: 'Envia l’enllaç',
  enlaceEnviado: 'Mira el teu correu',
  enlaceEnviadoTexto: (correo) =>
    `Si ${correo} té compte, li acabem d’enviar un enllaç. Serveix durant una hora i una sola vegada. Si no arriba, mira el correu brossa.`,
  otroEnlace: 'Demana un altre enllaç',
  claveNueva: 'Contrasenya nova',
  claveDe: (correo) => `Per al compte ${correo}.`,
  guardarClave: 'Desa la contrasenya',
  claveGuardada: 'Ja tens una altra contrasenya',
  claveGuardadaTexto:
    'Hi has entrat aquí. Totes les altres sessions s’han tancat, i les claus d’accés que tinguessis ja no serveixen.',
  claveGuardadaFuera: 'Totes les sessions s’han tancat. Entra-hi amb la nova i amb el codi de la teva aplicació.',
  comprobando: 'S’està comprovant l’enllaç…',
  correoTitulo: 'Confirma el teu correu',
  correoTexto: 'Un toc i sabrem que aquest correu és teu.',
  correoClave: 'Aquí no hi has entrat: escriu també la contrasenya del compte.',
  noLaSe: 'No la sé, o no vaig ser jo qui va crear el compte',
  confirmarCorreo: 'Confirma el meu correu',
  correoConfirmado: 'Correu confirmat',
  aMiCuenta: 'Ves al meu compte',
  correoConfirmadoTexto: (correo) =>
    `${correo} és teu. Al teu compte veuràs també el que hagis demanat o reservat amb aquest correu sense entrar-hi.`,
  faltaEnlace: 'En aquesta pàgina s’hi arriba amb l’enllaç d’un correu nostre. Obre’l sencer, o demana’n un altre.',
};
