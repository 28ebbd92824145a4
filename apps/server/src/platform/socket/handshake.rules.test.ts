import { expect, test } from 'vitest';
import { refusedHandshake } from './handshake.rules.ts';

const door = { origins: new Set(['https://nukkad.example']), production: true, isFull: false };
const ours = { origin: 'https://nukkad.example', host: 'nukkad.example' };

test('promise 86: while no call has room, no new socket is opened either', () => {
  expect(refusedHandshake(ours, door)).toBeNull();
  expect(refusedHandshake(ours, { ...door, isFull: true })).toBe('busy');
});

test('a page of another site opens no socket; in development the address of the server is ours', () => {
  const other = { origin: 'http://localhost:8080', host: 'localhost:8080' };
  expect(refusedHandshake(other, door)).toBe('foreign');
  expect(refusedHandshake(other, { ...door, isFull: true })).toBe('foreign');
  expect(refusedHandshake(other, { ...door, production: false })).toBeNull();
});
