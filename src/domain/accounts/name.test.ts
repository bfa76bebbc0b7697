import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateBilling } from './billing.ts';
import { validateContact } from './contact.ts';
import { isRefusal } from '../refusal.ts';
import { readName } from './name.ts';

const real = [
  'Marta',
  'Núria',
  'María José',
  'M.ª José',
  'Mª José',
  'J. Luis',
  'J.Luis',
  'Fco. Javier',
  'Fco.Javier',
  'J.R.R. Tolkien',
  "O'Neil",
  'O’Neil',
  "d'Ardennes",
  'St. John',
  'Vila-Matas',
  'Pons i Vil·la',
  'Gal·la',
  'Peña Ñíguez',
  'Łukasz Żółć',
  '李小龙',
  'علی‌رضا',
  'Talleres S.L.',
  'Talleres Hnos. Pérez, S.L.U.',
  'Transports A.G. & Fills, S.C.P.',
  'Grup 3.0 S.A.',
  'C/Major 4t 2a, S.L.',
  'Ramón y Cajal (hijo)',
];
const hostile = [
  'Gana 500 EUR en https://evil.example/premio',
  'http://1.2.3.4',
  'HTTPS://EVIL.EXAMPLE',
  'evil.example',
  'Premio en evil.example hoy',
  'www.evil',
  'WWW . evil . com',
  'evil.com',
  'Evil.Com',
  'Abc.Shop',
  'Bit.Lyaa/x',
  'sub.evil.co.uk',
  'ev-il.net',
  'ＥＶＩＬ．ＣＯＭ',
  'evil。com',
  'ñandú.cat',
  'pere@example.com',
  'pere @ example',
  'mailto:pere',
  'Marta\nBcc: x',
  'Marta\r\nHola',
  'Marta\tVila',
  'Marta\u2028Vila',
  'Marta\u0000',
  'Marta\u202eatraM',
  'evil\u200b.com',
];

describe('a name', () => {
  test.each(real)('%s', (name) => expect(readName(` ${name} `)).toBe(name));
  test.each(hostile)('is not %j', (typed) => expect(readName(typed)).toEqual({ refusal: 'nombre-no-valido' }));

  test('holds no address, whatever stands around it', () => {
    const word = fc.constantFrom('Marta', 'Hola', 'premio', 'Vila-Matas', "O'Neil", '¡500 €!', '');
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
    const ending = fc.constantFrom('com', 'es', 'cat', 'example', 'io', 'shop', 'xyz', 'info');
    const address = fc
      .tuple(fc.constantFrom('', 'http://', 'https://', 'www.', 'x@'), label, ending, fc.constantFrom('', '/x', '.'))
      .map((parts) => `${parts[0]}${parts[1]}.${parts[2]}${parts[3]}`);
    fc.assert(
      fc.property(word, address, word, fc.boolean(), (before, at, after, loud) => {
        const typed = `${before} ${at} ${after}`;
        expect(isRefusal(readName(loud ? typed.toUpperCase() : typed))).toBe(true);
      }),
    );
  });

  test('of letters, hyphens, apostrophes and spaces is any', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ' ·’-]{0,40}[A-Za-z]$/), (name) => {
        fc.pre(!/[×÷]/.test(name));
        expect(readName(name)).toBe(name);
      }),
    );
  });

  test('is asked about wherever somebody says who they are', () => {
    const contact = {
      nombre: 'evil.com',
      apellidos: 'a\nb',
      email: 'x@example.com',
      telefono: '612345678',
      privacidad: true,
    };
    expect(validateContact(contact)).toEqual({ nombre: 'nombre-no-valido', apellidos: 'nombre-no-valido' });
    const billing = { tipo: 'empresa', nombre: 'www.evil', apellidos: 'evil.com' } as const;
    expect(validateBilling(billing)).toMatchObject({ nombre: 'nombre-no-valido', apellidos: 'nombre-no-valido' });
    expect(validateBilling({ ...billing, nombre: 'Talleres S.L.', apellidos: null }).nombre).toBeUndefined();
  });
});
