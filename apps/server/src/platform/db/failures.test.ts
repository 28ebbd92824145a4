import { expect, test } from 'vitest';
import { constraintFact, isRetryable, isUnavailable } from './failures.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('some words'), { code, ...more });

test.each([
  '08006',
  '08P01',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25P03',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])('promise 39: %s means that the database is away', (code) => expect(isUnavailable(coded(code))).toBe(true));

test.each([
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('the driver saying "%s" as well', (message) => expect(isUnavailable(new Error(message))).toBe(true));

test.each([
  new Error('The connection request was refused by its receiver'),
  new Error('a timeout of the cart must be a number'),
  new Error('Cannot connect the two jobs'),
  coded('23505', { constraint: 'user_account_mobile_number_key' }),
  coded('22P02'),
  coded('42P01'),
  coded('ENOENT', { syscall: 'open' }),
  'connect',
  null,
  undefined,
])('but not %s', (error) => expect(isUnavailable(error)).toBe(false));

test('a socket file that is not there is a database that is away', () =>
  expect(isUnavailable(coded('ENOENT', { syscall: 'connect' }))).toBe(true));

test('a deadlock may be tried again, a broken constraint may not', () => {
  expect([isRetryable(coded('40P01')), isRetryable(coded('40001')), isRetryable(coded('23505'))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a constraint means what its domain says, and only an integrity error is read so', () => {
  const fact = { code: 'taken', status: 409, message: 'Taken.' };
  const facts = new Map([['one_only', fact]]);
  expect(constraintFact(coded('23505', { constraint: 'one_only' }), facts)).toBe(fact);
  expect(constraintFact(coded('23505', { constraint: 'another' }), facts)).toBeNull();
  expect(constraintFact(coded('42P01', { constraint: 'one_only' }), facts)).toBeNull();
});
