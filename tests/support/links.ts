import type { Links } from '#server/links.ts';

/** Addresses of pages as tests tell them apart. */
export const links = (origin: string): Links => ({
  home: (language) => `${origin}/${language}`,
  confirmation: (language) => `${origin}/${language}/tu-reserva`,
  payment: (language) => `${origin}/${language}/pago`,
  search: (language, { selector, consulta }) => `${origin}/${language}/${selector}/resultados?${consulta}`,
  latePayment: (language, oferta) => `${origin}/${language}/tu-pago/${oferta}`,
  product: (language, { marcaSlug, modeloSlug, specs }) =>
    `${origin}/${language}/${marcaSlug}/${modeloSlug}${specs && `-${specs}`}`,
  cancelRequest: (language, { solicitud, firma }) => `${origin}/${language}/avisame/${solicitud}/${firma}`,
  visit: (language, { cita, firma }) => `${origin}/${language}/cita/${cita}/${firma}`,
  waiting: (language, { espera, firma }) => `${origin}/${language}/espera/${espera}/${firma}`,
  orderedVisit: (language, { cita, firma }) => `${origin}/${language}/cita-comprada/${cita}/${firma}`,
  answerChange: (language, { solicitud, firma }) => `${origin}/${language}/cambio/${solicitud}/${firma}`,
  review: (language, { cita, firma }) => `${origin}/${language}/opinion/${cita}/${firma}`,
  newVisit: (language) => `${origin}/${language}/cita`,
  workshop: (language, area, slug) => `${origin}/${language}/${area}/${slug}`,
});
