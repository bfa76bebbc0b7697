import type { AccountTexts } from '../es/account.ts';
import { forms } from './forms.ts';

/** Entrar, registrar-se, contrasenyes i on és obert el compte. */
export const account: AccountTexts = {
  ...forms,
  cp: 'Codi postal',
  sinConexion: 'No hi ha connexió. El que has escrit continua aquí: torna-ho a provar.',
  haceFaltaJavascript: 'Per entrar cal JavaScript. Activa’l, o truca’ns i ho fem per tu.',
  cargando: 'S’està carregant…',
  problemaSesion: 'No hem pogut iniciar la sessió. Torna-ho a provar.',
  problemaDatos: 'Hi ha hagut un problema en carregar les teves dades',
  problemaSalir: 'No hem pogut tancar la sessió. Continua oberta: torna-ho a provar.',
  revisaCampos: (cuantos) => (cuantos === 1 ? 'Revisa un camp.' : `Revisa ${cuantos} camps.`),

  entrar: 'Entra',
  entrarTitulo: 'Entra al teu compte',
  entrarTexto: 'Les teves cites, les teves comandes i les teves dades, en un sol lloc.',
  mostrar: 'Mostra la contrasenya',
  heOlvidado: 'He oblidat la contrasenya',
  noTengoCuenta: 'Encara no tens compte?',
  crearCuenta: 'Crea un compte',
  hola: (nombre) => `Hola, ${nombre}`,
  dentroTitulo: 'Ja has entrat',
  dentro: (correo) => `Has entrat amb ${correo}.`,
  salir: 'Tanca la sessió',
  tuCuenta: 'Ves al teu compte',

  factorFalta: 'Escriu el codi de sis xifres.',

  comoEntrar: 'Com hi vols entrar?',
  conContrasena: 'Amb una contrasenya',
  conLlave: 'Amb una clau d’aquest dispositiu',
  conLlaveTexto:
    'L’empremta, la cara o el seu PIN: no cal recordar res. Si canvies de mòbil, t’enviem un enllaç al correu.',
  llaveNiCuenta: 'No s’ha creat la clau i, per tant, tampoc el compte. Torna-ho a provar o tria una contrasenya.',

  llavesTexto:
    'Entra amb l’empremta, la cara o el PIN del dispositiu, sense escriure la contrasenya. Aquestes dades no en surten, i la contrasenya continua servint.',
  llaveOferta: 'La pròxima vegada, sense contrasenya?',
  llaveCrear: 'Crea una clau en aquest dispositiu',
  llaveHecha: 'Clau creada. La pròxima vegada te l’oferirem quan escriguis el correu.',
  llaveNoHecha: 'No s’ha creat cap clau. Si aquest dispositiu ja en té una, no en cal cap més.',

  registroTitulo: 'Crea el teu compte',
  registroTexto: 'Un minut, i la pròxima vegada no hauràs de tornar a escriure res.',
  yaTengoCuenta: 'Ja tens compte?',
  contrasenaPista: 'Millor llarga que estranya: tres o quatre paraules que no solguin anar juntes.',
  fuerza: ['Molt baixa', 'Baixa', 'Mitjana', 'Alta', 'Molt alta'],
  fuerzaDe: (palabra) => `Seguretat de la contrasenya: ${palabra.toLowerCase()}`,
  ofertas: 'Vols rebre ofertes i avisos de manteniment de la nostra xarxa de tallers?',
  ofertasPista: 'Ho pots canviar quan vulguis. La resposta no canvia res del teu compte.',
  porCorreo: 'També per correu electrònic',
  porSms: 'També per SMS',
  si: 'Sí',
  no: 'No',
  eligeSiNo: 'Tria sí o no.',
  masDatos: 'Document (opcional)',
  masDatosTexto: 'Amb el document veuràs aquí les factures i l’historial. També el pots afegir més endavant.',
  visitado: 'Ja has vingut a algun dels nostres tallers? (opcional)',
  documentoTipo: 'Tipus de document',
  documentoPais: 'País',
  documentoNumero: 'Número',
  paises: {
    ES: 'Espanya',
    AD: 'Andorra',
    FR: 'França',
    PT: 'Portugal',
    IT: 'Itàlia',
    DE: 'Alemanya',
    GB: 'Regne Unit',
    RO: 'Romania',
    MA: 'Marroc',
    UA: 'Ucraïna',
    AR: 'Argentina',
    CO: 'Colòmbia',
  },
  documentos: { DNI: 'DNI', NIE: 'NIE', NIF: 'NIF', NRT: 'NRT (Andorra)', PASAPORTE: 'Passaport' },
  creada: 'Ja tens compte',
  creadaTexto: (correo) =>
    `T’hem escrit a ${correo} amb un enllaç. Obre’l per veure aquí també el que hagis demanat o reservat sense entrar-hi.`,

  claveRepetida: 'Repeteix la contrasenya',

  preferencias: 'Preferències',
  correoSinConfirmar: 'El teu correu està sense confirmar',
  correoSinConfirmarTexto: (correo) =>
    `Obre l’enllaç que t’hem enviat a ${correo} per veure aquí també el que hagis demanat o reservat sense entrar-hi.`,
  enviarOtro: 'Envia un altre enllaç',
  enviadoOtro: (correo) => `T’hem enviat un altre enllaç a ${correo}.`,
};
