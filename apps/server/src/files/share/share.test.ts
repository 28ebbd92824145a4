import { deleteDocument } from '@nukkad/contract/files/document/document.api';
import * as api from '@nukkad/contract/files/share/share.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SharePlay, sharePlay } from '../../../test/fixtures/share-play.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import { shareCodes } from '../../platform/share/share-code.ts';

let play: SharePlay;
beforeAll(async () => {
  play = await sharePlay();
});
afterAll(() => play.app.close());
const dayMs = 86_400_000;

test('a link opens one document without signing in, as a file that no browser runs', async () => {
  const documentId = await play.keep('House plan.jpg');
  const { status, body } = await play.share(documentId);
  expect([status, body.state, body.hasPassword, body.opened, body.can]).toEqual([
    201,
    'open',
    false,
    0,
    { change: true, revoke: true },
  ]);
  expect(Date.parse(body.expiresAt) - play.app.clock.now().getTime()).toBe(7 * dayMs);
  const page = await play.visit(body.url);
  expect([page.status, page.text.includes('House plan.jpg')]).toEqual([200, true]);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  const file = await play.visit(play.linkIn(page.text, 'file'));
  expect(file.status).toBe(200);
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', "default-src 'none'; sandbox"],
    ['referrer-policy', 'no-referrer'],
  ] as const)
    expect([name, file.headers.get(name)]).toEqual([name, value]);
  expect(file.headers.get('content-disposition')).toContain('attachment');
});

test('looking at the page counts nothing; an address counts once, and the log says when', async () => {
  const documentId = await play.keep();
  const { body } = await play.share(documentId);
  const address = play.linkIn((await play.visit(body.url)).text, 'file');
  expect((await play.list(documentId))[0]?.opened).toBe(0);
  await Promise.all([play.visit(address), play.visit(address)]);
  await play.openFile(body.url);
  expect((await play.list(documentId))[0]).toMatchObject({ opened: 2, state: 'open' });
  const { items } = (
    await play.app.as(play.asha).ask(api.listShareOpenings, { query: { shareId: body.shareId } })
  ).body;
  expect(items.map(({ allows, name }) => [allows, name])).toEqual([
    ['download', null],
    ['download', null],
  ]);
});

test('another person neither shares, lists, changes, reads the log nor turns off', async () => {
  const documentId = await play.keep();
  const { body } = await play.share(documentId);
  const { shareId } = body;
  const as = play.app.as(play.bela);
  const subject = { subject: 'document', subjectId: documentId } as const;
  for (const { status } of [
    await as.askLoosely(api.makeShare, { body: subject, headers: key() }),
    await as.askLoosely(api.listShares, { query: subject }),
    await as.askLoosely(api.changeShare, { body: { shareId, days: 30 } }),
    await as.askLoosely(api.revokeShare, { query: { shareId } }),
    await as.askLoosely(api.listShareOpenings, { query: { shareId } }),
  ])
    expect(status).toBe(404);
  expect((await play.visit(body.url)).status).toBe(200);
});

