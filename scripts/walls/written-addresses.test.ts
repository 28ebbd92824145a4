import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { screens } from '@nukkad/contract/identity/account/screens';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { domainOf } from './lent-values.ts';
import { writtenAddresses } from './written-addresses.ts';

const firstParts = new Set(screens.flatMap((screen) => screen.path.split('/')[1] || []));
/** Pages that the server makes itself, without scripts, below the first part of a screen. */
const ofServer = ['/drive/shared/', '/drive/fonts', '/drive/uploads', '/blogs/rss.xml', '/blogs/picture/'];
const server = path.join(projectRoot, 'apps/server/src');
const sources = (readdirSync(server, { recursive: true }) as string[])
  .map((file) => `apps/server/src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && domainOf(file) !== null);

test("the server's domains name a screen by screenAddress of the contract and write no path of the web app", () => {
  expect(firstParts.size).toBeGreaterThan(10);
  expect(sources.length).toBeGreaterThan(400);
  const breaches = sources.flatMap((file) =>
    writtenAddresses(file, readFileSync(path.join(projectRoot, file), 'utf8'), firstParts)
      .filter((written) => !ofServer.some((address) => written.startsWith(address)))
      .map((written) => `${file}: ${written}`),
  );
  expect(breaches).toEqual([]);
});

const kites = new Set(['kites']);

test.each([
  ["const link = '/kites';", ['/kites']],
  ["const link = '/kites/red?q=1';", ['/kites/red?q=1']],
  ['const link = `${origin}/kites/${id}`;', ['/kites/']],
  ["const folder = 'kites/';", []],
  ["const other = '/lamps';", []],
  ["const longer = '/kites-of-others';", []],
])('in a planted source: %s', (text, found) => {
  expect(writtenAddresses('apps/server/src/sky/kite/fly.ts', text, kites)).toEqual(found);
});
