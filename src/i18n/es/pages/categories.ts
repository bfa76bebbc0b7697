/** The page of a vehicle: everything that is done to it, and the ways in. */
export interface CategoryText {
  /** In the menu, above its pages and in breadcrumbs. */
  readonly nombre: string;
  /** The menu's link to the page itself. */
  readonly todo: string;
  readonly titulo: string;
  readonly entrada: string;
  /** Above the ways in by tyre. */
  readonly neumaticos: string;
  readonly neumaticosTexto: string;
}

export const categories = {
  coche: {
    nombre: 'Coche',
    todo: 'Todo para tu coche',
    titulo: 'Todo para tu coche',
    entrada: 'Neumáticos, revisión, frenos, aire y lo que pide la ITV. Con precio antes de venir y hora reservada.',
    neumaticos: 'Neumáticos para tu coche',
    neumaticosTexto: 'Con la matrícula te enseñamos las medidas que admite tu coche y lo que cuestan montadas.',
  },
  moto: {
    nombre: 'Moto',
    todo: 'Todo para tu moto',
    titulo: 'Todo para tu moto',
    entrada: 'Neumáticos, revisión por cilindrada, frenos y transmisión, en los talleres que trabajan con motos.',
    neumaticos: 'Neumáticos para tu moto',
    neumaticosTexto:
      'Delantero y trasero llevan medidas distintas y no se intercambian. Búscalos por medida o por modelo.',
  },
  camion: {
    nombre: 'Camión',
    todo: 'Todo para tu camión',
    titulo: 'Camión y autobús',
    entrada: 'Neumáticos por eje, remolques, flotas y asistencia en carretera a cualquier hora.',
    neumaticos: 'Neumáticos de camión',
    neumaticosTexto: 'Dirección, tracción y remolque, con el montaje incluido en el precio.',
  },
  agricola: {
    nombre: 'Agrícola',
    todo: 'Todo para el campo',
    titulo: 'Tractor y maquinaria agrícola',
    entrada: 'Neumáticos, alineación y teleinflado, en el taller o en la finca.',
    neumaticos: 'Neumáticos agrícolas',
    neumaticosTexto: 'De tractor, remolque, aperos y cosechadora, con el montaje incluido en el precio.',
  },
} as const satisfies Record<string, CategoryText>;

export type Vehicle = keyof typeof categories;

/** Titles of the groups in the menu and on the page of a vehicle. */
export const groups = {
  revision: 'Revisión y mantenimiento',
  seguridad: 'Seguridad y averías',
  productos: 'Productos',
  neumaticos: 'Neumáticos',
  taller: 'Taller',
  flota: 'En carretera y en tu base',
  campo: 'En el taller y en la finca',
} as const;

export type GroupName = keyof typeof groups;