test('promise 62: a code or an address of a file with any changed character opens nothing', async () => {
  const documentId = await play.keep();
  const { body } = await play.share(documentId);
  const address = required(body.url);
  const file = play.linkIn((await play.visit(address)).text, 'file');
  const spoilt = (text: string, at: number) =>
    `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  const from = address.lastIndexOf('/') + 1;
  for (let at = from; at < address.length; at += 5)
    expect([at, (await play.visit(spoilt(address, at))).status]).toEqual([at, 404]);
  expect((await play.visit(spoilt(address, address.length - 1))).status).toBe(404);
  const query = file.indexOf('?') + 1;
  for (let at = query; at < file.length; at += 7)
    expect([at, (await play.visit(spoilt(file, at))).status]).toEqual([at, 302]);
  play.app.clock.advance(10 * 60_000);
  expect((await play.visit(file)).status).toBe(302);
});

test('it ends after its days, at most 90, and with it every address of its file', async () => {
  const documentId = await play.keep();
  for (const days of [0, 91]) expect((await play.share(documentId, { days })).status).toBe(400);
  const { body } = await play.share(documentId, { days: 1 });
  play.app.clock.advance(dayMs - 60_000);
  const file = play.linkIn((await play.visit(body.url)).text, 'file');
  play.app.clock.advance(60_000);
  expect([(await play.visit(body.url)).status, (await play.visit(file)).status]).toEqual([410, 410]);
  expect((await play.visit(body.url)).text).toContain('This link has expired');
});

test('turned off or with its document deleted it opens nothing at once, nor does any address of its file', async () => {
  const documentId = await play.keep();
  const [off, gone] = [(await play.share(documentId)).body, (await play.share(documentId)).body];
  const [fileOff, fileGone] = await Promise.all(
    [off, gone].map(async ({ url }) => play.linkIn((await play.visit(url)).text, 'file')),
  );
  const { body } = await play.app.as(play.asha).ask(api.revokeShare, { query: { shareId: off.shareId } });
  expect([body.state, body.url, body.can]).toEqual(['revoked', null, { change: false, revoke: false }]);
  expect([(await play.visit(off.url)).status, (await play.visit(fileOff ?? '')).status]).toEqual([410, 410]);
  const again = { body: { shareId: off.shareId, days: 7 } };
  expect((await play.app.as(play.asha).askLoosely(api.changeShare, again)).body.code).toBe('share_revoked');
  await play.app.as(play.asha).ask(deleteDocument, { query: { documentId } });
  expect([(await play.visit(gone.url)).status, (await play.visit(fileGone ?? '')).status]).toEqual([
    404, 404,
  ]);
});

test('before the password nothing is said; ten wrong ones make a pause of fifteen minutes, also at once', async () => {
  const documentId = await play.keep('Secret plan.jpg');
  const { body } = await play.share(documentId, { password: 'neem tree 7' });
  const page = await play.visit(body.url);
  expect([page.text.includes('Secret plan'), page.text.includes('type="password"')]).toEqual([false, true]);
  expect((await play.answer(body.url, { password: 'mango' })).status).toBe(403);
  const right = await play.answer(body.url, { password: 'neem tree 7' });
  expect([right.status, right.text.includes('Secret plan.jpg')]).toEqual([200, true]);
  expect((await play.visit(play.linkIn(right.text, 'file'))).status).toBe(200);
  const tried = await Promise.all(
    Array.from({ length: 14 }, () => play.answer(body.url, { password: 'mango' })),
  );
  expect(tried.map(({ status }) => status).filter((one) => one === 429)).toHaveLength(4);
  expect((await play.answer(body.url, { password: 'neem tree 7' })).status).toBe(429);
  play.app.clock.advance(15 * 60_000 + 1);
  expect((await play.answer(body.url, { password: 'neem tree 7' })).status).toBe(200);
});

test('another end keeps the password and the address; another password ends addresses that were given', async () => {
  const documentId = await play.keep();
  const { body } = await play.share(documentId, { days: 1, password: 'neem tree 7' });
  const { shareId, url } = body;
  const change = async (more: object) =>
    (await play.app.as(play.asha).ask(api.changeShare, { body: { shareId, ...more } })).body;
  const longer = await change({ days: 30 });
  expect([longer.hasPassword, longer.url]).toEqual([true, url]);
  play.app.clock.advance(2 * dayMs);
  const opened = await play.answer(url, { password: 'neem tree 7' });
  const file = play.linkIn(opened.text, 'file');
  expect((await play.visit(file)).status).toBe(200);
  await change({ password: 'mango tree 8' });
  expect((await play.visit(file)).status).toBe(302);
  expect((await play.answer(url, { password: 'neem tree 7' })).status).toBe(403);
  expect((await play.answer(url, { password: 'mango tree 8' })).status).toBe(200);
  expect((await change({ password: null })).hasPassword).toBe(false);
  expect((await play.visit(url)).text).toContain('/file?');
});

test('of thirty who open at once exactly as many get in as the limit says', async () => {
  const documentId = await play.keep();
  const { body } = await play.share(documentId, { mostOpenings: 3 });
  const pages = await Promise.all(Array.from({ length: 30 }, () => play.visit(body.url)));
  const files = await Promise.all(pages.map(({ text }) => play.visit(play.linkIn(text, 'file'))));
  expect(files.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(files.filter(({ status }) => status === 410)).toHaveLength(27);
  const [full] = await play.list(documentId);
  expect([full?.state, full?.opened, full?.url]).toEqual(['full', 3, null]);
  expect((await play.visit(body.url)).text).toContain('This link can’t be opened again');
});

test('a thing has twenty open links at most, and the same key sent twice makes one', async () => {
  const documentId = await play.keep();
  const sent = key();
  const body = { subject: 'document', subjectId: documentId } as const;
  const once = () => play.app.as(play.asha).ask(api.makeShare, { body, headers: sent });
  expect((await once()).body.shareId).toBe((await once()).body.shareId);
  const more = await Promise.all(Array.from({ length: 25 }, () => play.share(documentId)));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(19);
  expect(more.find(({ status }) => status !== 201)?.body.code).toBe('shares_full');
});

test('view only: a name is asked, its pages carry it, the file is never handed out, and the log names it', async () => {
  const documentId = await play.keep('Flat.jpg');
  const { body } = await play.share(documentId, { allows: 'view' });
  const page = await play.visit(body.url);
  expect([page.text.includes('Flat.jpg'), page.text.includes('name="name"')]).toEqual([false, true]);
  expect((await play.answer(body.url, { name: '  ' })).text).toContain('Enter your name.');
  const looked = async (name: string) => {
    const view = await play.answer(body.url, { name });
    expect(view.status).toBe(303);
    const { text } = await play.visit(required(view.headers.get('location')));
    const picture = await fetch(new URL(play.pageIn(text), play.app.url));
    return {
      text,
      picture: Buffer.from(await picture.arrayBuffer()),
      type: picture.headers.get('content-type'),
    };
  };
  const [ravi, sita] = [await looked('Ravi Kumar'), await looked('सीता देवी')];
  expect([ravi.type, ravi.text.includes('Flat.jpg')]).toEqual(['image/webp', true]);
  expect(ravi.picture.equals(sita.picture)).toBe(false);
  const { width } = await sharp(ravi.picture).metadata();
  expect(width).toBe(90);
  const file = new URL(play.pageIn(ravi.text).replace('/page/0?', '/file?'), play.app.url).href;
  expect((await play.visit(file)).status).toBe(302);
  const { items } = (
    await play.app.as(play.asha).ask(api.listShareOpenings, { query: { shareId: body.shareId } })
  ).body;
  expect(items.map(({ name }) => name)).toEqual(['सीता देवी', 'Ravi Kumar']);
});

test('what has no file cannot be shared view only', async () => {
  const made = await play.shareNote(play.staff, { allows: 'view' });
  expect(made.body.code).toBe('share_not_viewable');
});

test('a link asks the permission of its maker again each time it opens', async () => {
  const { url = null } = (await play.shareNote(play.staff)).body;
  const front = await play.visit(url);
  expect(front.text).toContain('Notes of the shop');
  const inside = play.linkIn(front.text, 'view');
  expect((await play.visit(inside)).text).toContain('Buy neem oil');
  await play.setPermissions([]);
  expect([(await play.visit(url)).status, (await play.visit(inside)).status]).toEqual([410, 410]);
  await play.setPermissions(['customers.update']);
  expect((await play.visit(url)).status).toBe(200);
  const { db } = play.app.platform;
  await sql`update user_account set status = 'Blocked' where user_id = ${play.staff.userId}`.execute(db);
  expect((await play.visit(url)).status).toBe(410);
  await sql`update user_account set status = 'Active' where user_id = ${play.staff.userId}`.execute(db);
});

test('all of a business who may share a thing see its links, and turn them off', async () => {
  const { body } = await play.shareNote(play.staff);
  const query = { subject: 'paper', subjectId: play.noteId } as const;
  const seen = (await play.app.as(play.owner).ask(api.listShares, { query })).body.items;
  expect(seen.find(({ shareId }) => shareId === body.shareId)).toMatchObject({
    isOwn: false,
    sharedBy: 'Ravi Kumar',
  });
  await play.app.as(play.owner).ask(api.revokeShare, { query: { shareId: body.shareId } });
  expect((await play.visit(body.url ?? null)).status).toBe(410);
});

test('who finds a link over asks for access again; its maker hears of it once a day, and the same link opens', async () => {
  const documentId = await play.keep('Deed.jpg');
  const { body } = await play.share(documentId, { days: 1 });
  const ask = (name: string) => play.answer(`${body.url}/ask`, { name });
  expect((await ask('Ravi Kumar')).status).toBe(303);
  play.app.clock.advance(dayMs);
  expect((await play.visit(body.url)).text).toContain('Ask for access again');
  await Promise.all([ask('Ravi Kumar'), ask('Ravi Kumar'), ask('Sita')]);
  await play.app.drain();
  const told = play.app.sms.filter(({ variables }) => JSON.stringify(variables).includes('Deed.jpg'));
  expect(told).toHaveLength(1);
  const [asked] = await play.list(documentId);
  expect(asked?.state).toBe('expired');
  expect(asked?.asked?.name).toMatch(/Ravi Kumar|Sita/);
  const change = { body: { shareId: body.shareId, days: 7 } };
  const changed = (await play.app.as(play.asha).ask(api.changeShare, change)).body;
  expect([changed.state, changed.asked, changed.url]).toEqual(['open', null, body.url]);
  expect((await play.visit(body.url)).status).toBe(200);
});

test('addresses of links that were given before there was one page open on', async () => {
  const { body } = await play.share(await play.keep('Old plan.jpg'));
  for (const [path, kind] of [
    ['/invoice/shared', 'invoice share'],
    ['/estimate/shared', 'estimate share'],
    ['/paper/shared', 'party paper share'],
    ['/letters/shared', 'employment letter share'],
  ] as const) {
    const code = shareCodes(kind).codeOf(play.app.platform.config.secret, body.shareId);
    const moved = await play.visit(new URL(`${path}/${code}`, play.app.url).href);
    expect([path, moved.status]).toEqual([path, 302]);
    expect((await play.visit(required(moved.headers.get('location')))).text).toContain('Old plan.jpg');
    const strange = await play.visit(new URL(`${path}/${code.slice(0, -2)}`, play.app.url).href);
    expect((await play.visit(required(strange.headers.get('location')))).status).toBe(404);
  }
});

test('links go half a year after their end, with their log', async () => {
  const { body } = await play.share(await play.keep(), { days: 1 });
  await play.openFile(body.url);
  const { db } = play.app.platform;
  const left = async () =>
    (await sql`select 1 from share_opening where share_id = ${body.shareId}`.execute(db)).rows.length;
  play.app.clock.advance(180 * dayMs);
  await play.removeEnded();
  expect(await left()).toBe(1);
  play.app.clock.advance(2 * dayMs);
  await play.removeEnded();
  expect([await left(), (await play.visit(body.url)).status]).toEqual([0, 404]);
});
