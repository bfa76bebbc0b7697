import { expect, test } from 'vitest';
import { productData } from './product-data.ts';

const site = 'https://rodera.example';
const sold = { id_navision: 'N1', marca: 'Michelin', disponibilidad: 1 } as const;
const price = { name: '4 neumáticos montados', importe: 436, unidades: 4 };
const at = (path: string) => productData(sold, { name: 'CrossClimate 3', url: site + path, price });

test.each([
  '/neumaticos/michelin/crossclimate-3-205-55-r16-91v',
  '/ca/pneumatics/michelin/crossclimate-3-205-55-r16-91v',
  '/coche/baterias/varta/blue-e44-77-ah-780-a-12',
])('a product at %s has the picture of its page, by its whole address', (path) => {
  expect(at(path)).toMatchObject({
    '@type': 'Product',
    sku: 'N1',
    image: `${site}/compartir${path}.jpg`,
    offers: { url: site + path, price: '436.00' },
  });
});

test('a product without a page of its own has none', () => expect(at('')).not.toHaveProperty('image'));
