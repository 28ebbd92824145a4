import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import { expect, test } from 'vitest';
import { type VideoMade, aVideo } from '../../../test/fixtures/a-video.ts';
import { readVideo } from './read-video.ts';

const read = (content: Buffer, fileName = 'me.webm', mediaType = 'video/webm') =>
  readVideo({ fileName, mediaType, content }, { seconds: 60 }, () => undefined);
const made = async (how: VideoMade, fileName?: string, mediaType?: string) =>
  read(await aVideo(how), fileName, mediaType);
const unreadable = { refused: 'unreadable' };

test.each([
  ['WebM as Android records it', { container: 'webm', codec: 'vp8' }, 'me.webm', 'video/webm', 'video/webm'],
  ['MP4', { container: 'mp4', codec: 'vp9' }, 'me.MP4', 'video/mp4', 'video/mp4'],
  [
    'MOV as an iPhone names it',
    { container: 'mov', codec: 'vp9' },
    'IMG_1.MOV',
    'video/quicktime',
    'video/mp4',
  ],
  ['a video without sound', { sounds: 0 }, 'me.webm', 'video/webm', 'video/webm'],
] as const)('%s is written anew, with its length and size', async (_, how, fileName, type, written) => {
  const answer = await made({ ...how, seconds: 12 }, fileName, type);
  expect(answer).toMatchObject({ read: { mediaType: written, seconds: 12, width: 320, height: 320 } });
});

test('nothing of place, camera or names stays in it, and it stays upright', async () => {
  const tags = { title: 'At home', comment: '+12.9716+077.5946/', artist: 'Raju Yadav' };
  const content = await aVideo({ container: 'mp4', codec: 'vp9', tags, rotation: 90, startsAt: 5 });
  expect(content.includes('Raju Yadav')).toBe(true);
  const answer = await read(content, 'me.mp4', 'video/mp4');
  if (!('read' in answer)) throw new Error('It was refused.');
  for (const word of Object.values(tags)) expect(answer.read.content.includes(word)).toBe(false);
  const input = new Input({ source: new BufferSource(answer.read.content), formats: [MP4, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  expect([await track?.getRotation(), await input.getFirstTimestamp()]).toEqual([90, 0]);
  expect(await input.computeDuration()).toBeCloseTo(3, 1);
});

test('sixty seconds are counted from its pictures; a recorder that stops a moment late is forgiven', async () => {
  expect(await made({ seconds: 60.5, perSecond: 4 })).toMatchObject({ read: { seconds: 60 } });
  expect(await made({ seconds: 62, perSecond: 4 })).toEqual({ refused: 'too_long' });
  expect(
    await made({ seconds: 3_600, perSecond: 0.5, container: 'mp4', codec: 'vp9' }, 'a.mp4', 'video/mp4'),
  ).toEqual({
    refused: 'too_long',
  });
});

test.each([
  ['two pictures at once', { pictures: 2, container: 'mp4', codec: 'vp9' }],
  ['two sounds', { sounds: 2, container: 'mp4', codec: 'vp9' }],
  ['sound alone', { pictures: 0, container: 'mp4' }],
  ['a codec that few browsers play', { codec: 'hevc', container: 'mp4' }],
  ['a side of 5,000 pixels', { side: 5_000, container: 'mp4', codec: 'vp9' }],
] as const)('a video with %s is refused', async (_, how) => {
  expect(await made(how, 'me.mp4', 'video/mp4')).toEqual(unreadable);
});

test('what is no video, and one under another name or type, is refused', async () => {
  const content = await aVideo();
  expect(await read(content, 'me.mp4')).toEqual(unreadable);
  expect(await read(content, 'me.mp4', 'video/mp4')).toEqual(unreadable);
  expect(await read(content, 'me.webm', 'application/pdf')).toEqual(unreadable);
  for (const other of ['', '<html><script>alert(1)</script>', '%PDF-1.7'])
    expect(await read(Buffer.from(other))).toEqual(unreadable);
});

test('broken bytes are refused or copied; they end nothing', async () => {
  const content = await aVideo({ container: 'mp4', codec: 'vp9', seconds: 1 });
  for (let place = 0; place < content.length; place += 37) {
    const broken = Buffer.from(content);
    broken[place] = (broken[place] ?? 0) ^ 0xff;
    const answer = await read(broken, 'me.mp4', 'video/mp4').catch(() => unreadable);
    expect('read' in answer || 'refused' in answer).toBe(true);
  }
});
