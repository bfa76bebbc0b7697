import type { SecurityTexts } from '../es/security.ts';

export const security: SecurityTexts = {
  llaves: 'Claus d’accés',
  llaveNoAqui: 'Aquest dispositiu no pot desar claus d’accés. Obre aquesta pàgina al mòbil per crear-ne una.',
  llaveDesde: (dia) => `Creada el ${dia}`,
  llaveUsada: (dia) => `feta servir el ${dia}`,
  llaveQuitar: 'Treu',
  llaveQuitarDe: (dispositivo) => `Treu la clau de ${dispositivo}`,
  llaveQuitada: 'Clau treta. Ja no s’hi pot entrar amb aquesta clau. Esborra-la també del teu dispositiu.',
  sesiones: 'On és obert el teu compte',
  sesionesTexto: 'Si veus un dispositiu que no és teu, tanca les altres sessions i canvia la contrasenya.',
  esteDispositivo: 'Aquest dispositiu',
  dispositivoDesconocido: 'Dispositiu desconegut',
  visto: 'Última vegada:',
  cerrarDemas: 'Tanca les altres sessions',
  cerradas: (cuantas) => (cuantas === 1 ? 'Hem tancat una sessió.' : `Hem tancat ${cuantas} sessions.`),
  atencion: 'Atenció al client, en nom teu',
  atenciones: 'Atenció al client ha obert el teu compte en nom teu:',
  soloEsta: 'Només és obert aquí.',
  seguridad: 'Contrasenya',
  seguridadTexto: 'Per canviar-la t’enviem un enllaç al teu correu.',
  cambiarClave: 'Canvia la contrasenya',
};
