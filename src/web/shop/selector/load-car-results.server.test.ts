import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { loadCarResults } from './load-car-results.server.ts';

const redirected = async (address: string): Promise<string | null> => {
  const url = new URL(address, 'https://rodera.example');
  const answer: unknown = await loadCarResults({ url, context: new RouterContextProvider() }, false).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer.headers.get('location') : null;
};

test('a size that was typed becomes the address of its results', async () => {
  expect(await redirected('/ca/pneumatics/cotxe/resultats?medida=205/55+R16+91V')).toBe(
    '/ca/selector/resultats?ancho=205&serie=55&llanta=16&carga=91&velocidad=V',
  );
});

test('the postcode and the season asked for beside it stay', async () => {
  expect(await redirected('/selector/resultados?medida=2055516&cp=25001&temporada=invierno')).toBe(
    '/selector/resultados?ancho=205&serie=55&llanta=16&temporada=invierno&cp=25001',
  );
});
