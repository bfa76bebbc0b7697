import type { Language } from '#domain/language.ts';
import type { UpkeepThing } from '#domain/upkeep/things.ts';

/** What each message is about: ids, read again when it is written. */
export interface MailData {
  readonly confirmacion: { readonly orderId: number };
  readonly devolucion: { readonly orderId: number; readonly refundId: number };
  readonly factura: { readonly numero: string };
  readonly 'pago-tardio': { readonly oferta: string };
  readonly cancelacion: { readonly orderId: number };
  /** With who declared it, in their own words. */
  readonly desistimiento: { readonly orderId: number; readonly nombre: string };
  readonly disponible: { readonly requestId: string };
  readonly 'cita-confirmada': { readonly visitId: string };
  readonly 'cita-cambiada': { readonly visitId: string };
  readonly 'cita-anulada': { readonly visitId: string };
  /** `pedida`: its customer asked for another hour; `antes`: what was to be done first in the visit is not done then. */
  readonly 'cita-de-pedido-cambiada': { readonly orderId: number; readonly pedida?: true; readonly antes?: true };
  readonly 'cambio-pedido': { readonly solicitud: string };
  readonly 'cambio-recibido': { readonly solicitud: string };
  readonly 'cambio-cerrado': { readonly solicitud: string };
  readonly 'espera-apuntada': { readonly wishId: string };
  readonly 'espera-plaza': { readonly wishId: string };
  readonly recordatorio: { readonly visitId: string } | { readonly orderId: number };
  /** What a vehicle needs next, of which its owner wants to be reminded. */
  readonly 'toca-coche': { readonly vehicleId: string; readonly cosas: readonly UpkeepThing[] };
  readonly opinion: { readonly appointmentId: string };
  readonly 'opinion-producto': { readonly appointmentId: string };
  /** Named by what it is of: a visit, or a line of an order. */
  readonly 'opinion-retenida':
    | { readonly appointmentId: string }
    | { readonly orderId: number; readonly posicion: number };
  readonly 'boletin-confirmar': { readonly subscriptionId: string };
  readonly 'boletin-alta': { readonly subscriptionId: string };
  /** Of nothing: whatever it named would lead to a report. */
  readonly 'comunicacion-nueva': Readonly<Record<string, never>>;
  readonly boletin: { readonly issueId: string; readonly subscriptionId: string };
  readonly 'boletin-prueba': { readonly issueId: string };
  readonly 'caso-recibido': { readonly caseId: string };
  readonly 'caso-contestado': { readonly caseId: string; readonly turno: number };
  readonly 'caso-cerrado': { readonly caseId: string };
  readonly 'busqueda-guardada': { readonly idLead: string };
  readonly 'codigo-correo': { readonly codeId: string };
  /** Without a link where it was queued by an earlier release. */
  readonly 'cuenta-creada': { readonly accountId: string; readonly linkId?: string };
  readonly 'correo-por-probar': { readonly linkId: string };
  readonly 'clave-olvidada': { readonly linkId: string };
  readonly 'datos-listos': { readonly linkId: string };
  readonly 'datos-por-preparar': { readonly accountId: string };
  readonly 'clave-cambiada': { readonly accountId: string };
  readonly 'correo-cambiado': { readonly accountId: string };
  readonly 'seguridad-cambiada': {
    readonly accountId: string;
    readonly que: 'llave-alta' | 'llave-baja' | 'factor-alta' | 'factor-baja';
    /** The device of a passkey, as it named itself. */
    readonly agente?: string | null;
    readonly en: string;
  };
  /** Staff opened the account in its owner's name, at this instant. */
  readonly suplantacion: { readonly accountId: string; readonly en: string };
  /** A browser that the account did not know, as it named itself, and the instant. */
  readonly 'acceso-nuevo': { readonly accountId: string; readonly agente: string | null; readonly en: string };
}

export type MailTemplate = keyof MailData;

/** A message of one template. */
export type MailWith<Template extends MailTemplate> = {
  readonly template: Template;
  readonly destinatario: string;
  readonly idioma: Language;
  readonly datos: MailData[Template];
};

/** A message that somebody shall get. */
export type NewMail = { readonly [Template in MailTemplate]: MailWith<Template> }[MailTemplate];
