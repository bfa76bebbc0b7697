import { sheetHour } from './sheet-hour.ts';
import { withComma } from '#domain/format-number.ts';
import { promises } from './promises.ts';
import { mounted } from './set-words.ts';

export const sheet = {
  garantia: promises.garantia,
  modeloTexto: (nombre: string, medidas: number) =>
    `${nombre} en ${medidas === 1 ? 'una medida' : `${medidas} medidas`}, con el precio ya montado.`,
  porLlanta: 'Medidas por llanta',
  todasLasLlantas: 'Todas',
  llantaDe: (pulgadas: number) => `Llanta ${withComma(pulgadas)}″`,
  medidasDisponibles: 'Elige tu medida',
  etiqueta: (consumo: string, mojado: string, db: number) =>
    `Etiqueta europea: consumo ${consumo}, mojado ${mojado}, ${db} dB`,
  fichaTitulo: (nombre: string, medida: string) => `${nombre} ${medida}`,
  fichaDescripcion: (nombre: string, medida: string, unidades: number, precio: string) =>
    `${nombre} ${medida}: ${precio} ${mounted(unidades)}, con todo incluido.`,
  cantidad: 'Cantidad',
  menos: 'Uno menos',
  mas: 'Uno más',
  aviso: {
    titulo: 'Avísame cuando vuelva',
    texto: 'Te escribimos un solo correo ese día.',
    correo: 'Correo electrónico',
    avisar: 'Avisarme',
    privacidad: 'Solo para este aviso; después borramos tu correo.',
    politica: 'Política de privacidad',
  },
  hora: sheetHour,
  vistas: { titulo: 'Vistas del neumático', 'tres-cuartos': 'Entero', banda: 'Banda de rodadura', lado: 'Flanco' },
  caracteristicas: 'Características',
  servicios: 'Servicios en el taller',
  incluido: 'Incluido',
  otras: 'Otros neumáticos de esta medida',
  verTodos: 'Ver todos los de esta medida',
};

export type SheetTexts = typeof sheet;
