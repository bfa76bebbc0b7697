/** A number that follows from words: the same words always give the same. */
const numberOf = (words: string): number => {
  let number = 2_166_136_261;
  for (const letter of words) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (number ^ (number >>> 13)) >>> 0;
};

/** One of several, by words: always the same one. */
export const chosenBy = <Choice>(choices: readonly Choice[], words: string): Choice =>
  choices[numberOf(words) % choices.length] as Choice;

export interface Colours {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
}

/** Colours of our own: no maker's. */
const palette: readonly Colours[] = [
  { main: '#15508f', dark: '#0c3361', light: '#8fc1f5' },
  { main: '#b3261e', dark: '#7a1711', light: '#ffb3a8' },
  { main: '#0b6e4f', dark: '#064732', light: '#8fdcbb' },
  { main: '#5b2a86', dark: '#3a1858', light: '#cfa8f2' },
  { main: '#c0560f', dark: '#833806', light: '#ffc08a' },
  { main: '#2b3440', dark: '#171d25', light: '#aebccb' },
  { main: '#00717e', dark: '#004750', light: '#86dbe4' },
  { main: '#8a1c4a', dark: '#5a0f2f', light: '#f3a3c4' },
  { main: '#47651f', dark: '#2c4011', light: '#c2dd92' },
  { main: '#33409e', dark: '#1f2869', light: '#b0b9f7' },
];

export const coloursOf = (maker: string): Colours => chosenBy(palette, maker);
export const accentOf = (model: string): string =>
  chosenBy(['#f6d000', '#ffffff', '#ffb000', '#9bd1ff', '#c8f08f', '#ff9d7a'], model);
