import * as attached from '@nukkad/contract/network/post/post-attached.api';
import * as api from '@nukkad/contract/network/post/post.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostileLinks } from '../../../../test/fixtures/hostile-links.ts';
import { type LoopbackSite, loopbackSite, siteName } from '../../../../test/fixtures/loopback-site.ts';
import {
  type Posting,
  type TestMember,
  aMember,
  postFixture,
  writePost,
} from '../../../../test/fixtures/post-fixture.ts';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';
import { createLog } from '../../../platform/log.ts';
import { type Readers, createReaders } from '../../../platform/reading/readers.ts';
import { sweepPosts } from '../sweep-posts.ts';

let site: LoopbackSite;
let readers: Readers;
let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
beforeAll(async () => {
  site = await loopbackSite();
  readers = createReaders(createLog('silent'), { patienceMs: 120_000, sites: site.sites });
  play = await postFixture({ readers });
  app = play.app;
  [asha, ravi] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Ravi Kumar')];
});
afterAll(async () => {
  await app.close();
  readers.close();
  await site.close();
});
beforeEach(() => void site.asked.splice(0));

const page = (path: string) => `https://${siteName}${path}`;
const preview = async ({ viewer }: TestMember, url: string) =>
  (await app.as(viewer).call(attached.previewPostLink, { query: { url } })).link;
const read = async ({ viewer }: TestMember, postId: string) =>
  app.as(viewer).call(api.getPost, { query: { postId } });
const files = async () => {
  const found = [];
  for await (const { key } of app.platform.storage.list('post-links/')) found.push(key);
  return found.length;
};

test('a link is shown as its page says of itself, in plain words and with its picture drawn anew; the page is asked once for all', async () => {
  const { body } = await writePost(play, asha, `Worth reading: ${page('/story')}`);
  expect([body.link, site.asked]).toEqual([null, []]);
  await app.drain();
  const { link } = await read(ravi, body.postId);
  expect(link).toMatchObject({
    url: page('/story'),
    title: 'Taps of <b>2026</b>',
    description: 'Which tap drips least.',
    site: 'City News',
  });
  const picture = required(link?.picture);
  const file = await fetch(new URL(picture.url, app.url));
  expect([file.headers.get('content-type'), picture.width]).toEqual(['image/webp', 640]);
  expect((await file.text()).includes('CANARY')).toBe(false);
  expect(site.asked).toEqual(['/story', '/tap.jpg']);
  expect((await preview(ravi, page('/story')))?.title).toBe('Taps of <b>2026</b>');
  const again = await writePost(play, ravi, `I read it too: ${page('/story')}`);
  expect([again.body.link?.title, site.asked.length]).toEqual(['Taps of <b>2026</b>', 2]);
}, 120_000);

test('it is asked without cookies and under our name, by the name of the site', async () => {
  await preview(asha, page('/story?cookies'));
  await preview(asha, page('/plain?cookies'));
  const { cookie, host, authorization, 'user-agent': agent } = site.headers();
  expect([cookie, authorization, host]).toEqual([undefined, undefined, siteName]);
  expect(agent).toMatch(/Preview\/1\.0; \+http/);
}, 120_000);

test('an author takes the card away, has none beside pictures or where nothing is said, and an edit brings that of the new link', async () => {
  expect((await preview(asha, page('/plain')))?.title).toBe('Only a title');
  const shown = (await writePost(play, asha, `See ${page('/plain')}`)).body;
  expect(shown.link?.title).toBe('Only a title');
  const hidden = (await writePost(play, asha, `See ${page('/plain')} once more`, { showLink: false })).body;
  expect(hidden.link).toBeNull();
  const change = (postId: string, version: number, body: string) =>
    app.as(asha.viewer).call(api.updatePost, { body: { postId, version, action: 'edit', body } });
  expect((await change(hidden.postId, 1, `See ${page('/story')} now`)).link).toBeNull();
  await change(shown.postId, 1, `See ${page('/moved')}`);
  await app.drain();
  expect((await read(ravi, shown.postId)).link?.title).toBe('Taps of <b>2026</b>');
  expect((await change(shown.postId, 2, 'No link any more')).link).toBeNull();
  for (const path of ['/nothing', '/file.pdf', '/gone']) expect(await preview(asha, page(path))).toBeNull();
}, 120_000);

test('contact details of a page are not shown', async () => {
  expect(await preview(asha, page('/calls'))).toMatchObject({ title: 'A plumber', description: '' });
}, 120_000);

test('no hostile link is asked, by preview or by post; nor is a redirect to one or a name that also leads inside', async () => {
  const [viewer] = [asha.viewer];
  for (const url of hostileLinks) {
    const { status, body } = await app.as(viewer).askLoosely(attached.previewPostLink, { query: { url } });
    const answer = body as { link?: unknown; code?: string };
    expect([url, status === 200 ? answer.link : answer.code]).toEqual([
      url,
      status === 200 ? null : 'invalid_request',
    ]);
  }
  for (const url of ['https://inner.news.in/story', 'https://mixed.news.in/story'])
    expect(await preview(asha, url)).toBeNull();
  expect(site.asked).toEqual([]);
  for (const path of ['/inner', '/literal']) expect(await preview(asha, page(path))).toBeNull();
  expect(site.asked).toEqual(['/inner', '/literal']);
}, 240_000);

test('a slow page, one that drips and a bomb are given up; an endless one is read as far as a megabyte', async () => {
  for (const path of ['/slow', '/drip', '/bomb'])
    expect([path, await preview(asha, page(path))]).toEqual([path, null]);
  expect((await preview(asha, page('/endless')))?.title).toBe('Endless');
  expect((await preview(asha, page('/plain?after')))?.title).toBe('Only a title');
}, 240_000);

test('previews that no post shows go after a day, with their pictures; those of posts stay', async () => {
  const { postId } = (await writePost(play, asha, `Kept: ${page('/story')}`)).body;
  await preview(ravi, page('/story?unused'));
  const before = await files();
  app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
  await sweepPosts(app.platform);
  expect(await files()).toBeLessThan(before);
  expect((await read(ravi, postId)).link?.picture).not.toBeNull();
}, 120_000);
