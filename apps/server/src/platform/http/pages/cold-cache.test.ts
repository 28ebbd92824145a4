import { type Socket, connect } from 'node:net';
import { text as allOf } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { askBytes, pageServers } from '../../../../test/harness/page-server.ts';

const { state, build, serve, reset, close } = pageServers();
beforeEach(reset);
afterAll(close);

const connected = (host: string, port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, host, () => resolve(socket)).on('error', reject);
  });

/** One request on each of so many connections, all at one moment; the answers' statuses with what they were told besides. */
async function askAtOnce(at: string, paths: readonly string[]): Promise<string[]> {
  const { hostname, port } = new URL(at);
  const sockets: Socket[] = [];
  // More at once than the queue of new connections holds would wait for a second try.
  while (sockets.length < paths.length)
    sockets.push(
      ...(await Promise.all(Array.from({ length: 100 }, () => connected(hostname, Number(port))))),
    );
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

/** A build whose renderings take the processor; `most` were under way at one moment. */
function busyBuild() {
  const seen = { underWay: 0, most: 0 };
  const busy: typeof build = {
    ...build,
    handle: async (request, context) => {
      seen.underWay += 1;
      seen.most = Math.max(seen.most, seen.underWay);
      work(2);
      await new Promise((resolve) => setImmediate(resolve));
      seen.underWay -= 1;
      return build.handle(request, context);
    },
  };
  return { seen, busy };
}

test('a few visitors who ask for one unseen page after the other are all answered, however long it lasts', async () => {
  const at = await serve({ build: busyBuild().busy });
  const statuses = new Set<number>();
  const pagesAsked = 400;
  let page = 0;
  const visitor = async () => {
    while (page < pagesAsked) {
      page += 1;
      statuses.add((await askBytes(at, `/new/${page}`)).status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  expect([...statuses]).toEqual([200]);
});

test('a thousand visits of a thousand pages that none has seen are answered in their turn or told to come again', async () => {
  const { seen, busy } = busyBuild();
  const at = await serve({ build: busy });
  const answers = await askAtOnce(
    at,
    Array.from({ length: 1_000 }, (_, page) => `/cold/${page}`),
  );
  const rendering = answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '));
  const refused = answers.filter((answer) => /^HTTP\/1\.1 503 [\s\S]*retry-after: 2\r\n/.test(answer));
  expect(rendering.length + refused.length).toBe(1_000);
  expect([rendering.length > 10, refused.length > 0, seen.most <= 4]).toEqual([true, true, true]);
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
