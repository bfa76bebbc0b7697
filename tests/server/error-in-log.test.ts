import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { errorInLog } from '#server/error-in-log.ts';

const personal = /zqx|699877655|699 877 655|9871ZXZ/i;

const broken = (() => {
  const error = new DatabaseError('duplicate key value violates unique constraint "account_email_key"', 100, 'error');
  return Object.assign(error, {
    code: '23505',
    detail: 'Key (email)=(zqxtres@example.com) already exists.',
    where: 'COPY account, line 1: "Zqxuno"',
    table: 'account',
    constraint: 'account_email_key',
    query: 'insert into account values ($1)',
    params: ['Zqxuno', '699877655'],
  });
})();

test.each([
  ['a constraint', broken],
  [
    'a value',
    Object.assign(new DatabaseError('invalid input syntax for type uuid: "9871ZXZ"', 1, 'error'), { code: '22P02' }),
  ],
  [
    'a mail server',
    Object.assign(new Error('550 <zqxtres@example.com> unknown, call 699 877 655'), { rejected: ['zqx'] }),
  ],
  ['a parser', new SyntaxError('Unexpected token Z, "Zqxuno" is not valid JSON')],
  ['a socket', Object.assign(new Error('Parse Error'), { rawPacket: Buffer.from('nombre=Zqxuno') })],
  ['a cause', new Error('not written', { cause: broken })],
  ['several at once', new AggregateError([broken, broken], 'all failed')],
  ['what is no error', { nombre: 'Zqxuno' }],
  ['a message of several lines', new Error('not taken\nnombre: Zqxuno')],
])('an error of %s tells nothing personal', (_what, error) => {
  expect(JSON.stringify(errorInLog(error))).not.toMatch(personal);
});

test('an error tells what it is, where it happened and why', () => {
  const told = errorInLog(new Error('not written', { cause: broken }));
  expect(told).toMatchObject({
    type: 'Error',
    message: 'not written',
    because: {
      code: '23505',
      table: 'account',
      constraint: 'account_email_key',
      message: 'duplicate key value violates unique constraint "account_email_key"',
    },
  });
  expect(told.stack[0]).toContain('error-in-log.test.ts');
});
