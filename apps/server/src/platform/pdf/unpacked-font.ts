import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { type FontScript, type FontWeight, fontFile } from '../fonts.ts';

/** Sizes in the two formats: of the head, and of a table's entry in the list behind it. */
const woff = { head: 44, entry: 20 };
const sfnt = { head: 12, entry: 16 };

const wholeWords = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/**
 * The font inside a WOFF file, whose tables are packed one by one. What makes the papers would unpack them itself, in
 * JavaScript and for each paper anew.
 */
export function unpackedFont(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const lists = Buffer.alloc(sfnt.head + count * sfnt.entry);
  packed.copy(lists, 0, 4, 8);
  lists.writeUInt16BE(count, 4);
  const steps = Math.floor(Math.log2(count));
  lists.writeUInt16BE(16 * 2 ** steps, 6);
  lists.writeUInt16BE(steps, 8);
  lists.writeUInt16BE(16 * (count - 2 ** steps), 10);
  const tables: Buffer[] = [];
  let end = lists.length;
  for (let at = 0; at < count; at += 1) {
    const from = woff.head + at * woff.entry;
    const start = packed.readUInt32BE(from + 4);
    const stored = packed.readUInt32BE(from + 8);
    const length = packed.readUInt32BE(from + 12);
    const bytes = packed.subarray(start, start + stored);
    const table = Buffer.alloc(wholeWords(length));
    (stored < length ? inflateSync(bytes) : bytes).copy(table);
    const to = sfnt.head + at * sfnt.entry;
    packed.copy(lists, to, from, from + 4);
    packed.copy(lists, to + 4, from + 16, from + 20);
    lists.writeUInt32BE(end, to + 8);
    lists.writeUInt32BE(length, to + 12);
    tables.push(table);
    end += table.length;
  }
  return Buffer.concat([lists, ...tables]);
}

const unpacked = new Map<string, Buffer>();

/** Unpacked when a paper first needs it: 0.6 MB for all six. */
export function paperFont(script: FontScript, weight: FontWeight): Buffer {
  const file = fontFile(script, weight, 'woff');
  const font = unpacked.get(file) ?? unpackedFont(readFileSync(file));
  unpacked.set(file, font);
  return font;
}
