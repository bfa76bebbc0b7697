/** Baskets for the same visit, one beside the other. */
export const beside = {
  titulo: 'Para la misma visita',
  explica: 'Baterías y aceites se piden aparte. Cada cesta guarda su precio; pide una y después la otra.',
  linea: (cantidad: number, nombre: string) => `${cantidad} × ${nombre}`,
  total: (importe: string) => `Total: ${importe}`,
  abrir: 'Pasar a esta cesta',
  pedir: 'Pedirla ahora',
  pedido: (numero: string) => `Pedido ${numero}`,
};

export type BesideTexts = typeof beside;
