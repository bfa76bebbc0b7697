import type { AirAnswer } from '#domain/air-conditioning/air-answer.ts';
import type { AirAssistantTexts } from '#i18n/es/air-assistant.ts';
import type { AirAsked } from './air-query.ts';

const findingOf = ({ nota: t }: AirAssistantTexts, { etiqueta }: AirAsked, answer: AirAnswer): string => {
  switch (answer.kind) {
    case 'gas':
      return t.gas(answer.gas, etiqueta !== null);
    case 'consulta':
      return answer.motivo === 'sin-ano' ? t.sinAno : t.sinEtiqueta;
    case 'electrico':
      return t.electrico;
    case 'etiqueta':
    case 'otro':
      return '';
  }
};

/** What was found out, as the comment of an appointment begins with it. */
export const noteFor = (t: AirAssistantTexts, asked: AirAsked, answer: AirAnswer): string => {
  const { years, vehiculo } = asked;
  const car = t.nota.coche(vehiculo, years && t.anos(years.desde, years.hasta));
  return [car, findingOf(t, asked, answer)].filter(Boolean).join('; ').slice(0, 900);
};
