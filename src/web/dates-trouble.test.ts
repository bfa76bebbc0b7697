import { expect, it } from 'vitest';
import { Refused } from './api.ts';
import { datesTrouble } from './dates-trouble.ts';

const t = { problemaFechas: 'fechas', sinConexion: 'conexión' };
const refused = (code: 'agenda-en-mantenimiento' | 'error-inesperado', status: number) =>
  new Refused({ error: 'Lo que dice el servidor.', code, status, title: 'x' });

it.each([
  ['a connection that fails', new TypeError('fetch failed'), 'conexión'],
  ['maintenance', refused('agenda-en-mantenimiento', 503), 'Lo que dice el servidor.'],
  ['a server that breaks', refused('error-inesperado', 500), 'fechas'],
  ['an answer that nobody can read', new SyntaxError('Unexpected token <'), 'fechas'],
])('over %s, who asks for dates hears the true reason', (_, error, said) => {
  expect(datesTrouble(error, t)).toBe(said);
});
