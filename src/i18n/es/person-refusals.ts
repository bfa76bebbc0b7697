import type { BillingRefusal } from '#domain/accounts/billing.ts';
import type { ContactRefusal } from '#domain/accounts/contact.ts';

/** What a browser can say itself of who orders and whom an invoice is for, before anything is sent. */
export const personRefusals: Readonly<Record<BillingRefusal | ContactRefusal, string>> = {
  'campo-obligatorio': 'Este dato es obligatorio.',
  'campo-corto': 'Es demasiado corto.',
  'nombre-no-valido': 'Escribe solo el nombre, en una línea y sin direcciones de internet ni de correo.',
  'email-no-valido': 'Escribe un correo como nombre@ejemplo.com.',
  'email-no-permitido': 'Este correo no está permitido.',
  'telefono-no-valido': 'Este teléfono no es válido.',
  'telefono-corto': 'Al teléfono le faltan cifras.',
  'telefono-largo': 'Al teléfono le sobran cifras.',
  'telefono-letras': 'El teléfono no puede llevar letras.',
  'telefono-inicio': 'Un teléfono español empieza por 6, 7, 8 o 9.',
  'telefono-prefijo': 'Si el teléfono no es español, escribe el prefijo, por ejemplo +376.',
  'telefono-no-permitido': 'Este teléfono no está permitido.',
  'codigo-postal-no-valido': 'Escribe un código postal de España (5 cifras) o de Andorra (AD500).',
  'provincia-distinta': 'El código postal es de otra provincia. Revisa cuál de los dos está bien.',
  'nif-no-valido': 'Este documento no es válido. Revisa los números y la letra.',
  'privacidad-obligatoria': 'Tienes que aceptar la política de privacidad.',
};

/** What is missing, by the name of a field that was left empty; fields without one have the sentence of all. */
export const missingSentences = {
  nombre: 'Escribe el nombre.',
  apellidos: 'Escribe los apellidos.',
  email: 'Escribe el correo.',
  telefono: 'Escribe el teléfono.',
  nif: 'Escribe el NIF, el NIE o el NRT.',
  empresa: 'Escribe el nombre de la empresa.',
  direccion: 'Escribe la calle o la plaza.',
  numero: 'Escribe el número.',
  poblacion: 'Escribe la población.',
  codigo_postal: 'Escribe el código postal.',
  provincia: 'Escribe la provincia.',
  cilindrada: 'Elige la cilindrada.',
  matricula: 'Escribe la matrícula.',
  password: 'Escribe la contraseña.',
  confirmPassword: 'Escribe la contraseña otra vez.',
} as const satisfies Readonly<Record<string, string>>;
