import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listsOf } from '../lists/lists.ts';
import { writeLists } from '../lists/write-lists.ts';
import { projectRoot, withLocalBin } from '../project.mjs';
import { make } from './make.ts';
import { respell } from './names.ts';
import { scratchCopy } from './scratch-copy.ts';

/** `all` in `npm run test:long`: types, walls, unused code, lint and the new tests take minutes. */
const steps = process.env['NEW_DOMAIN_STEPS'] ?? 'quick';
const minutes = 60_000;

let copy: string;
let domainFiles: readonly string[];
let listsOfDomain: readonly string[];
let verbFiles: readonly string[];
let listsOfVerb: readonly string[];

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'new-domain-'));
  scratchCopy(projectRoot, copy);
  domainFiles = make(copy, ['domain', 'market', 'quote-request']).files;
  listsOfDomain = writeLists(copy);
  verbFiles = make(copy, ['verb', 'quote-request', 'send-quote']).files;
  listsOfVerb = writeLists(copy);
}, 2 * minutes);
afterAll(() => rmSync(copy, { recursive: true, force: true }), minutes);

function run(command: string, cwd = copy): SpawnSyncReturns<string> {
  const { VITEST: _vitest, ...env } = process.env;
  return spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...withLocalBin(env), CI: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Named with what was said, where it fails. */
function expectGood(command: string): void {
  const { status, stdout, stderr } = run(command);
  expect([command, status, status === 0 ? '' : `${stdout}\n${stderr}`.slice(-6_000)]).toEqual([
    command,
    0,
    '',
  ]);
}

const ofTheDomain = (file: string) => /quote[-_]request/.test(file);

test('a new domain touches no list by hand: beside its own files, two documents, the table of screens and what is written from names', () => {
  expect(domainFiles.filter((file) => !ofTheDomain(file))).toEqual([
    'docs/notices.md',
    'docs/map.md',
    'packages/contract/src/screens.ts',
  ]);
  expect(listsOfDomain.filter((file) => !file.endsWith('.gen.ts'))).toEqual([]);
  expect(domainFiles.filter(ofTheDomain).length).toBeGreaterThan(25);
});

test('a call added to a domain touches at most 8 files, all of them of its domain', () => {
  expect(verbFiles.filter((file) => !ofTheDomain(file))).toEqual([]);
  expect([...verbFiles, ...listsOfVerb].length).toBeLessThanOrEqual(8);
});

test('nothing of the templates is left in what they write, and its lists are complete', () => {
  const texts = domainFiles
    .filter(ofTheDomain)
    .map((file) => [file, readFileSync(path.join(copy, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => /sample.?noun|do.?thing|area-name|FirstState/i.test(text))).toEqual([]);
  for (const [file, text] of listsOf(copy))
    expect([file, readFileSync(path.join(copy, file), 'utf8') === text]).toEqual([file, true]);
});

test('the migration comes after all others', () => {
  const numbers = readdirSync(path.join(copy, 'apps/server/migrations')).toSorted();
  expect(numbers.at(-1)).toMatch(/^\d{3}0_quote_request\.sql$/);
});

test('a name that is taken, a domain that is not there and a name that is none are refused, and nothing is written', () => {
  const refusals = [
    ['domain', 'market', 'quote-request'],
    ['domain', 'Quotes'],
    ['verb', 'nothing-here', 'send'],
    ['verb', 'quote-request', 'send-quote'],
    ['verb', 'catalog', 'send-quote'],
    ['domain'],
  ];
  const textsOf = () =>
    [...domainFiles, ...verbFiles].map((file) => readFileSync(path.join(copy, file), 'utf8'));
  const before = textsOf();
  for (const words of refusals) expect(() => make(copy, words)).toThrow(/./);
  expect(textsOf()).toEqual(before);
  expect(writeLists(copy)).toEqual([]);
});

test('a name is spelled as each place wants it', () => {
  const text = "sampleNoun SampleNoun sample-nouns sample_noun 'Sample noun' sample nouns";
  expect(respell(text, 'sample-noun', 'quote-request')).toBe(
    "quoteRequest QuoteRequest quote-requests quote_request 'Quote request' quote requests",
  );
});

const own = 'apps/server/src/market/quote-request apps/server/test/market';
const format = () => `biome format --write ${[...domainFiles, ...verbFiles].join(' ')}`;
const all = [
  'biome format .',
  'vitest run --project server apps/server/test/schema/schema.test.ts -u',
  'tsc -b packages/contract apps/server',
  'npm run --silent typecheck -w apps/web',
  'tsc -p .',
  'node scripts/walls.mjs',
  'knip --no-progress',
  `oxlint --type-aware --deny-warnings ${own} packages/contract/src apps/web/src/market/quote-request e2e/pages`,
  'vitest run --project server apps/server/src/market/quote-request apps/server/test/lifecycles.test.ts apps/server/test/notices.test.ts apps/server/test/statements',
  'vitest run --project contract packages/contract/src/confirmations.test.ts',
  'vitest run --project web apps/web/src/app/routes.test.ts apps/web/src/platform/i18n/words.test.ts',
];

test(
  'the promise of the templates: a new domain with a new verb passes the checks of the project as it was written',
  () => {
    for (const command of [format(), ...(steps === 'all' ? all : [])]) expectGood(command);
  },
  15 * minutes,
);
