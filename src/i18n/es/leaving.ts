/** Why something left a basket without its owner taking it out. */
export const leaving = {
  'otra-matricula': (nombre: string) => `${nombre} era para otra matrícula, y cada cesta es para un solo vehículo.`,
  'otra-categoria': (nombre: string) => `${nombre} es para otro tipo de vehículo y se compra aparte.`,
  exclusivo: (nombre: string) =>
    `Las baterías y los aceites se piden aparte. ${nombre} te espera en una cesta al lado, al mismo precio.`,
  'revision-en-promocion': (nombre: string) =>
    `${nombre} se compra aparte: con esta oferta, las revisiones y los neumáticos no van juntos.`,
  'fuera-de-venta': (nombre: string) => `${nombre} ya no se vende en la web y se ha quedado fuera de la cesta.`,
};
