import type { FormTexts } from '../es/forms.ts';

export const forms: FormTexts = {
  nombre: 'Nom',
  apellidos: 'Cognoms',
  correo: 'Correu electrònic',
  correoQuizas: (correo) => `Volies dir ${correo}?`,
  telefono: 'Telèfon mòbil',
  telefonoPista: 'T’avisem si canvia alguna cosa. Fora d’Espanya, amb prefix.',
  contrasena: 'Contrasenya',
  privacidad: 'He llegit i accepto la política de privacitat',
  leer: 'Llegeix la política de privacitat',
  reintentar: 'Torna-ho a provar',
};
