import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import * as fc from 'fast-check';

/** Text that PostgreSQL cannot keep: NUL, and half a character where it is kept as JSON. */
export const unkeepable: readonly string[] = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\udc00\ud800'];

/** As they are written in an address: decoded to the same, or to nothing at all. */
export const unkeepableInAddress: readonly string[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%C0%80',
  '%',
  '%zz',
  '%u0000',
  '%25%30%30',
];

/** Values that have broken programs before, mixed with plain ones. */
const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '0',
    -1,
    0,
    1e308,
    2 ** 53,
    'undefined',
    '__proto__',
    "'; drop table booking; --",
    ...unkeepable,
    '\u202e',
    '🙂'.repeat(40),
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '00000000-0000-0000-0000-000000000000',
    '2026-02-30',
    '9'.repeat(400),
  ),
  fc.string({ maxLength: 60 }),
  fc.integer(),
  fc.uuid(),
);

/** The names that the endpoint knows, so that a made body gets past the first check now and then. */
export function fieldNames(schema: unknown): string[] {
  const def = (schema as { _zod?: { def?: { shape?: Record<string, unknown> } } } | undefined)?._zod?.def;
  return Object.keys(def?.shape ?? {});
}

function record(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const known =
    names.length > 0
      ? fc.dictionary(
          fc.constantFrom(...names),
          fc.oneof(
            scalar,
            fc.array(scalar, { maxLength: 3 }),
            fc.dictionary(fc.string({ maxLength: 8 }), scalar, { maxKeys: 2 }),
          ),
          { maxKeys: names.length },
        )
      : fc.constant({});
  const unknown = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), scalar, { maxKeys: 2 });
  return fc.tuple(known, unknown).map(([a, b]) => ({ ...a, ...b }));
}

export interface MadeInput {
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly param: unknown;
}

/** Requests for one endpoint, right and wrong, made from what its contract declares. */
export function inputFor({ spec }: AnyEndpoint): fc.Arbitrary<MadeInput> {
  return fc.record({
    query: record(fieldNames(spec.query)),
    body: fc.oneof({ weight: 5, arbitrary: record(fieldNames(spec.body)) }, { weight: 1, arbitrary: scalar }),
    param: scalar,
  });
}
