import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const read = (content: Buffer, fileName = 'Notes.txt') =>
  readText({ fileName, mediaType: '', content }, null, () => undefined);
const words = 'नीम का तेल, 2 litres\nRaju’s list\t4\r\n';

test('a text comes out as UTF-8, whatever Windows or a spreadsheet wrote it in', async () => {
  const mark = '\uFEFF';
  for (const [content, name, kept] of [
    [Buffer.from(words), 'a.txt', words],
    [Buffer.from(mark + words), 'a.TXT', words],
    [Buffer.from(mark + words), 'a.csv', mark + words],
    [Buffer.from(mark + words, 'utf16le'), 'a.csv', mark + words],
    [Buffer.from(mark + words, 'utf16le').swap16(), 'a.txt', words],
    [Buffer.from([0x52, 0x61, 0x6a, 0x75, 0x92, 0x73]), 'a.txt', 'Raju’s'],
    [Buffer.alloc(0), 'a.txt', ''],
  ] as const) {
    const answer = await read(content, name);
    expect([name, 'read' in answer && answer.read.content.toString()]).toEqual([name, kept]);
  }
});

test('what is no text, or would be opened as something else, is refused', async () => {
  for (const [content, name] of [
    [Buffer.from([0, 1, 2, 3]), 'a.txt'],
    [Buffer.from('PK\u0003\u0004'), 'a.csv'],
    [Buffer.from('%PDF-1.7\n'), 'a.txt'],
    [Buffer.from(' \n<!DOCTYPE html><script>'), 'a.txt'],
    [Buffer.from('<svg onload="a()">'), 'a.csv'],
    [Buffer.from(words), 'a.html'],
    [Buffer.from('\uFEFFab', 'utf16le').subarray(0, 5), 'a.txt'],
  ] as const)
    expect([name, await read(content, name)]).toEqual([name, { refused: 'unreadable' }]);
});
