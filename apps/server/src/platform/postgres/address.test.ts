import { Client } from 'pg';
import { expect, test } from 'vitest';
import { bestUrl, tcpUrl } from './address.ts';
import { urlOfDatabase } from './index.ts';

const socket = { port: 5433, socketDir: '/run/a place' };

/** What the driver makes of an address, before it connects. */
function read(url: string) {
  const { host, port, user, password, database } = new Client({ connectionString: url });
  return { host, port, user, password, database };
}

const expected = { port: 5433, user: 'nukkad', password: 'p@ss/w:rd', database: 'lamp' };

test('the socket is preferred, and the driver understands its address', () => {
  expect(read(bestUrl(socket, 'p@ss/w:rd', 'lamp'))).toEqual({ ...expected, host: '/run/a place' });
});

test('without a socket it is TCP', () => {
  expect(bestUrl({ port: 5433, socketDir: null }, 'p', 'lamp')).toBe(tcpUrl(socket, 'p', 'lamp'));
  expect(read(tcpUrl(socket, 'p@ss/w:rd', 'lamp'))).toEqual({ ...expected, host: '127.0.0.1' });
});

test.each([
  bestUrl(socket, 'p@ss/w:rd', 'kite'),
  tcpUrl(socket, 'p@ss/w:rd', 'kite'),
  'postgresql://nukkad:p%40ss%2Fw%3Ard@127.0.0.1:5433',
])('another database of the same server: %s', (url) => {
  expect(read(urlOfDatabase(url, 'lamp'))).toMatchObject(expected);
});

test('what else an address says is kept', () => {
  expect(urlOfDatabase('postgres://a:b@host/kite?sslmode=require', 'lamp')).toBe(
    'postgres://a:b@host/lamp?sslmode=require',
  );
});
