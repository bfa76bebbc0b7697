import { expect, it, test } from 'vitest';
import { districtOf } from './district.ts';

it.each([
  ['08014', 'es', 'Barcelona', '14', 'Barcelona', 'ES'],
  ['08240', 'es', null, null, 'Barcelona', 'ES'],
  ['08000', 'es', 'Barcelona', null, 'Barcelona', 'ES'],
  ['50001', 'ca', 'Saragossa', '1', 'Saragossa', 'ES'],
  ['20010', 'es', 'San Sebastián', '10', 'Guipúzcoa', 'ES'],
  ['20010', 'ca', 'Sant Sebastià', '10', 'Guipúscoa', 'ES'],
  ['48003', 'ca', 'Bilbao', '3', 'Biscaia', 'ES'],
  ['AD600', 'ca', 'Sant Julià de Lòria', 'Sant Julià de Lòria', 'Andorra', 'AD'],
] as const)('%s (%s)', (cp, language, poblacion, distrito, provincia, pais) => {
  expect(districtOf(cp, language)).toEqual({ poblacion, distrito, provincia, pais });
});

test('nothing of a province that there is not', () => expect(districtOf('99001', 'es')).toBeUndefined());
