import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@nukkad/contract/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPromise } from './faults/record-promise.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

/** Every call that the specification names: area, path, methods, whether named or described there. */
const calls = readFileSync(path.join(import.meta.dirname, 'fixtures/calls.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1] ?? '');
const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

let whole: WholeApp;
let documented: readonly { readonly method: string; readonly path: RegExp }[];
beforeAll(async () => {
  whole = await wholeApp();
  const { body } = await whole.anonymous.get<{ paths: Record<string, object> }>('/openapi.json');
  documented = Object.entries(body.paths).flatMap(([pattern, operations]) =>
    Object.keys(operations).map((method) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
});
afterAll(() => whole.close());

const isDocumented = (method: string, asked: string) =>
  documented.some((one) => one.method === method && one.path.test(asked));

async function expectKnownOr404(method: (typeof methods)[number], asked: string): Promise<void> {
  if (isDocumented(method, asked)) return;
  const answer = await whole.app.http.inject({ method, url: asked });
  const said: unknown = answer.headers['content-type']?.toString().includes('json')
    ? answer.json()
    : answer.body;
  expect([method, asked, answer.statusCode, said]).toEqual([
    method,
    asked,
    404,
    expect.objectContaining({ code: 'not_found', message: 'Resource is not available' }),
  ]);
}

const concrete = (call: string) => call.replaceAll(/\{\w+\}/g, '01a1fa74-4e34-72ea-bd43-000000000000');
/** As a hurried hand, an old client or an attacker would write it. */
const variants = (call: string): readonly string[] => {
  const given = concrete(call);
  const tail = given.split('/').slice(1).join('/');
  return [
    `/api/${given}/`,
    `/api/${given.toUpperCase()}`,
    `/api/${given[0]?.toUpperCase()}${given.slice(1)}`,
    `/api//${given}`,
    `/api/${given}.json`,
    `/api/${given}/all`,
    `/api/v1/${given}`,
    `/api/admin/${given}`,
    ...(tail === '' ? [] : [`/api/${tail}`]),
  ];
};

test('promise 51: every named call is in the document or answers 404, by every method', async () => {
  for (const call of calls)
    for (const method of methods) await expectKnownOr404(method, `/api/${concrete(call)}`);
  expect(calls.length).toBeGreaterThan(270);
  recordPromise(51, calls.length * methods.length, 0);
});

test('promise 51: so is every variant of its spelling', async () => {
  const spelled = calls.flatMap(variants);
  for (const [index, asked] of spelled.entries())
    await expectKnownOr404(methods[index % methods.length] ?? 'GET', asked);
  expect(spelled.length).toBeGreaterThan(2_000);
  recordPromise(51, spelled.length, 0);
});

test('the document holds exactly the calls of the contract', () => {
  expect(documented).toHaveLength(endpoints.length);
});
