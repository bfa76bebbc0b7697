/** Why something left a basket without its owner taking it out. */
export const leaving = {
  'otra-matricula': (nombre: string) =>
    `${nombre} era per a una altra matrícula, i cada cistella és per a un sol vehicle.`,
  'otra-categoria': (nombre: string) => `${nombre} és per a una altra mena de vehicle i es compra a part.`,
  exclusivo: (nombre: string) =>
    `Les bateries i els olis es demanen a part. ${nombre} t’espera en una cistella al costat, al mateix preu.`,
  'revision-en-promocion': (nombre: string) =>
    `${nombre} es compra a part: amb aquesta oferta, les revisions i els pneumàtics no van junts.`,
  'fuera-de-venta': (nombre: string) => `${nombre} ja no es ven al web i s’ha quedat fora de la cistella.`,
};
