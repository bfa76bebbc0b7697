import type { ArticleResult } from '#contract/catalogue.ts';
import type { ArticleTexts } from '#i18n/es/articles.ts';

/** What tells an article from its like at a glance. */
export const shortFacts = ({ atributos, tipoVehiculo }: ArticleResult, t: ArticleTexts): string[] => {
  const word = (value: string): string => t.valor[value] ?? value;
  switch (atributos.tipo) {
    case 'bateria':
      return [
        word(atributos.tecnologia),
        ...(atributos.start_stop ? [t.startStop] : []),
        atributos.caja,
        ...(tipoVehiculo === 'turismo' ? [] : [word(tipoVehiculo)]),
      ];
    case 'aceite':
      return [atributos.viscosidad, t.litros(atributos.litros), ...atributos.especificacion, word(tipoVehiculo)];
    case 'acc-seguridad':
    case 'acc-transporte':
      return [word(atributos.familia)];
    case 'amortiguador':
      return [word(atributos.eje), t.anos(atributos.desde, atributos.hasta)];
    case 'ac':
    case 'ac2':
      return [atributos.gas, t.anos(atributos.desde, atributos.hasta)];
    case 'camara':
    case 'mousse':
      return [...(atributos.valvula === null ? [] : [atributos.valvula]), word(tipoVehiculo)];
    case 'revision':
    case 'revision_moto':
    case 'kito1':
    case 'kito2':
    case 'ozono':
    case 'packinvierno':
    case 'preitv':
      return [word(tipoVehiculo)];
  }
};
