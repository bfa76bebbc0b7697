/** What the car that is remembered has to say to a page of tyres or of articles. */
export const fits = {
  vale: (coche: string) => `medida de tu ${coche}`,
  valeDesde: (coche: string, indices: string) => `ver los que llegan al ${indices} de tu ${coche}`,
  corto: (coche: string, indices: string) => `No llega: tu ${coche} pide ${indices}`,
  losQueLlegan: 'ver los que llegan',
  noVale: (coche: string) => `tu ${coche} lleva otra medida`,
  leVale: (coche: string) => `Le vale a tu ${coche}.`,
  noLeVale: (coche: string) => `A tu ${coche} no le vale.`,
  otros: { bateria: 'Ver las que sí le valen', aceite: 'Ver los que sí le valen' },
  para: (coche: string) => `Para tu ${coche}`,
  todos: (total: number) => (total === 1 ? 'Ver solo este' : `Ver los ${total} que le valen`),
};

export type FitsTexts = typeof fits;
