import {
  addReadyReply,
  changeReadyReply,
  listReadyReplies,
  mostReplies,
  removeReadyReply,
} from '@nukkad/contract/talk/support/reply-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { type TalkFixture, talkFixture } from '../../../../test/fixtures/talk-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: TalkFixture;
let app: TalkFixture['app'];
let nandini: Viewer;
beforeAll(async () => {
  fixture = await talkFixture();
  ({ app } = fixture);
  nandini = await fixture.aPerson('Nandini Iyer', 'Admin');
});
beforeEach(async () => {
  await sql`delete from support_reply where version > 1 or changed_by is not null`.execute(app.platform.db);
});
afterAll(() => app.close());

const written = {
  title: 'Parts',
  textEn: 'The part for {{booking}} is ordered, {{name}}.',
  textHi: '{{booking}} का पुर्ज़ा मँगाया गया है, {{name}}।',
  position: 5,
  label: null,
  nextStep: null,
  team: null,
};
const add = (more: object = {}) =>
  app.as(nandini).askLoosely(addReadyReply, { body: { ...written, ...more } });
const list = async (query: object = {}): Promise<Wire> =>
  (await app.as(nandini).askLoosely(listReadyReplies, { query })).body;

test('ready replies come with the product in both languages, and what an Admin adds comes in its place', async () => {
  const { items, total } = await list({ count: 'true' });
  expect([items.length, total.count]).toEqual([6, 6]);
  for (const { textHi } of items) expect(textHi).toMatch(/[ऀ-ॿ]/);
  const added = await add();
  expect([added.status, added.body.changedBy]).toEqual([201, 'Nandini Iyer']);
  expect((await list()).items[0].title).toBe('Parts');
  expect((await list({ q: 'पुर्ज़ा' })).items.map(({ title }: { title: string }) => title)).toEqual(['Parts']);
  expect((await list({ q: '%' })).items).toEqual([]);
  const first = await list({ limit: 4 });
  const rest = await list({ limit: 4, cursor: first.nextCursor });
  expect([first.items.length, rest.items.length]).toEqual([4, 3]);
});

test('a reply names only what a talk has, and no one but an Admin sees or writes any', async () => {
  const wrong = await add({ textEn: 'Your code is {{otp}}.' });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['textEn']]);
  const asha = await fixture.aPerson();
  expect((await app.as(asha).askLoosely(listReadyReplies, { query: {} })).status).toBe(403);
  expect((await app.as(asha).askLoosely(addReadyReply, { body: written })).status).toBe(403);
});

test('a change on old words is refused, a removed reply is gone, and each leaves its line in the audit log', async () => {
  const { replyId, version } = (await add()).body;
  const change = (more: object) =>
    app.as(nandini).askLoosely(changeReadyReply, { params: { replyId }, body: { ...written, ...more } });
  expect((await change({ title: 'Spare part', version })).body.title).toBe('Spare part');
  expect((await change({ version })).body.code).toBe('reply_changed');
  const remove = (seen: number) =>
    app.as(nandini).askLoosely(removeReadyReply, { params: { replyId }, body: { version: seen } });
  expect((await remove(version)).body.code).toBe('reply_changed');
  expect((await remove(version + 1)).body).toEqual({ removed: true });
  expect((await remove(version + 1)).body.code).toBe('reply_not_found');
  const { rows } = await sql<{ action: string }>`select action from audit_log where subject_id = ${replyId}
    order by at, action`.execute(app.platform.db);
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'supportReply.added',
    'supportReply.changed',
    'supportReply.removed',
  ]);
});

test('at most a hundred are kept, also when two Admins add at one instant', async () => {
  const left = mostReplies - 6 - 1;
  await sql`insert into support_reply (reply_id, title, text_en, text_hi, position, changed_by)
    select gen_random_uuid(), 'Reply ' || n, 'Words', 'शब्द', 500, ${nandini.userId}::uuid
    from generate_series(1, ${left}::int) n`.execute(app.platform.db);
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('a reply may label a request and say what happens next; a team is named where it is forwarded, and there alone', async () => {
  const kept = await add({ label: ' Spare Part ', nextStep: 'forward', team: 'operations' });
  expect(kept.body).toMatchObject({ label: 'spare part', nextStep: 'forward', team: 'operations' });
  const { replyId, version } = kept.body;
  const body = { ...written, nextStep: 'resolve', version };
  const changed = await app.as(nandini).askLoosely(changeReadyReply, { params: { replyId }, body });
  expect(changed.body).toMatchObject({ label: null, nextStep: 'resolve', team: null });
  for (const wrong of [{ nextStep: 'forward' }, { team: 'operations' }]) {
    const refused = await add(wrong);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['team']]);
  }
});
