import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmail } from './email.ts';
import { passwordStrength, readPassword } from './password.ts';
import { readPhone } from './phone.ts';
import { countryOfPostcode, readPostcode } from './postcode.ts';
import { provinceName, provinceOf, provinces } from './provinces.ts';

describe('an e-mail address', () => {
  it.each([
    ['  Marta.Vila@Example.COM ', 'marta.vila@example.com'],
    ['jordi+pneus@correu.example.cat', 'jordi+pneus@correu.example.cat'],
    ["o'brien@example.co", "o'brien@example.co"],
  ])('%j is kept as %s', (typed, kept) => {
    expect(readEmail(typed)).toBe(kept);
  });

  it.each([
    '',
    'marta',
    'marta@',
    '@example.com',
    'marta@example',
    'marta..vila@example.com',
    '.marta@example.com',
    'marta@-example.com',
    'mar ta@example.com',
    'marta@example.c',
    'marta@exa_mple.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
    'marta@example.com\nbcc:x@y.com',
    'ñandú@example.com',
  ])('%j has not the form of one', (typed) => {
    expect(readEmail(typed)).toEqual({ refusal: 'email-no-valido' });
  });

  it('is not taken from a blocked domain, or where it is blocked itself', () => {
    const blocked = ['desechable.example', 'Nadie@example.com'];
    for (const typed of ['x@desechable.example', 'x@mx.desechable.example', 'NADIE@example.com']) {
      expect(readEmail(typed, blocked)).toEqual({ refusal: 'email-no-permitido' });
    }
    expect(readEmail('x@nodesechable.example', blocked)).toBe('x@nodesechable.example');
  });

  it('keeps its form once kept', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (typed) => {
        const kept = readEmail(typed);
        fc.pre(typeof kept === 'string');
        expect(readEmail(kept)).toBe(kept);
      }),
    );
  });
});

describe('a telephone', () => {
  it.each([
    ['612 34 56 78', '+34612345678'],
    ['973-123.456', '+34973123456'],
    ['0034 612345678', '+34612345678'],
    ['+34 (973) 12 34 56', '+34973123456'],
    ['+376 312 345', '+376312345'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+33 612 345', '+33612345'],
    ['+351 912 345 678', '+351912345678'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readPhone(typed)).toBe(kept);
  });

  it.each([
    ['61234567', 'telefono-corto'],
    ['+34 6123', 'telefono-corto'],
    ['', 'telefono-corto'],
    ['6123456789', 'telefono-largo'],
    ['+376 1234567', 'telefono-largo'],
    ['+33 1234567', 'telefono-corto'],
    ['+1234567890123456', 'telefono-largo'],
    ['512345678', 'telefono-inicio'],
    ['+34 123456789', 'telefono-inicio'],
    ['312345', 'telefono-prefijo'],
    ['0612345678', 'telefono-prefijo'],
    ['6123abc78', 'telefono-letras'],
    ['612345678 ext. 2', 'telefono-letras'],
    ['612345678#2', 'telefono-no-valido'],
    ['61+2345678', 'telefono-no-valido'],
    ['+0612345678', 'telefono-no-valido'],
  ])('%j: %s', (typed, refusal) => {
    expect(readPhone(typed)).toEqual({ refusal });
  });

  it('is not taken where it is blocked, however it is typed', () => {
    expect(readPhone('600 000 000', ['+34600000000'])).toEqual({ refusal: 'telefono-no-permitido' });
    expect(readPhone('600 000 001', ['+34600000000'])).toBe('+34600000001');
  });

  it('is plus and 8 to 15 digits once kept, and then means itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+|00|\+34|\+376|\+33)?[0-9 .]{5,14}$/), (typed) => {
        const kept = readPhone(typed);
        fc.pre(typeof kept === 'string');
        expect(kept).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(readPhone(kept)).toBe(kept);
      }),
    );
  });
});

