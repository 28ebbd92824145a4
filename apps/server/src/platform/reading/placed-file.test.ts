import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aVideo } from '../../../test/fixtures/a-video.ts';
import { aPdf, aPicture } from '../../../test/fixtures/partner-fixture.ts';
import { createLog } from '../log.ts';
import { type Readers, createReaders } from './readers.ts';

let folder: string;
let readers: Readers;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'placed-'));
  readers = createReaders(createLog('silent'), { patienceMs: 120_000 });
});
afterAll(async () => {
  readers.close();
  await rm(folder, { recursive: true, force: true });
});

const refusals = { unreadable: kernelErrors.unsupported_media };
async function placed(name: string, content: Buffer) {
  const place = { from: path.join(folder, name), to: path.join(folder, `${name}.kept`) };
  await writeFile(place.from, content);
  return { place, kept: () => readFile(place.to) };
}
const none = Buffer.alloc(0);

test('a file on the disk is read there, and what is made of it is left beside it, not handed back', async () => {
  const pdf = await placed('a', await aPdf());
  const answer = await readers.read(
    'pdf',
    { fileName: 'a.pdf', mediaType: 'application/pdf', content: none, place: pdf.place },
    { by: 'Kavita', options: null, refusals },
  );
  expect([answer.length, (await pdf.kept()).subarray(0, 5).toString()]).toEqual([0, '%PDF-']);
  const picture = await placed('b', await aPicture());
  const { content, width } = await readers.read(
    'picture',
    { fileName: 'b.jpg', mediaType: 'image/jpeg', content: none, place: picture.place },
    { by: 'Kavita', options: {}, refusals },
  );
  expect([content.length, width, (await picture.kept()).subarray(8, 12).toString()]).toEqual([0, 60, 'WEBP']);
}, 60_000);

test('a video is copied from place to place, also as newer phones film it; place, camera and names are left out', async () => {
  const tags = { title: 'At home', artist: 'Raju Yadav' };
  const made = await aVideo({ container: 'mp4', codec: 'hevc', seconds: 5, tags });
  const film = await placed('c', made);
  const { seconds, mediaType } = await readers.read(
    'film',
    { fileName: 'c.mp4', mediaType: 'video/mp4', content: none, place: film.place },
    { by: 'Raju', options: { seconds: 60, alsoHevc: true }, refusals },
  );
  const kept = await film.kept();
  expect([seconds, mediaType, kept.includes('Raju Yadav')]).toEqual([5, 'video/mp4', false]);
  const input = new Input({ source: new BufferSource(kept), formats: [MP4] });
  expect(await input.computeDuration()).toBeCloseTo(5, 1);
}, 60_000);

test('what is refused leaves nothing', async () => {
  const other = await placed('d', Buffer.from('nothing'));
  await expect(
    readers.read(
      'pdf',
      { fileName: 'd.pdf', mediaType: 'application/pdf', content: none, place: other.place },
      { by: 'Kavita', options: null, refusals },
    ),
  ).rejects.toMatchObject({ fact: kernelErrors.unsupported_media });
  await expect(other.kept()).rejects.toThrow();
}, 60_000);
