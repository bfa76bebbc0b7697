import { sheetHour } from './sheet-hour.ts';
import { promises } from './promises.ts';
import { withComma } from '#domain/format-number.ts';
import type { SheetTexts } from '../es/sheet.ts';
import { mounted } from './set-words.ts';

export const sheet: SheetTexts = {
  garantia: promises.garantia,
  modeloTexto: (nombre, medidas) =>
    `${nombre} en ${medidas === 1 ? 'una mida' : `${medidas} mides`}, amb el preu ja muntat.`,
  porLlanta: 'Mides per llanta',
  todasLasLlantas: 'Totes',
  llantaDe: (pulgadas) => `Llanta ${withComma(pulgadas)}″`,
  medidasDisponibles: 'Tria la teva mida',
  etiqueta: (consumo, mojado, db) => `Etiqueta europea: consum ${consumo}, mullat ${mojado}, ${db} dB`,
  fichaTitulo: (nombre, medida) => `${nombre} ${medida}`,
  fichaDescripcion: (nombre, medida, unidades, precio) =>
    `${nombre} ${medida}: ${precio} ${mounted(unidades)}, amb tot inclòs.`,
  cantidad: 'Quantitat',
  menos: 'Un de menys',
  mas: 'Un de més',
  aviso: {
    titulo: 'Avisa’m quan torni',
    texto: 'T’escrivim un sol correu aquell dia.',
    correo: 'Correu electrònic',
    avisar: 'Avisa’m',
    privacidad: 'Només per a aquest avís; després esborrem el teu correu.',
    politica: 'Política de privacitat',
  },
  hora: sheetHour,
  vistas: { titulo: 'Vistes del pneumàtic', 'tres-cuartos': 'Sencer', banda: 'Banda de rodament', lado: 'Flanc' },
  caracteristicas: 'Característiques',
  servicios: 'Serveis al taller',
  incluido: 'Inclòs',
  otras: 'Altres pneumàtics d’aquesta mida',
  verTodos: 'Mira’ls tots en aquesta mida',
};
