import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8, *;q=0.1', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.000, br', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=x', 'identity'],
])('%j: %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
