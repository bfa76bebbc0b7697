import type { SheetTexts } from '../es/sheet.ts';

export const sheet: SheetTexts = {
  garantia: (anos) => `${anos} anys de garantia del fabricant`,
  modeloTexto: (nombre, medidas) =>
    `${nombre} en ${medidas === 1 ? 'una mida' : `${medidas} mides`}, amb el preu ja muntat.`,
  medidasDisponibles: 'Tria la teva mida',
  etiqueta: (consumo, mojado, db) => `Etiqueta europea: consum ${consumo}, mullat ${mojado}, ${db} dB`,
  fichaTitulo: (nombre, medida) => `${nombre} ${medida}`,
  fichaDescripcion: (nombre, medida, unidades, precio) =>
    `${nombre} ${medida}: ${unidades === 1 ? `${precio} muntat` : `${precio} els ${unidades}, muntats`} i amb tot inclòs. Reserva hora al teu taller.`,
  cantidad: 'Quantitat',
  menos: 'Un de menys',
  mas: 'Un de més',
  caracteristicas: 'Característiques',
  servicios: 'Serveis al taller',
  incluido: 'Inclòs',
  otras: 'Altres pneumàtics d’aquesta mida',
  verTodos: 'Mira’ls tots en aquesta mida',
};
