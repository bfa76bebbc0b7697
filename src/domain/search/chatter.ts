/**
 * What sentences are made of, in both languages, without accents: who asks in one («me ha salido un clavo en la rueda») wants what
 * its other words say. Longer than the list of small words that never count (`wordsOf`): pages that answer a question are called by it.
 */
const chatter: ReadonlySet<string> = new Set(
  `me te se nos os le les mi mis tu tus su sus yo nuestro nuestra vosotros
  que cual cuales como cuando cuanto cuanta cuantos cuantas donde quien
  es son esta estan estoy estais era ser estar hay he ha han haber no si ya muy mas bien mal
  quiero quisiera querria queria necesito necesitaria puedo podria puede pueden podeis se debo deberia
  tengo tiene tienen teneis hago hacer hace hacen haceis voy va van ir pasa
  cuesta cuestan vale valen tarda tardan encuentro encontrar busco veo precio precios toca lleva llevan llevo este esto ese esa hacia hola gracias favor ver saber
  em et ens us li hi ho ne m n t meu meva meus meves teu teva seu seva
  quin quina quins quines com quan quant quanta quants quantes on qui
  estic esteu estan hi ha han ser no si ja molt mes be malament
  vull voldria necessito necessitaria puc podria pot poden podeu cal he hauria
  tinc te tenen teniu faig fer fa fan feu vaig va van anar passa
  costa costen val valen triga triguen trobo trobar cerco veig preu preus toca porta porten porto aquest aquesta aixo cap gracies veure`.split(
    /\s+/,
  ),
);

/** The words that say what somebody wants; of a text of nothing but chatter, all of them. */
export const chatterless = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !chatter.has(word));
  return telling.length > 0 ? telling : words;
};

/** So few letters may become another word. */
const begun = 3;

/** The same of what is still being typed: its last word may become another one («se» of «seat»). */
export const chatterlessTyped = (words: readonly string[]): readonly string[] => {
  const telling = words.filter(
    (word, place) => !chatter.has(word) || (place === words.length - 1 && word.length <= begun),
  );
  return telling.length > 0 ? telling : words;
};
