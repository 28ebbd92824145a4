import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { type TestServer, startTestServer } from '../test-server.ts';

const name = 'ahead';
const logFile = path.resolve(import.meta.dirname, `../../.cache/test/${name}-server.log`);

let server: TestServer;
test.beforeAll(async () => {
  test.slow();
  server = await startTestServer(name, { PAGES_AHEAD_MB: '0.05', LOG_LEVEL: 'info' });
});
test.afterAll(() => server.stop());

/** How many pages the rounds so far have rendered, by the server's log. */
async function renderedAhead(): Promise<number> {
  const lines = (await readFile(logFile, 'utf8'))
    .split('\n')
    .filter((line) => line.includes('rendered ahead'));
  return lines.reduce((sum, line) => sum + Number(/"pages":(\d+)/.exec(line)?.[1] ?? 0), 0);
}

test('a process of its own renders the first pages of the city, in both languages, before anyone asks', async ({
  request,
}) => {
  test.slow();
  await expect.poll(renderedAhead, { timeout: 90_000, intervals: [500] }).toBeGreaterThanOrEqual(2);
  const read = async (language: string) => {
    const answer = await request.get(`${server.url}/home`, { headers: { cookie: `lang=${language}` } });
    return { status: answer.status(), text: await answer.text() };
  };
  const [english, hindi] = [await read('en'), await read('hi')];
  expect([english.status, hindi.status]).toEqual([200, 200]);
  expect(english.text).toContain('<html lang="en"');
  expect(hindi.text).toContain('<html lang="hi"');
});
