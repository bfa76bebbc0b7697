import { describe, expect, it } from 'vitest';
import { countryOfSupply } from './country.ts';

describe('the country of supply', () => {
  it('is the workshop’s; before one is chosen the postcode’s; else Spain', () => {
    expect(countryOfSupply('AD', '25001')).toBe('AD');
    expect(countryOfSupply('ES', 'AD500')).toBe('ES');
    expect(countryOfSupply(null, 'ad 500')).toBe('AD');
    expect(countryOfSupply(null, '25001')).toBe('ES');
    expect(countryOfSupply(undefined, 'no sé')).toBe('ES');
    expect(countryOfSupply(null, null)).toBe('ES');
  });
});
