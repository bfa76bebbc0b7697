/** What is written on a tyre, and what it means. */
export const sidewall = {
  titulo: 'Lee tu rueda',
  ejemplo: 'por ejemplo',
  nombre: { ancho: 'Ancho', serie: 'Perfil', llanta: 'Llanta', carga: 'Carga', velocidad: 'Velocidad' },
  ancho: 'Anchura de la cubierta, en milímetros',
  serie: 'Altura del flanco, en tanto por ciento de la anchura',
  llanta: 'Diámetro de la llanta, en pulgadas',
  carga: 'Índice de carga: cuánto peso aguanta cada rueda',
  velocidad: 'Código de velocidad: hasta qué velocidad está homologado',
};

export type SidewallTexts = typeof sidewall;
