import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { callerOf } from './limits.ts';
import { mountNotFound } from './not-found.ts';
import { createServer } from './server.ts';

const windowMs = 1_500;
const slow = Number(process.env['SLOW_CONNECTIONS'] ?? 60);
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000' }, 'a secret of the tests only');
  app = await createServer(config, createLog('silent'), { windowMs, bytesPerSecond: 2_000 });
  mountNotFound(app);
  app.post('/notes', async (request) => ({ read: JSON.stringify(request.body).length }));
  app.get('/probe', async () => ({ ok: true }));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

interface Talk {
  readonly said: () => string;
  /** Milliseconds from the first byte until the server closed; null: it has not. */
  readonly closedAfter: () => number | null;
  readonly write: (text: string) => void;
  readonly hangUp: () => void;
}

/** A connection that says what it is told to, and remembers what it heard. */
function speak(first: string): Talk {
  const socket = connect(port, '127.0.0.1');
  const begun = performance.now();
  let heard = '';
  let closed: number | null = null;
  socket.on('data', (data) => (heard += data.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (closed = performance.now() - begun));
  socket.write(first);
  return {
    said: () => heard,
    closedAfter: () => closed,
    write: (text) => socket.destroyed || socket.write(text),
    hangUp: () => socket.destroy(),
  };
}
const headOf = (length: number, path = '/notes') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const until = async (met: () => boolean, ms = 10_000) => {
  for (const end = performance.now() + ms; !met() && performance.now() < end; ) await pause(20);
};

describe('promise 81: a body that comes too slowly', () => {
  test('is cut whatever it trickles and wherever it goes, while others are answered', {
    timeout: 30_000,
  }, async () => {
    const talks = Array.from({ length: slow }, (_, at) =>
      speak(headOf(1_000_000, at % 3 === 0 ? '/nothing/here' : at % 3 === 1 ? '/notes' : '/%zz')),
    );
    const trickle = setInterval(() => talks.forEach(({ write }) => write('1')), 100);
    const probes: number[] = [];
    while (talks.some(({ closedAfter }) => closedAfter() === null) && probes.length < 200) {
      probes.push((await fetch(`http://127.0.0.1:${port}/probe`)).status);
      await pause(50);
    }
    clearInterval(trickle);
    expect(new Set(probes)).toEqual(new Set([200]));
    for (const talk of talks) expect(talk.closedAfter()).not.toBeNull();
    const read = talks.filter((_, at) => at % 3 === 1);
    for (const { said } of read) expect(said()).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n/);
  });

  test('one that takes several windows but keeps its pace is read whole', { timeout: 30_000 }, async () => {
    const parts = 30;
    const talk = speak(`${headOf(parts * 1_000 + 2)}"`);
    for (let part = 0; part < parts; part += 1) {
      talk.write('a'.repeat(1_000));
      await pause(windowMs / 10);
    }
    talk.write('"');
    await until(() => talk.said() !== '');
    expect(talk.said()).toMatch(/^HTTP\/1\.1 200 /);
    talk.hangUp();
  });
});

test('headers that are too large are refused, and the connection ends with the answer', async () => {
  const talk = speak(`GET /probe HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`);
  await until(() => talk.closedAfter() !== null);
  expect(talk.said()).toMatch(/^HTTP\/1\.1 431 /);
  expect(talk.said()).toContain('\r\nConnection: close\r\n');
  expect(talk.closedAfter()).not.toBeNull();
});

test('input that is no HTTP, and an address that cannot be decoded, are 400 in the shape of every error', async () => {
  const noise = speak('this is no HTTP\r\n\r\n');
  const address = speak('GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  for (const talk of [noise, address]) {
    await until(() => talk.closedAfter() !== null);
    expect(talk.said()).toMatch(/^HTTP\/1\.1 400 /);
    expect(talk.said()).toContain('"code":"malformed_body"');
    expect(talk.said()).not.toContain('%zz');
  }
});

test('a caller who has hung up is counted all the same', () => {
  expect(callerOf(undefined)).toBe('gone');
  expect(callerOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
});
