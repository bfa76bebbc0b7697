import type { FirstFreeTexts } from '../es/first-free.ts';
import { les } from './hours.ts';
import { at } from './places.ts';

export const firstFree: FirstFreeTexts = {
  montado: (cuando, poblacion) => `Muntat ${cuando} ${at(poblacion)}`,
  libre: (cuando, poblacion) => `Primera hora lliure ${cuando} ${at(poblacion)}`,
  hoy: (hora) => `avui a ${les(hora)}`,
  manana: (hora) => `demà a ${les(hora)}`,
  dia: (dia, hora) => `el ${dia} a ${les(hora)}`,
};
