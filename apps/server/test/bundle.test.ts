import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from './faults/server-process.ts';

const folder = path.resolve(import.meta.dirname, '../build');
beforeAll(buildServer, 60_000);

/** The files that Node reads before the first line of a program runs. */
async function filesOfStart(name: string, seen = new Set<string>()): Promise<ReadonlySet<string>> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = await readFile(path.join(folder, name), 'utf8');
  for (const [, next = ''] of text.matchAll(/^(?:import|export) (?:.* from )?"\.\/([^"]+)";$/gm))
    await filesOfStart(next, seen);
  return seen;
}

const text = (name: string) => readFile(path.join(folder, name), 'utf8');

test('a start reads few files, and no library that few calls need', async () => {
  const files = [...(await filesOfStart('main.js'))];
  expect(files.length).toBeLessThan(8);
  const read = (await Promise.all(files.map(text))).join('\n');
  const libraries = new Set(
    [...read.matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)/gm)].map(([, name]) => name),
  );
  expect(libraries).toContain('fastify');
  const seldom = ['razorpay', 'axios', 'nodemailer', 'pdf-lib', '@simplewebauthn/server', 'redis', 'yaml'];
  expect(seldom.filter((name) => libraries.has(name))).toEqual([]);
  expect(read).not.toMatch(/^import .* from "(pdfkit|sharp|@aws-sdk\/.*)";$/m);
});

test('the process that opens files is small, and knows nothing of the server', async () => {
  const sizes = [...(await filesOfStart('reader-process.js'))].map(async (name) =>
    stat(path.join(folder, name)),
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThan(20_000);
});

test('a stack trace names our own sources', async () => {
  const shared = [...(await filesOfStart('main.js'))].find((name) => name.startsWith('server-')) ?? '';
  const program = `const all = await import(${JSON.stringify(path.join(folder, shared))});
    for (const one of Object.values(all)) if (one?.name === 'dataFolder') try { one({}); } catch (error) { console.log(error.stack); }`;
  const said = spawnSync(process.execPath, ['--enable-source-maps', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(said.stdout).toMatch(/src\/platform\/paths\.ts:\d+/);
});

test('the built process opens every kind of file', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#1a2270' } });
  const files = [
    ['table', 'people.csv', 'text/csv', Buffer.from('name,city\nAsha,Bengaluru\n')],
    ['pdf', 'paper.pdf', 'application/pdf', Buffer.from(await document.save())],
    ['picture', 'board.png', 'image/png', await picture.png().toBuffer()],
  ] as const;
  const child = fork(path.join(folder, 'reader-process.js'), [String(240 * 1_048_576), '20000'], {
    serialization: 'advanced',
  });
  await once(child, 'message');
  for (const [kind, fileName, mediaType, content] of files) {
    const options = { rows: 10, columns: 10, side: 20 };
    child.send({ kind, file: { fileName, mediaType, content }, options });
    const [answer] = (await once(child, 'message')) as [{ reading: object }];
    expect([kind, Object.keys(answer.reading)]).toEqual([kind, ['read']]);
  }
  child.kill();
}, 30_000);
