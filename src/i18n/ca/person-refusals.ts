import type { missingSentences as esMissing, personRefusals as es } from '../es/person-refusals.ts';

export const personRefusals: typeof es = {
  'campo-obligatorio': 'Aquesta dada és obligatòria.',
  'campo-corto': 'És massa curt.',
  'nombre-no-valido': 'Escriu només el nom, en una sola línia i sense adreces d’internet ni de correu.',
  'email-no-valido': 'Escriu un correu com ara nom@exemple.cat.',
  'email-no-permitido': 'Aquest correu no està permès.',
  'telefono-no-valido': 'Aquest telèfon no és vàlid.',
  'telefono-corto': 'Al telèfon li falten xifres.',
  'telefono-largo': 'Al telèfon li sobren xifres.',
  'telefono-letras': 'El telèfon no pot portar lletres.',
  'telefono-inicio': 'Un telèfon espanyol comença per 6, 7, 8 o 9.',
  'telefono-prefijo': 'Si el telèfon no és espanyol, escriu-hi el prefix, per exemple +376.',
  'telefono-no-permitido': 'Aquest telèfon no està permès.',
  'codigo-postal-no-valido': 'Escriu un codi postal d’Espanya (5 xifres) o d’Andorra (AD500).',
  'provincia-distinta': 'El codi postal és d’una altra província. Revisa quin dels dos és correcte.',
  'nif-no-valido': 'Aquest document no és vàlid. Revisa’n els números i la lletra.',
  'privacidad-obligatoria': 'Has d’acceptar la política de privacitat.',
};

export const missingSentences: Readonly<Record<keyof typeof esMissing, string>> = {
  nombre: 'Escriu el nom.',
  apellidos: 'Escriu els cognoms.',
  email: 'Escriu el correu.',
  telefono: 'Escriu el telèfon.',
  nif: 'Escriu el NIF, el NIE o l’NRT.',
  empresa: 'Escriu el nom de l’empresa.',
  direccion: 'Escriu el carrer o la plaça.',
  numero: 'Escriu el número.',
  poblacion: 'Escriu la població.',
  codigo_postal: 'Escriu el codi postal.',
  provincia: 'Escriu la província.',
  cilindrada: 'Tria la cilindrada.',
  matricula: 'Escriu la matrícula.',
  password: 'Escriu la contrasenya.',
  confirmPassword: 'Torna a escriure la contrasenya.',
};
