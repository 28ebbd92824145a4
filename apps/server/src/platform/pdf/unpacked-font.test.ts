import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FontScript, type FontWeight, fontFile } from '../fonts.ts';
import { unpackedFont } from './unpacked-font.ts';

const fonts = (['latin', 'latin-ext', 'devanagari'] as const).flatMap((script) =>
  ([400, 700] as const).map((weight): [FontScript, FontWeight] => [script, weight]),
);

/** The sum of a table's words, which a font says of each of its tables. */
function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

test.each(fonts)('the tables of %s %i are whole once they are unpacked', (script, weight) => {
  const packed = readFileSync(fontFile(script, weight, 'woff'));
  const font = unpackedFont(packed);
  expect(font.length).toBe(packed.readUInt32BE(16));
  const count = font.readUInt16BE(4);
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    const name = font.toString('latin1', entry, entry + 4);
    const [sum, start, length] = [4, 8, 12].map((more) => font.readUInt32BE(entry + more));
    const table = font.subarray(start, (start ?? 0) + Math.ceil((length ?? 0) / 4) * 4);
    // The head holds the sum of the whole font, which its own sum leaves out.
    if (name !== 'head') expect([name, sumOf(table)]).toEqual([name, sum]);
  }
});
