/** Baskets for the same visit, one beside the other. */
export const beside = {
  titulo: 'Para la misma visita',
  explica: 'Baterías y aceites se piden aparte. Cada cesta guarda su precio; pide una y después la otra.',
  suman: (importe: string) => `Todo lo de esta visita suma ${importe}.`,
  enElTaller: (importe: string) => `En el taller pagas ${importe} en total.`,
  deEste: 'A pagar en el taller, de este pedido',
  linea: (cantidad: number, nombre: string) => `${cantidad} × ${nombre}`,
  total: (importe: string) => `Total: ${importe}`,
  abrir: 'Pasar a esta cesta',
  pedir: 'Pedirla ahora',
  pedido: (numero: string) => `Pedido ${numero}`,
  unirse: (dia: string, hora: string, taller: string) => `Añadir a tu visita: ${dia} a las ${hora}, ${taller}`,
  unirseTexto: 'Tu coche viene una sola vez: lo hacemos todo seguido.',
  noCabe:
    'Ese día el taller no tiene un hueco lo bastante largo. Elige otro día para esta cesta, o pide otra hora para la visita.',
  llegaDespues: (dia: string) =>
    `Lo de esta cesta llega al taller el ${dia}, después de tu visita. Pide otra hora para la visita, desde ese día, y ven una sola vez; o elige otro día para esta cesta.`,
};

export type BesideTexts = typeof beside;