describe('a password of somebody', () => {
  const own = ['Marta', 'Vila Puig', 'marta.vila@example.com', '+34612345678', 'Rodera', '1234 BBB'];
  it.each([
    'marta.vila',
    'MartaVila1',
    'vilapuig77',
    'Víla-2027',
    '612345678',
    '61234567',
    'rodera!!',
    'Marta.Vila@Example.com',
    'marta.vila@example',
    'martavilaexamplecom2026',
    'Rodera-Marta',
    '1234bbb',
  ])('%s is made of what stands around it', (typed) =>
    expect(readPassword(typed, { own })).toEqual({ refusal: 'clave-propia' }),
  );
  it.each(['girafa-lila-27', 'vila-del-bosc', 'mar-de-fons', 'rodes i rodes'])('%s is not', (typed) =>
    expect(readPassword(typed, { own })).toBe(typed),
  );
  it('is longer where more opens with it, and none of a list', () => {
    expect(readPassword('girafa-lila', { shortest: 12 })).toEqual({ refusal: 'clave-corta' });
    expect(readPassword('Trínxat88', { common: new Set(['trinxat']) })).toEqual({ refusal: 'clave-comun' });
    expect(readPassword('trinxat', { common: new Set(['trinxat88']) })).toBe('trinxat');
    expect(passwordStrength('vilapuig77', { own })).toBe(0);
  });
});

describe('a password', () => {
  it('has six characters or more', () => {
    expect(readPassword('Xk7$p')).toEqual({ refusal: 'clave-corta' });
    expect(readPassword('Xk7$pv')).toBe('Xk7$pv');
    expect(readPassword('🚗🚕🚙🚌🚎')).toEqual({ refusal: 'clave-corta' });
  });

  it.each([
    '123456',
    '987654321',
    'qwerty',
    'Password1',
    'contraseña',
    'CONTRASEÑA2024',
    'barcelona92',
    'aaaaaa',
    'abcabc',
    '121212',
    'fedcba',
    'asdfgh',
    '1q2w3e4r',
    'tequiero!',
  ])('%s is too common', (typed) => {
    expect(readPassword(typed)).toEqual({ refusal: 'clave-comun' });
    expect(passwordStrength(typed)).toBe(0);
  });

  it.each([
    ['', 0],
    ['coxdqa', 1],
    ['190384', 1],
    ['coxdqa91', 2],
    ['Coxdqa91', 3],
    ['Coxdqa91$kT2', 4],
    ['caballo correcto pila grapa', 4],
  ])('%j has strength %s', (typed, strength) => {
    expect(passwordStrength(typed)).toBe(strength);
  });

  it('that is not common never gets weaker by being longer', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 6, maxLength: 20 }),
        fc.string({ minLength: 1, maxLength: 8 }),
        (typed, more) => {
          fc.pre(typeof readPassword(typed + more) === 'string');
          expect(passwordStrength(typed + more)).toBeGreaterThanOrEqual(passwordStrength(typed));
        },
      ),
    );
  });
});

describe('a postcode', () => {
  it.each([
    ['25001', '25001', 'ES'],
    [' 01 001 ', '01001', 'ES'],
    ['52006', '52006', 'ES'],
    ['ad500', 'AD500', 'AD'],
    ['AD-100', 'AD100', 'AD'],
  ])('%j is kept as %s, of %s', (typed, kept, pais) => {
    expect(readPostcode(typed)).toBe(kept);
    expect(countryOfPostcode(kept)).toBe(pais);
  });

  it.each(['', '00001', '53001', '2500', '250011', 'AD800', 'AD50', 'AD000', '25OO1', '٢٥٠٠١'])(
    '%j is none',
    (typed) => {
      expect(readPostcode(typed)).toEqual({ refusal: 'codigo-postal-no-valido' });
    },
  );

  it('always has a province: 01 to 52, and AD for Andorra', () => {
    expect(provinces).toHaveLength(53);
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 52_999 }), (number) => {
        const typed = String(number).padStart(5, '0');
        expect(readPostcode(typed)).toBe(typed);
        expect(provinceOf(typed)?.codigo).toBe(typed.slice(0, 2));
      }),
    );
    expect(provinceOf('AD500')?.nombre_es).toBe('Andorra');
    expect(provinceOf('99001')).toBeUndefined();
  });

  it('names its province in both languages', () => {
    const names = ['25001', '17001', '03001', '50001', '07001', '15001']
      .map((cp) => provinceOf(cp))
      .filter((province) => province !== undefined);
    expect(names.map((province) => provinceName(province, 'es'))).toEqual([
      'Lleida',
      'Girona',
      'Alicante',
      'Zaragoza',
      'Baleares',
      'A Coruña',
    ]);
    expect(names.map((province) => provinceName(province, 'ca'))).toEqual([
      'Lleida',
      'Girona',
      'Alacant',
      'Saragossa',
      'Illes Balears',
      'La Corunya',
    ]);
  });
});
