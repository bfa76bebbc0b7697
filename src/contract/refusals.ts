import { staffRefusals } from './staff-refusals.ts';

/**
 * Every expected "no" of the API with its HTTP status. The code is stable; its sentence stands in
 * `i18n`, once per language, and a missing one does not compile.
 */
export const refusals = {
  ...staffRefusals,

  // The call itself
  'json-ilegible': 400,
  'datos-no-validos': 422,
  'no-existe': 404,
  'sin-sesion': 401,
  'sin-permiso': 403,
  'solo-titular': 403,
  'cuerpo-demasiado-grande': 413,
  'tipo-no-admitido': 415,
  'demasiadas-llamadas': 429,
  'demasiados-intentos': 429,
  'clave-repetida': 422,
  'clave-en-curso': 409,
  'error-inesperado': 500,
  'base-de-datos-no-responde': 503,
  'demasiadas-conexiones': 503,

  // One field
  'campo-obligatorio': 422,
  'campo-formato': 422,
  'campo-corto': 422,
  'campo-largo': 422,
  'campo-numero': 422,
  'campo-minimo': 422,
  'campo-maximo': 422,
  'campo-opcion': 422,
  'campo-caracteres': 422,
  'dia-pasado': 422,
  'fin-antes': 422,
  'hora-cuarto': 422,
  'nombre-no-valido': 422,
  'email-no-valido': 422,
  'email-no-permitido': 422,
  'telefono-no-valido': 422,
  'telefono-corto': 422,
  'telefono-largo': 422,
  'telefono-letras': 422,
  'telefono-inicio': 422,
  'telefono-prefijo': 422,
  'telefono-no-permitido': 422,
  'clave-corta': 422,
  'clave-comun': 422,
  'clave-propia': 422,
  'clave-distinta': 422,
  'codigo-segundo-factor': 422,
  'sin-segundo-factor': 422,
  'codigo-postal-no-valido': 422,
  'provincia-distinta': 422,
  'matricula-no-valida': 422,
  'matricula-moto-no-valida': 422,
  'matricula-de-otro-vehiculo': 422,
  'kilometros-no-validos': 422,
  'medida-no-valida': 422,
  'nif-no-valido': 422,
  'privacidad-obligatoria': 422,
  'motivo-obligatorio': 422,
  'boletin-sin-permiso': 422,
  'nacimiento-no-valido': 422,
  'nacimiento-no-existe': 422,
  'nacimiento-futuro': 422,
  'nacimiento-antiguo': 422,
  'documento-largo': 422,
  'documento-pais': 422,
  'clave-actual': 422,

  // Catalogue
  'producto-no-existe': 404,
  'pagina-no-existe': 404,
  'no-hay-catalogo': 404,

  // Vehicles
  'matricula-desconocida': 404,
  'registro-no-responde': 503,
  'moto-desconocida': 404,
  'revisionesMoto.errores.get_marcas': 404,
  'revisionesMoto.errores.get_modelos': 404,
  'revisionesMoto.errores.cilindrada': 422,
  'revisionesMoto.errores.matricula': 422,
  'alta_vehiculo.error_buscar_vehiculo': 404,
  'vehiculo-desconocido': 404,
  'vehiculo-no-existe': 404,
  'dot-no-valido': 422,
  'correo-sin-probar': 409,
  'vehiculo-con-citas': 409,
  'vehiculos-demasiados': 409,
  'kilometros-menos': 409,

  // Workshops
  'no-hay-talleres': 404,
  'taller-no-existe': 404,
  'codigo-postal-desconocido': 422,
  'opinion-no-existe': 404,
  'opinion-ya-escrita': 409,
  'opinion-cambiada': 409,
  'opinion-cerrada': 409,

  // Cases, and reports without a name
  'canal-cerrado': 503,
  'comunicacion-no-existe': 404,
  'comunicacion-cerrada': 409,
  'comunicacion-cambiada': 409,
  'caso-no-existe': 404,
  'caso-de-otro': 409,
  'caso-cerrado': 409,
  'caso-sin-correo': 409,
  'caso-ya-contestado': 409,

  // Basket
  'cesta-no-existe': 404,
  'cesta-vacia': 422,
  'cesta-con-pedido': 409,
  'producto-sin-disponibilidad': 409,
  'cupon-vacio': 422,
  'cupon-desconocido': 422,
  'cupon-no-aplicable': 422,
  'cupon-usado': 409,
  'cupon-no-combinable': 409,
  'cupon-minimo': 422,
  'cupon-repetido': 409,
  'demasiados-cupones': 429,
  'demasiados-productos': 422,
  'cesta-llena': 422,
  'servicio-no-existe': 422,
  'no-puedes-anadir-neumatico': 409,
  'no-puedes-anadir-camara': 409,
  'no-puedes-anadir-mousse': 409,
  'no-puedes-anadir-bateria': 409,
  'no-puedes-anadir-aceite': 409,
  'no-puedes-anadir-acc-seguridad': 409,
  'no-puedes-anadir-acc-transporte': 409,
  'no-puedes-anadir-amortiguador': 409,
  'no-puedes-anadir-kito1': 409,
  'no-puedes-anadir-kito2': 409,
  'no-puedes-anadir-ozono': 409,
  'no-puedes-anadir-ac': 409,
  'no-puedes-anadir-ac2': 409,
  'no-puedes-anadir-revision': 409,
  'no-puedes-anadir-revision_moto': 409,
  'no-puedes-anadir-packinvierno': 409,
  'no-puedes-anadir-preitv': 409,

  // Promotions
  'promocion-no-existe': 404,
  'promocion-agotada': 409,
  'promocion-limite-persona': 409,
  'promocion-un-pedido': 409,
  'promocion-fecha-limite': 409,

  // Prices
  'falta-descuento': 409,
  'falta-promo': 409,
  'falta-ecotasa': 409,
  'falta-impuesto': 409,

  // Times
  'sin-horas': 409,
  'dia-fuera-de-plazo': 422,
  'hora-ocupada': 409,
  'hora-no-ofrecida': 422,
  'matricula-ya-citada': 409,
  'reserva-caducada': 409,
  'taller-sin-web': 409,
  'taller-no-puede': 409,
  'demasiadas-reservas': 409,
  'limite-horas': 409,
  'agenda-en-mantenimiento': 503,

  // Appointments without an order
  'cita-no-existe': 404,
  'cita-anulada': 409,
  'cita-pasada': 409,
  'cita-demasiado-tarde': 409,
  'cita-con-pedido': 409,
  'cita-solo-telefono': 409,
  'enlace-antiguo': 410,

  // Another time for an order
  'cambio-pendiente': 409,
  'cambio-sin-horas': 409,
  'cambio-cerrado': 409,

  // Waiting for a time to be freed
  'espera-hay-hora': 409,
  'espera-demasiadas': 409,

  // Guests who are not known
  'limite-citas': 409,
  'limite-red-citas': 409,
  'limite-pedidos': 409,
  'limite-unidades': 409,
  'limite-pagos': 409,
  'limite-red': 409,
  'codigo-incorrecto': 422,
  'codigo-caducado': 409,
  'codigo-demasiados': 429,

  // Orders and payment
  'cuenta-con-pedidos': 409,
  'cuenta-con-coche': 409,
  'cuenta-con-citas': 409,
  'cuenta-de-personal': 409,
  'cuenta-no-borrada': 409,
  'copias-agotadas': 429,
  'copia-de-personal': 409,
  'copia-no-pedida': 409,
  'copia-caducada': 410,
  'copia-descargada': 409,
  'pedido-no-existe': 404,
  'pedido-ya-pagado': 409,
  'pedido-caducado': 409,
  'precio-cambiado': 409,
  'pago-en-taller-no-ofrecido': 409,
  'pago-no-ofrecido': 409,
  'pago-intentos': 409,
  'faltan-datos': 422,
  'oferta-cerrada': 409,
  'pedido-sin-existencias': 409,
  'pedido-no-cancelable': 409,
  'no-se-desiste': 409,
  'devolucion-excesiva': 409,

  // Invoices
  NOT_EXIST: 404,
  NO_ID_NAV: 404,
  FACTURA_NOT_FOUND: 404,
  ID_NOT_MATCH: 403,
  OTHER: 500,
  'nada-que-facturar': 409,
  'anticipo-excesivo': 409,
  'factura-sin-datos-fiscales': 422,
  'pedido-sin-datos-fiscales': 409,
  'factura-no-existe': 404,
  'factura-sustituida': 409,
  'factura-sin-destinatario': 409,
  'factura-con-otras': 409,
  'factura-sin-registro': 409,
  'pedido-sin-devolucion': 409,

  // Accounts
  'email-ya-registrado': 409,
  WRONG_CREDENTIALS: 401,
  'llave-no-valida': 401,
  'llaves-demasiadas': 409,
  'segundo-factor': 401,
  'segundo-factor-alta': 401,
  'segundo-factor-ya': 409,
  'enlace-caducado': 410,
  'suplantacion-caducada': 410,
  'documento-ajeno': 409,
  'documento-por-telefono': 409,
  'consentimiento-ajeno': 422,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof refusals;

/** The shape of every failure: `application/problem+json` (RFC 9457) with the specification's `error`. */
export interface Problem {
  /** The sentence for the visitor, in the language of the request. */
  readonly error: string;
  readonly code: RefusalCode;
  readonly status: number;
  readonly title: string;
  /** Field name, with dots for depth, to its sentence. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What support asks for when something broke. */
  readonly reference?: string;
  /** What the sentence speaks of, for screens that offer a way on. */
  readonly values?: Readonly<Record<string, string | number>>;
}
