import { describe, expect, it } from 'vitest';
import { coverSentence } from './cover-sentence.ts';
import { insurance as ca } from './ca/services.ts';
import { insurance as es } from './es/services.ts';

describe('what an insurance pays, in a sentence', () => {
  const steps = [
    { hasta_km: 5000, porcentaje: 100 },
    { hasta_km: 20_000, porcentaje: 62.5 },
  ];
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

  it('writes parts of a hundred with a comma, and kilometres by thousands', () => {
    expect(plain(coverSentence(steps, es, 'es'))).toContain('el 100 % hasta 5.000 km y el 62,5 % hasta 20.000 km');
    expect(plain(coverSentence(steps, ca, 'ca'))).toContain('el 100 % fins a 5.000 km i el 62,5 % fins a 20.000 km');
  });

  it('is none where nothing is covered', () => {
    expect(coverSentence([], es, 'es')).toBeUndefined();
  });
});
