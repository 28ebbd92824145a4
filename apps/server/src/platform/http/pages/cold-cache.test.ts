import { type Socket, connect } from 'node:net';
import { text as allOf } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { pageServers } from '../../../../test/page-server.ts';

const { state, build, serve, reset, close } = pageServers();
beforeEach(reset);
afterAll(close);

/** One request on each of so many connections, all at one moment; the answers' statuses with what they were told besides. */
async function askAtOnce(at: string, paths: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(at);
  const connected = paths.map(
    () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => resolve(socket)).on('error', reject);
      }),
  );
  const sockets = await Promise.all(connected);
  const answers = sockets.map((socket) => allOf(socket));
  for (const [turn, socket] of sockets.entries())
    socket.write(`GET ${paths[turn]} HTTP/1.1\r\nHost: nukkad.example\r\nConnection: close\r\n\r\n`);
  return Promise.all(answers);
}

/** Takes the processor, as a rendering does. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a thousand visits of a thousand pages that none has seen are answered in their turn or told to come again', async () => {
  let underWay = 0;
  let most = 0;
  const at = await serve({
    build: {
      ...build,
      handle: async (request, context) => {
        underWay += 1;
        most = Math.max(most, underWay);
        work(2);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        return build.handle(request, context);
      },
    },
  });
  const answers = await askAtOnce(
    at,
    Array.from({ length: 1_000 }, (_, page) => `/cold/${page}`),
  );
  const rendering = answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '));
  const refused = answers.filter((answer) => /^HTTP\/1\.1 503 [\s\S]*retry-after: 2\r\n/.test(answer));
  expect(rendering.length + refused.length).toBe(1_000);
  expect([rendering.length > 10, refused.length > 0, most <= 4]).toEqual([true, true, true]);
  // One page that all want is rendered once for them, however many they are.
  state.rendered = [];
  const same = await askAtOnce(
    at,
    Array.from({ length: 500 }, () => '/wanted'),
  );
  expect([same.every((answer) => answer.startsWith('HTTP/1.1 200 ')), state.rendered.length]).toEqual([
    true,
    1,
  ]);
});
