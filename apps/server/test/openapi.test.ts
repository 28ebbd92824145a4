import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { endpoints } from '@nukkad/contract/index';
import { models } from '@nukkad/contract/models';
import type { Schema } from '@nukkad/contract/kernel/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentSchema } from '../src/platform/http/json-schema.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly parameters: readonly Json[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Json }> };
  readonly responses: Readonly<Record<string, Json>>;
}

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

let whole: WholeApp;
let document: {
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};
let bytes: number;
beforeAll(async () => {
  whole = await wholeApp();
  const text = await (await fetch(new URL('/openapi.json', whole.url))).text();
  bytes = Buffer.byteLength(text);
  document = JSON.parse(text);
}, 60_000);
afterAll(() => whole.close());

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null;

/** Every node of the document that is no list. */
function nodesOf(node: unknown): readonly Json[] {
  if (Array.isArray(node)) return node.flatMap(nodesOf);
  return isObject(node) ? [node, ...Object.values(node).flatMap(nodesOf)] : [];
}

function at(reference: string): unknown {
  let found: unknown = document;
  for (const key of reference.slice(2).split('/')) found = isObject(found) ? found[key] : undefined;
  return found;
}

const referencesIn = (node: unknown) =>
  nodesOf(node).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));

/** With every reference resolved; keys beside a reference override it. */
function inFull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inFull);
  if (!isObject(node)) return node;
  const { $ref, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, inFull(value)]),
  );
  return typeof $ref === 'string' ? { ...(inFull(at($ref)) as Json), ...rest } : rest;
}

const repeatsBounds =
  /^(Text of (1 to|at most) \d+ characters|A whole number from \S+ to \S+|From \S+ to \S+)\.$/;

/** What the document leaves out on purpose. */
const isLeftOut = (key: string, value: unknown) =>
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ||
  (key === 'additionalProperties' && value === false) ||
  (key === 'description' && repeatsBounds.test(String(value)));

/** Both spellings of a type or null as one. */
function comparable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(comparable);
  if (!isObject(node)) return node;
  const kept = Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !isLeftOut(key, value))
      .map(([key, value]) => [key, comparable(value)]),
  );
  const { anyOf, ...others } = kept;
  const [one, none, more] = Array.isArray(anyOf) ? anyOf : [];
  const isNullable = isObject(one) && isObject(none) && none['type'] === 'null' && more === undefined;
  if (!isNullable || typeof one['type'] !== 'string' || 'enum' in one || 'const' in one) return kept;
  return { ...one, ...others, type: [one['type'], 'null'] };
}

describe('the document names its parts once', () => {
  test('every reference leads to a part, and every part is referred to', () => {
    const references = new Set(referencesIn(document));
    expect([...references].filter((one) => !isObject(at(one)))).toEqual([]);
    const parts = Object.entries(document.components)
      .filter(([place]) => place !== 'securitySchemes')
      .flatMap(([place, named]) => Object.keys(named).map((name) => `#/components/${place}/${name}`));
    expect(parts.filter((one) => !references.has(one))).toEqual([]);
  });

  test('no model is written out twice', () => {
    const seen = new Map<string, number>();
    for (const node of nodesOf(document)) {
      if (node['type'] !== 'object' || Object.keys(node['properties'] ?? {}).length < 6) continue;
      const text = JSON.stringify(node);
      seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    expect(seen.size).toBeGreaterThan(80);
    expect([...seen].filter(([, count]) => count > 1).map(([text]) => text.slice(0, 300))).toEqual([]);
  });

  test('a call takes less than 1,800 bytes on average, models and refusals included', () => {
    expect(bytes / endpoints.length).toBeLessThan(1_800);
  });

  test('names are capitalised nouns, and each names one model', () => {
    const names = [...models.values()];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const schemas = Object.keys(document.components['schemas'] ?? {});
    expect(schemas.filter((name) => !/^([A-Z][a-z0-9]*)+$/.test(name))).toEqual([]);
    expect(schemas).toEqual(
      expect.arrayContaining(['BookingCard', 'Cart', 'DeliveryAddress', 'Error', 'Paise']),
    );
  });

  test('the models of every domain are listed', async () => {
    const contract = path.join(root, 'packages/contract/src');
    const files = (await readdir(contract, { recursive: true })).filter((name) =>
      /\.(model|confirm|api)\.ts$/.test(name),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const exported = (await import(pathToFileURL(path.join(contract, file)).href)) as Json;
      const unnamed = Object.entries(exported).filter(
        ([, value]) => isObject(value) && '_zod' in value && !models.has(value as unknown as Schema),
      );
      expect([file, unnamed.map(([name]) => name)]).toEqual([file, []]);
    }
  });
});

describe('a call says in full what the contract says', () => {
  test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', (_name, endpoint) => {
    const { spec } = endpoint;
    const operation = document.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()];
    const answer = inFull(operation?.responses[String(spec.status ?? 200)]) as Operation['requestBody'];
    const sent = operation?.requestBody?.content['application/json']?.schema;
    if (spec.body) expect(comparable(inFull(sent))).toEqual(comparable(documentSchema(spec.body, 'input')));
    if (spec.response)
      expect(comparable(answer?.content['application/json']?.schema)).toEqual(
        comparable(documentSchema(spec.response, 'output')),
      );
    for (const { code, message, status } of spec.errors ?? []) {
      const refusal = inFull(operation?.responses[String(status)]) as Json | undefined;
      expect(String(refusal?.['description']).split('\n')).toContain(`${code}: ${message}`);
    }
  });
});

test('the document says its licence and its server', () => {
  expect(document.info['license']).toEqual({
    name: 'All rights reserved',
    url: 'http://localhost:8080/terms-and-policy/terms',
  });
  expect(document.servers).toEqual([expect.objectContaining({ url: 'http://localhost:8080' })]);
});

/** Compiles only if the types of the generated client are those of the contract. */
const useOfTheClient = `import { getServiceCartService, type Cart, type Error } from './client.ts';
export const quantityOf = (cart: Cart): number => cart.lines[0]?.quantity ?? 0;
export async function quantityInCart(): Promise<number | string> {
  const answer = await getServiceCartService();
  return answer.status === 200 ? quantityOf(answer.data) : (answer.data satisfies Error).message;
}
// @ts-expect-error -- must not compile: a cart has lines and no items
export const items = (cart: Cart) => cart.items;
`;

test('a client made by oazapfts compiles, and calls this server', async () => {
  const folder = path.join(root, '.cache/test/openapi-client');
  await mkdir(folder, { recursive: true });
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('openapi.json'), JSON.stringify(document));
  await writeFile(file('use.ts'), useOfTheClient);
  await run(process.execPath, [
    path.join(root, 'node_modules/oazapfts/dist/cli.js'),
    file('openapi.json'),
    file('client.ts'),
  ]);
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
  ];
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const compiled = await run(
    process.execPath,
    [tsc, ...flags, '--allowImportingTsExtensions', file('use.ts')],
    {
      cwd: folder,
    },
  ).catch((failure: { stdout: string }) => failure);
  expect(compiled.stdout).toBe('');

  const client = (await import(pathToFileURL(file('client.ts')).href)) as {
    defaults: { baseUrl: string };
    getHomeCategories: (query: object) => Promise<{ status: number; data: { items: readonly unknown[] } }>;
  };
  client.defaults.baseUrl = whole.url;
  const answer = await client.getHomeCategories({});
  expect(answer.status).toBe(200);
}, 60_000);
