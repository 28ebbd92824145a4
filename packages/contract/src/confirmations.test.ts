import { expect, test } from 'vitest';
import { endpoints } from './index.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { previews } from './previews.gen.ts';

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const changing = endpoints.filter(({ method }) => method !== 'GET');

test('promise 91: every call that changes something declares what was seen, or why it carries nothing', () => {
  expect(changing.length).toBeGreaterThan(100);
  const undecided = changing.filter(
    ({ spec }) => (spec.confirms === undefined) === (spec.unconfirmed === undefined),
  );
  expect(undecided.map(nameOf)).toEqual([]);
  const reading = endpoints.filter(
    ({ method, spec }) => method === 'GET' && (spec.confirms || spec.unconfirmed),
  );
  expect(reading.map(nameOf)).toEqual([]);
});

test('promise 91: every call that declares what was seen has a row that says how its screen is read', () => {
  const confirming = endpoints.filter(({ spec }) => spec.confirms).map(nameOf);
  const previewed = previews.map(({ endpoint }) => nameOf(endpoint));
  expect(previewed.toSorted()).toEqual(confirming.toSorted());
});

test('promise 91: what is said to carry a version, or what was seen of each row, does so in its body or query', () => {
  const versioned = changing.filter(({ spec }) => spec.unconfirmed === 'carries-version');
  // A version of a quote never changes, and has an id of its own.
  const carries = /^(?:version|revision|newestVersion|quoteId|digest|documentHash|seen[A-Z]?\w*)$/;
  const rows = (schema: unknown) =>
    (schema as { _zod?: { def?: { element?: { shape?: object } } } })._zod?.def?.element?.shape ?? {};
  const names = (shape: object) => [shape, ...Object.values(shape).map(rows)].flatMap(Object.keys);
  expect(versioned.length).toBeGreaterThan(0);
  const without = versioned.filter(({ spec }) => {
    const { body, query } = spec as Record<'body' | 'query', { shape?: object } | undefined>;
    return ![body, query].some((part) => names(part?.shape ?? {}).some((name) => carries.test(name)));
  });
  expect(without.map(nameOf)).toEqual([]);
});
