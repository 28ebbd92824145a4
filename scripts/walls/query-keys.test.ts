import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { withNouns } from '../../apps/backoffice/nouns-of-calls.plugin.ts';
import { inBrowser } from '../../apps/web/contract-in-browser.plugin.ts';
import { programOf } from '../../apps/web/syntax-node.ts';
import { projectRoot } from '../project.mjs';
import { besideTheKit } from './query-keys.ts';

const below = (folder: string, ending: RegExp) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => ending.test(file));
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const kit = 'apps/web/src/platform/api/';

test.each([
  ['web', 1_000],
  ['backoffice', 300],
])('the %s makes its keys by the call, and asks and sends by the kit', (app, least) => {
  const sources = below(`apps/${app}/src`, /(?<!\.test)\.tsx?$/).filter((file) => !file.startsWith(kit));
  expect(sources.length).toBeGreaterThan(least);
  const found = sources.flatMap((file) => besideTheKit(file, read(file)).map((what) => `${file} ${what}`));
  expect(found).toEqual([]);
});

test.each([
  ["useQuery({ queryKey: ['kites'], queryFn: wholeSky });", ["['kites']"]],
  ['useQuery({ queryKey: kiteKeys.all, queryFn: wholeSky });', ['kiteKeys.all']],
  ["const queryKey = ['kites', kiteId];", ["['kites', kiteId]"]],
  [
    'useQuery({ queryKey: keyOf(getKite), queryFn: ({ signal }) => call(getKite, { signal }) });',
    ['useQuery'],
  ],
  [
    'useMutation({ mutationFn: (body: Kite) => call(makeKite, { body }), onSettled: renewKites });',
    ['useMutation'],
  ],
  ["useQuery({ queryKey: keyOf(listKites, {}, 'all'), queryFn: wholeSky });", []],
  ['client.setQueriesData({ queryKey: keyOf(getKite).slice(0, 3) }, kite);', []],
  ["client.removeQueries({ queryKey: [getKite.noun], type: 'inactive' });", []],
  ['useMutation({ mutationFn: () => saveKite(kiteId) });', []],
  [
    'useInfiniteQuery({ queryKey: keyOf(listKites), queryFn: ({ pageParam }) => call(listKites, pageParam), getPreviousPageParam });',
    [],
  ],
])('in a planted source: %s', (text, found) => {
  expect(besideTheKit('apps/web/src/sky/kite/kite.queries.ts', text)).toEqual(found);
});

/** What each call of a module says of itself: its noun, and the fields of its spec. */
function endpointsIn(text: string) {
  const found: { said: unknown; fields: readonly string[] }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, spec, noun] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
      const fields = spec?.type === 'ObjectExpression' ? spec.properties : [];
      found.push({
        said: noun?.type === 'Literal' ? noun.value : undefined,
        fields: fields.flatMap((field) =>
          field.type === 'Property' && field.key.type === 'Identifier' ? [field.key.name] : [],
        ),
      });
    },
  }).visit(parseSync('module.js', text).program);
  return found;
}

test('in the back office each call knows its noun, and keeps its schemas', async () => {
  for (const module of ['market/coupon/coupon-admin.api.ts', 'market/desk/desk.api.ts']) {
    const file = `packages/contract/src/${module}`;
    const { code } = await transformWithOxc(read(file), path.join(projectRoot, file));
    const calls = endpointsIn(withNouns(code, parseSync('module.js', code).program, file));
    expect(calls.length).toBeGreaterThan(3);
    expect(new Set(calls.map(({ said }) => said))).toEqual(new Set([path.basename(path.dirname(module))]));
    expect(calls.every(({ fields }) => fields.includes('summary'))).toBe(true);
  }
});

test('in the browser each call knows its noun, and carries no schema', async () => {
  const modules = below('packages/contract/src', /\.api\.ts$/);
  expect(modules.length).toBeGreaterThan(100);
  const unlike: string[] = [];
  const kept = new Set<string>();
  for (const module of modules) {
    const { code } = await transformWithOxc(read(module), path.join(projectRoot, module));
    const parse = (text: string) => programOf(parseSync('module.js', text).program);
    const short = inBrowser(code, path.join(projectRoot, module), parse);
    const noun = path.basename(path.dirname(module));
    const calls = endpointsIn(short);
    if (calls.length === 0 || calls.some(({ said }) => said !== noun)) unlike.push(module);
    for (const { fields } of calls) for (const field of fields) kept.add(field);
  }
  expect(unlike).toEqual([]);
  expect([...kept].filter((field) => /^(?:summary|params|query|body|response|errors)$/.test(field))).toEqual(
    [],
  );
  expect(kept).toContain('touches');
});

test('in the browser a call keeps what its spec takes over from a constant of its module', () => {
  const parse = (text: string) => programOf(parseSync('module.js', text).program);
  const planted = `
const common = { idempotency: 'required', errors: [kiteErrors.gone] };
const adding = { ...common, touches: ['sky'], response: kite };
export const addKite = endpoint('POST /kites', { summary: 'Add a kite', ...adding, body: kiteBody });`;
  const short = inBrowser(planted, 'packages/contract/src/sky/kite/kite.api.ts', parse);
  expect(endpointsIn(short)).toEqual([{ said: 'kite', fields: ['idempotency', 'touches'] }]);
  const foreign = "export const addKite = endpoint('POST /kites', { summary: 'Add a kite', ...elsewhere });";
  expect(() => inBrowser(foreign, 'packages/contract/src/sky/kite/kite.api.ts', parse)).toThrow(/its module/);
});
