import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#contract/addresses.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import type { IconName } from '#web/ui/page/icon.tsx';
import { homeTexts } from './home-words.server.ts';

type Site = Answer<'siteInit'>;

export interface HomeQuestion {
  /** Where a fact leads: `#precio`. */
  readonly id: string;
  readonly pregunta: string;
  readonly respuesta: string;
  readonly enlace?: { readonly texto: string; readonly to: string };
}

export interface HomeFact {
  readonly icon: IconName;
  readonly titulo: string;
  readonly texto: string;
  readonly to: string;
}

/** `600 €`: limits are whole euros as a rule. */
const roundEuros = (importe: number): string => writeEuros(importe).replace(',00', '');

/** What people ask before they buy, answered by the shop's own rules and limits. */
export const homeQuestions = ({ tiposPago, pagoEnTallerHasta }: Site, language: Language): HomeQuestion[] => {
  const t = homeTexts(language);
  const ways = new Intl.ListFormat(language, { type: 'disjunction' }).format(tiposPago.map((way) => t.formas[way]));
  const most = pagoEnTallerHasta > 0 ? roundEuros(pagoEnTallerHasta) : null;
  const terms = { texto: t.pagoEnlace, to: address('terms', language) };
  return [
    {
      id: 'precio',
      pregunta: t.precioPregunta,
      respuesta: t.precioRespuesta,
      enlace: { texto: t.precioEnlace, to: address('tyreServices', language) },
    },
    { id: 'pago', pregunta: t.pagoPregunta, respuesta: t.pagoRespuesta(ways, most), enlace: terms },
    {
      id: 'cambios',
      pregunta: t.cambiosPregunta,
      respuesta: t.cambiosRespuesta,
      enlace: { texto: t.cambiosEnlace, to: address('visit', language) },
    },
    {
      id: 'medida',
      pregunta: t.medidaPregunta,
      respuesta: t.medidaRespuesta,
      enlace: { texto: t.medidaEnlace, to: address('tyreGuide', language) },
    },
    { id: 'devolucion', pregunta: t.devolucionPregunta, respuesta: t.devolucionRespuesta, enlace: terms },
    { id: 'garantia', pregunta: t.garantiaPregunta, respuesta: t.garantiaRespuesta, enlace: terms },
    { id: 'cuenta', pregunta: t.cuentaPregunta, respuesta: t.cuentaRespuesta },
  ];
};

/** Four things that are true here, each leading to where it is explained. */
export const homeFacts = ({ pagoEnTallerHasta }: Site, talleres: number, language: Language): HomeFact[] => {
  const t = homeTexts(language);
  return [
    { icon: 'pin', titulo: t.talleres(talleres), texto: t.talleresTexto, to: address('workshops', language) },
    { icon: 'euro', titulo: t.cerrado, texto: t.cerradoTexto, to: '#precio' },
    // Where the chain takes no money at the workshop, nobody is told so.
    ...(pagoEnTallerHasta > 0
      ? [
          {
            icon: 'card' as const,
            titulo: t.enTaller,
            texto: t.enTallerTexto(roundEuros(pagoEnTallerHasta)),
            to: '#pago',
          },
        ]
      : []),
    { icon: 'calendar', titulo: t.cambia, texto: t.cambiaTexto, to: '#cambios' },
  ];
};
