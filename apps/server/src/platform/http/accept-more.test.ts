import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { acceptMore } from './accept-more.ts';

const waiting = 48;
/** Runs to its end while this process stands still: its connections wait in the kernel. */
const client = (port: number) => `
  const net = require('node:net');
  let open = 0;
  for (let at = 0; at < ${waiting}; at += 1)
    net.connect(${port}, '127.0.0.1', () => (open += 1) === ${waiting} && process.exit());
`;

/** How many waiting connections were taken in each turn of the loop. */
async function takenByTurn(more: boolean): Promise<number[]> {
  const server = createServer((_request, response) => response.end('here'));
  let taken = 0;
  server.on('connection', () => (taken += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accepting = more ? acceptMore(server, createLog('silent')) : null;
  await accepting?.begun;
  execFileSync(process.execPath, ['-e', client(port)]);
  const turns: number[] = [];
  while (turns.reduce((sum, one) => sum + one, 0) < waiting) {
    taken = 0;
    await turn();
    turns.push(taken);
  }
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  const closed = Promise.all([accepting?.close(), new Promise((resolve) => server.close(resolve))]);
  server.closeAllConnections();
  await closed;
  await expect(
    new Promise((resolve, reject) =>
      createConnection(port, '127.0.0.1', () => resolve('open')).once('error', reject),
    ),
  ).rejects.toThrow('ECONNREFUSED');
  return turns;
}

test('connections that wait are taken many at a turn of the loop, and none after the server has closed', async () => {
  const [one, many] = [await takenByTurn(false), await takenByTurn(true)];
  expect(Math.max(...many)).toBeGreaterThan(Math.max(...one));
  expect(Math.max(...many)).toBeGreaterThanOrEqual(8);
}, 60_000);

test('each connection is served while the further handles arrive', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accepting = acceptMore(server, createLog('silent'));
  let begun = false;
  void accepting.begun.then(() => (begun = true));
  let served = 0;
  while (!begun) {
    const asked = Array.from({ length: 8 }, () =>
      fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } }).then((answer) => answer.text()),
    );
    for (const text of await Promise.all(asked)) expect(text).toBe('here');
    served += asked.length;
  }
  expect(served).toBeGreaterThan(8);
  const closed = Promise.all([accepting.close(), new Promise((resolve) => server.close(resolve))]);
  server.closeAllConnections();
  await closed;
}, 60_000);
