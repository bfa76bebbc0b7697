/** What people look for who want to reach somebody, or have a question: the page that answers, its name here, and other words. */
export const searchHelp = {
  cita: ['visit', 'Pedir cita en un taller', 'cita previa reservar reserva hora turno mañana hoy urgente'],
  misCitas: [
    'visitsMine',
    'Mis citas',
    'cita previa cambiar cambio anular cancelar modificar mover aplazar retrasar adelantar hora día fecha reserva',
  ],
  cuenta: [
    'area',
    'Tu cuenta',
    'mi cuenta usuario área privada entrar iniciar sesión salir perfil mis datos historial borrar cerrar baja',
  ],
  pedidos: ['ownOrders', 'Mis pedidos', 'dónde está mi pedido compra seguimiento seguir estado cuándo llega llegado'],
  clave: ['newPassword', 'Contraseña nueva', 'cambiar recuperar olvidado olvidada clave password'],
  boletin: [
    'newsletterCancel',
    'Dejar el boletín',
    'darme darse baja anular cancelar suscripción newsletter publicidad correos',
  ],
  contacto: [
    'contact',
    'Contacto: teléfono, horario y formulario',
    'contactar llamar número correo email atención cliente ayuda abierto cerrado horas whatsapp dónde estáis estamos hablar alguien persona',
  ],
  llamada: ['callBack', 'Te llamamos', 'llamada llamadme llámame teléfono'],
  factura: ['area', 'Tus facturas, en tu cuenta', 'factura recibo duplicado'],
  devolucion: [
    'terms',
    'Devoluciones y cancelaciones',
    'devolver devolución cancelar cancelación reembolso desistir garantía reclamación neumáticos compra pedido dinero',
  ],
  pago: [
    'terms',
    'Formas de pago',
    'pagar tarjeta bizum plazos cuotas financiar financiación señal depósito taller efectivo',
  ],
  cadenas: ['safety', 'Cadenas de nieve', 'cadena fundas textiles metálicas'],
  baratos: [
    'promotions',
    'Ofertas y promociones',
    'barato baratos barata baratas económico descuento descuentos rebaja cupón neumáticos ruedas precio',
  ],
} as const satisfies Readonly<Record<string, readonly [pagina: string, titulo: string, otras: string]>>;

export type HelpTopic = keyof typeof searchHelp;
