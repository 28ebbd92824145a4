import { expect, test } from 'vitest';
import { readSound } from './read-sound.ts';

type Part = readonly [id: number, content: Buffer | readonly Part[]];

const idBytes = (id: number) =>
  Buffer.from(id.toString(16).padStart(id > 0xffffff ? 8 : id > 0xff ? 4 : 2, '0'), 'hex');
/** Eight bytes of length; `open`: as a live recording, which does not know it yet. */
const lengthBytes = (length: number, open: boolean) => {
  const bytes = Buffer.alloc(8);
  if (open) return bytes.fill(0xff).fill(0x01, 0, 1);
  bytes.writeBigUInt64BE(BigInt(length));
  bytes[0] = 0x01;
  return bytes;
};
function written([id, content]: Part, open: ReadonlySet<number> = new Set()): Buffer {
  const inside = Buffer.isBuffer(content)
    ? content
    : Buffer.concat(content.map((part) => written(part, open)));
  return Buffer.concat([idBytes(id), lengthBytes(inside.length, open.has(id)), inside]);
}

const text = (words: string) => Buffer.from(words, 'latin1');
const head = (docType = 'webm'): Part => [0x1a45dfa3, [[0x4282, text(docType)]]];
const voice = (codec = 'A_OPUS', type = 2): Part => [
  0xae,
  [
    [0x83, Buffer.from([type])],
    [0x86, text(codec)],
  ],
];
const tracks = (...entries: readonly Part[]): Part => [0x1654ae6b, entries];
const cluster: Part = [
  0x1f43b675,
  [
    [0xe7, Buffer.from([0])],
    [0xa3, Buffer.from([0x81, 0, 0, 0x80, 1, 2, 3])],
  ],
];
const info: Part = [0x1549a966, [[0x4d80, text('Chrome')]]];
const recording = (...parts: readonly Part[]) =>
  Buffer.concat([written(head()), written([0x18538067, parts])]);

const read = (content: Buffer, fileName = 'voice-note.webm', mediaType = 'audio/webm') =>
  readSound({ fileName, mediaType, content }, null, () => undefined);
const refused = { refused: 'unreadable' };

test('a voice note with one track of Opus is taken as it is', async () => {
  const content = recording(info, tracks(voice()), cluster, cluster);
  expect(await read(content)).toEqual({ read: { content } });
});

test('a live recording, whose parts do not know their length, is taken too', async () => {
  const open = new Set([0x18538067, 0x1f43b675]);
  const content = Buffer.concat([
    written(head()),
    written([0x18538067, [info, tracks(voice()), cluster, cluster]], open),
  ]);
  expect(await read(content)).toEqual({ read: { content } });
});

test.each([
  ['a film', recording(tracks(voice(), voice('V_VP8', 1)), cluster)],
  ['another codec', recording(tracks(voice('A_AAC')), cluster)],
  ['a track that is no sound', recording(tracks(voice('A_OPUS', 1)), cluster)],
  ['nothing in it', recording(tracks(voice()))],
  ['tags', recording(tracks(voice()), cluster, [0x1254c367, [[0x7373, text('place')]]])],
  ['an attachment', recording(tracks(voice()), cluster, [0x1941a469, [[0x61a7, text('<script>')]]])],
  [
    'another kind of container',
    Buffer.concat([written(head('matroska')), written([0x18538067, [tracks(voice()), cluster]])]),
  ],
  ['something behind it', Buffer.concat([recording(tracks(voice()), cluster), text('PK\u0003\u0004')])],
  ['its end cut off', recording(tracks(voice()), cluster).subarray(0, -3)],
  ['no bytes', Buffer.alloc(0)],
  ['a page', text('<html><script>alert(1)</script>')],
])('a recording with %s is refused', async (_, content) => {
  expect(await read(content)).toEqual(refused);
});

test('name and declared type must agree with it', async () => {
  const content = recording(tracks(voice()), cluster);
  expect(await read(content, 'note.mp3')).toEqual(refused);
  expect(await read(content, 'note.webm', 'video/webm')).toEqual(refused);
});

test('broken bytes are refused, never thrown', async () => {
  const content = recording(info, tracks(voice()), cluster);
  for (let place = 0; place < content.length; place += 1) {
    const broken = Buffer.from(content);
    broken[place] = (broken[place] ?? 0) ^ 0xff;
    const answer = await read(broken);
    expect('read' in answer || 'refused' in answer).toBe(true);
  }
});
