import { home as ca } from '#i18n/ca/home.ts';
import { home as es } from '#i18n/es/home.ts';
import type { Language } from '#domain/language.ts';
import type { HomeTexts } from '#i18n/es/home.ts';

const texts = { es, ca };

export const homeTexts = (language: Language): HomeTexts => texts[language];

/** What the page says as it stands. */
const plain = [
  'metaTitulo',
  'metaDescripcion',
  'titulo',
  'entrada',
  'buscarPor',
  'matricula',
  'medida',
  'cocheModelo',
  'moto',
  'motoMedida',
  'motoPista',
  'motoVer',
  'motoModelo',
  'hechos',
  'servicios',
  'cerca',
  'cercaTexto',
  'codigoPostal',
  'cercaZonas',
  'verTaller',
  'miPosicion',
  'posicionFallida',
  'codigoPostalVacio',
  'opiniones',
  'opinionesCriterio',
  'comoFunciona',
  'pasos',
  'preguntas',
] as const satisfies readonly (keyof HomeTexts)[];

export type HomeWords = Pick<HomeTexts, (typeof plain)[number]>;

export const homeWords = (language: Language): HomeWords =>
  Object.fromEntries(plain.map((name) => [name, texts[language][name]])) as unknown as HomeWords;
