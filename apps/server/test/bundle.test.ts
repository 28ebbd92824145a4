import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
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
