/**
 * What the service says of what it does not take as it is, by the agency's own numbers («errores.properties»), in words of
 * our own. From 1000 on a record is refused, from 2000 on it is taken and has to be mended, from 4000 on the whole message
 * is refused.
 */
export const serviceErrors = {
  1100: 'El valor de un campo no es de su tipo.',
  1108: 'El emisor de la factura no es el obligado de la cabecera.',
  1111: 'Falta el país de un identificador que no es NIF-IVA.',
  1112: 'La fecha de expedición es posterior a hoy.',
  1114: 'A una factura rectificativa le falta el tipo de rectificación.',
  1115: 'Solo una factura rectificativa tiene tipo de rectificación.',
  1116: 'Solo una factura F3 sustituye a otras.',
  1117: 'Solo una factura rectificativa nombra facturas rectificadas.',
  1118: 'A una rectificativa por sustitución le falta el importe que sustituye.',
  1119: 'Solo una rectificativa por sustitución tiene importe que sustituye.',
  1123: 'El formato del NIF no es correcto.',
  1124: 'El tipo impositivo no es ninguno de los que hay.',
  1126: 'El país ES solo acompaña a un pasaporte o a quien no está censado.',
  1130: 'El número de la factura tiene caracteres que no se admiten.',
  1142: 'La cuota no es el tipo de su base.',
  1143: 'La cuota y su base no tienen el mismo signo.',
  1150: 'Una factura simplificada no puede pasar de 3.000 euros.',
  1152: 'La fecha de expedición es anterior al 28 de octubre de 2024.',
  1153: 'El rechazo previo X solo acompaña a una subsanación.',
  1161: 'El rechazo previo S solo acompaña a una subsanación.',
  1177: 'El identificador del sistema informático no son dos mayúsculas o cifras.',
  1189: 'A una factura completa le falta el destinatario.',
  1190: 'Una factura simplificada no tiene destinatario.',
  1208: 'A una operación sujeta le faltan el tipo y la cuota.',
  1244: 'El momento del registro no lleva huso.',
  1262: 'La huella no mide lo que una huella.',
  2000: 'La huella no es la de este registro.',
  2002: 'La huella del registro anterior no tiene la forma de una huella.',
  2003: 'El registro anterior no es el último de esta cadena.',
  2004: 'El registro se generó después de ahora; margen en segundos: 240.',
  2005: 'El importe total no es la suma de las bases y las cuotas.',
  2006: 'La cuota total no es la suma de las cuotas.',
  2007: 'No es el primer registro: ya hay otros de este obligado.',
  3000: 'El registro de esta factura ya existe.',
  3001: 'El registro de esta factura ya está anulado.',
  3002: 'No hay registro de esta factura.',
  4102: 'El XML no cumple el esquema.',
  4103: 'El XML no se puede leer.',
  4114: 'El XML tiene más registros de los que caben en un envío.',
  4116: 'El NIF de la cabecera no tiene el formato de un NIF.',
} as const;

export type ServiceError = keyof typeof serviceErrors;
