import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountBuiltFiles } from './built-files.ts';

let folder: string;
let app: FastifyInstance;
let routes: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'built-files-'));
  await mkdir(path.join(folder, 'client/assets/deep'), { recursive: true });
  const files = ['secret.txt', 'client/icon.svg', 'client/assets/a.js', 'client/assets/deep/b.js'];
  for (const file of files) await writeFile(path.join(folder, file), `the file ${file}`);
  await writeFile(path.join(folder, 'client/assets/a.js.br'), 'packed');
  routes = [];
  app = Fastify();
  app.addHook('onRoute', ({ method, url }) => void (method === 'GET' && routes.push(url)));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const mount = (prefix: string) => mountBuiltFiles(app, prefix, { root: path.join(folder, 'client') });

async function get(url: string, encoding = 'identity') {
  const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  return [answer.statusCode, answer.statusCode === 200 ? answer.body : ''];
}

test('a folder of files is one route; below the root, where pages are, each file beside the folders is one', async () => {
  await mount('/');
  expect(routes).toEqual(['/assets/*', '/icon.svg']);
});

test('what was built is sent, packed where the caller takes it, and HEAD answers like GET without a body', async () => {
  await mount('/');
  expect(await get('/assets/a.js')).toEqual([200, 'the file client/assets/a.js']);
  expect(await get('/assets/a.js', 'gzip, br')).toEqual([200, 'packed']);
  expect(await get('/assets/deep/b.js')).toEqual([200, 'the file client/assets/deep/b.js']);
  expect(await get('/icon.svg')).toEqual([200, 'the file client/icon.svg']);
  const head = await app.inject({ method: 'HEAD', url: '/assets/a.js' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '27', '']);
});

test('below another prefix all of it is one route', async () => {
  await mount('/office/');
  expect(routes).toEqual(['/office/*']);
  expect(await get('/office/icon.svg')).toEqual([200, 'the file client/icon.svg']);
});

test('a folder that is built meanwhile is waited for, with all that is in it by then', async () => {
  let finish: () => void = () => undefined;
  const built = new Promise<void>((resolve) => (finish = resolve));
  await mountBuiltFiles(app, '/office/', { root: path.join(folder, 'office'), built });
  const asked = get('/office/late.js');
  await mkdir(path.join(folder, 'office'));
  await writeFile(path.join(folder, 'office/late.js'), 'built late');
  finish();
  expect(await asked).toEqual([200, 'built late']);
  expect(await get('/office/gone.js')).toEqual([404, '']);
});

test.each([
  '/assets/gone.js',
  '/assets/',
  '/assets/deep',
  '/assets/deep/',
  '/assets/a.js.br',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets//a.js',
  '/assets/A.js',
  '/assets/__proto__',
])('%s is no file of the build', async (url) => {
  await mount('/');
  expect(await get(url)).toEqual([404, '']);
});
