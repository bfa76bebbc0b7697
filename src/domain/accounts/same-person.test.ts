import { describe, expect, it } from 'vitest';
import { personOfEmail } from './same-person.ts';

describe('the person behind an address', () => {
  it('is one for the addresses that reach one mailbox', () => {
    const written = [
      'ana.puig@gmail.com',
      'anapuig@gmail.com',
      ' A.n.a.Puig+rodera@GMAIL.com ',
      'anapuig+a+b@googlemail.com',
    ];
    expect(new Set(written.map(personOfEmail))).toEqual(new Set(['anapuig@gmail.com']));
    expect(personOfEmail('marc+talleres@correo.example')).toBe('marc@correo.example');
  });

  it('is another where a dot means something', () => {
    expect(personOfEmail('ana.puig@correo.example')).toBe('ana.puig@correo.example');
    expect(personOfEmail('ana.puig@gmail.com.example')).toBe('ana.puig@gmail.com.example');
    expect(personOfEmail('anapuig@notgmail.com')).toBe('anapuig@notgmail.com');
  });

  it('never lacks a name', () => {
    expect(personOfEmail('+ana@correo.example')).toBe('+ana@correo.example');
    expect(personOfEmail('+ana@correo.example')).not.toBe(personOfEmail('+pau@correo.example'));
  });

  it('is the same when asked twice', () => {
    for (const email of ['a.b+c@gmail.com', '+x@googlemail.com', 'x+y@correo.example', 'nothing'])
      expect(personOfEmail(personOfEmail(email))).toBe(personOfEmail(email));
  });
});
