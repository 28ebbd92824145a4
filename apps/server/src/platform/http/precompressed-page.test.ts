import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptsGzip, gzipWith, precompressPage } from './precompressed-page.ts';

const mark = '__NONCE__';
const nonce = '01a2002981a87496a3281305d408145a';

test('whatever the page, unpacked it is the page with the nonce in each of its places', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constant('नमस्ते '.repeat(200)));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (parts) => {
      const body = parts.join(mark);
      const packed = gzipWith(precompressPage(body, mark), nonce);
      expect(gunzipSync(packed).toString()).toBe(body.replaceAll(mark, nonce));
    }),
    { numRuns: 200 },
  );
});

test('one packing serves every visitor, each with a nonce of their own', () => {
  const page = precompressPage(`<script nonce="${mark}">${'let a = 1;'.repeat(4_000)}</script>`, mark);
  const [first, second] = [gzipWith(page, 'a'.repeat(32)), gzipWith(page, 'b'.repeat(32))];
  expect(first.length).toBeLessThan(600);
  expect(gunzipSync(first).toString()).toContain(`nonce="${'a'.repeat(32)}"`);
  expect(gunzipSync(second).toString()).not.toContain('a'.repeat(32));
});

test.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['*', true],
  ['x-gzip', true],
  ['GZIP', true],
  ['br', false],
  ['identity', false],
  ['', false],
  [undefined, false],
  ['gzip;q=0', false],
  ['gzip;q=0.000, br', false],
  ['*;q=0', false],
  ['gzip;q=x', false],
])('%j: %j', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});
