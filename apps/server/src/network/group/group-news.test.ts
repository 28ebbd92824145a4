/** What members are told of their group: why they are not in it, who owns it now, that it is closed. */
import * as api from '@nukkad/contract/network/group/group.api';
import type { MemberAction } from '@nukkad/contract/network/group/group.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grouping } from '../../../test/fixtures/group-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';

let play: Posting;
let app: Mounted;
let groups: ReturnType<typeof grouping>;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  groups = grouping(play);
});
afterAll(() => app.close());

const told = async ({ viewer: { userId } }: TestMember, name: string, lang: 'en' | 'hi' = 'en') => {
  await app.drain();
  const { rows } = await sql<{ body: string }>`select ${sql.ref(`body_${lang}`)} as body from notification
    where user_id = ${userId} and body_en like ${`%${name}%`} order by created_at`.execute(app.platform.db);
  return rows.map(({ body }) => body);
};

const decide = async (
  by: TestMember,
  groupId: string,
  { memberId }: TestMember,
  asked: { readonly action: MemberAction; readonly reason?: string; readonly words?: string },
) => {
  const of = asked.action === 'decline' ? 'requests' : 'members';
  const rows = await groups.listed(by, groupId, of);
  const { version } = required(rows.find(({ member }) => member.memberId === memberId));
  return app
    .as(by.viewer)
    .askLoosely(api.changeGroupMember, { body: { groupId, memberId, version, ...asked } });
};

test('who is declined reads why, in both languages, on the page of the group and in a notice', async () => {
  const [owner, asker] = [await aMember(play, 'Lata Owner'), await aMember(play, 'Ravi Asker')];
  const { groupId } = await groups.make(owner, { name: 'Masons alone', joining: 'request' });
  await groups.join(asker, groupId);
  const { status } = await decide(owner, groupId, asker, {
    action: 'decline',
    reason: 'other_trade',
    words: 'Try the group of painters.',
  });
  expect(status).toBe(200);
  expect(await groups.read(asker, groupId)).toMatchObject({
    refusal: { status: 'declined', reason: 'other_trade', words: 'Try the group of painters.' },
    can: { ask: false },
  });
  expect(await told(asker, 'Masons alone')).toEqual([
    'Your request to join Masons alone was declined (the group is for another trade: Try the group of painters.).',
  ]);
  expect((await told(asker, 'Masons alone', 'hi')).join()).toContain('यह ग्रुप दूसरे काम के लिए है');
  app.clock.advance(22 * 24 * 3_600_000);
  await groups.join(asker, groupId);
  expect(await groups.read(asker, groupId)).toMatchObject({ standing: 'requested', refusal: null });
});

test('who is removed reads why, and reads it once', async () => {
  const [owner, member] = [await aMember(play, 'Lata Owner'), await aMember(play, 'Meera Seller')];
  const { groupId } = await groups.make(owner, { name: 'Tools of the lane' });
  await groups.join(member, groupId);
  expect((await decide(owner, groupId, member, { action: 'remove', reason: 'advertising' })).status).toBe(
    200,
  );
  expect(await told(member, 'Tools of the lane')).toEqual([
    'You are no longer in the group Tools of the lane (the group is not for advertising).',
  ]);
  expect(await groups.read(member, groupId)).toMatchObject({
    standing: 'none',
    refusal: { status: 'removed', reason: 'advertising', words: null },
  });
  expect((await groups.read(owner, groupId)).refusal).toBeNull();
});

test.each([
  ['a reason that is none', { reason: 'because' }],
  ['a phone number', { words: 'Call 98765 43210.' }],
  ['301 letters', { words: 'a'.repeat(301) }],
])('%s is refused, and the member stays', async (_, wrong) => {
  const [owner, member] = [await aMember(play, 'Lata Owner'), await aMember(play, 'Meera Stays')];
  const { groupId } = await groups.make(owner);
  await groups.join(member, groupId);
  expect((await decide(owner, groupId, member, { action: 'remove', ...wrong })).body).toMatchObject({
    code: 'invalid_request',
  });
  expect((await groups.read(member, groupId)).standing).toBe('member');
});

test('members hear of another owner, and the page says since when', async () => {
  const [owner, heir, member] = [
    await aMember(play, 'Lata Owner'),
    await aMember(play, 'Hari Heir'),
    await aMember(play, 'Mina Member'),
  ];
  const { groupId } = await groups.make(owner, { name: 'Painters of the hill' });
  for (const one of [heir, member]) await groups.join(one, groupId);
  expect((await groups.decide(owner, groupId, heir, 'handOver')).status).toBe(200);
  expect(await told(heir, 'Painters of the hill')).toEqual(['The group Painters of the hill is yours now.']);
  expect(await told(member, 'Painters of the hill')).toEqual([
    'Hari H. now owns the group Painters of the hill.',
  ]);
  const { changedHands } = await groups.read(member, groupId);
  expect(changedHands).toBe(app.clock.now().toISOString());
});

test('an owner closes a group for good: members hear of it, its page says so, and nothing of it is read or written', async () => {
  const [owner, member, other] = [
    await aMember(play, 'Lata Owner'),
    await aMember(play, 'Mina Member'),
    await aMember(play, 'Omar Outside'),
  ];
  const { groupId, version } = await groups.make(owner, { name: 'Welders of the ghat' });
  await groups.join(member, groupId);
  await groups.write(member, groupId, 'Who has a mask?');
  const close = (by: TestMember, seen: number) =>
    app.as(by.viewer).askLoosely(api.closeGroup, { body: { groupId, version: seen } });
  expect((await close(member, version)).status).toBe(403);
  expect((await close(owner, version + 1)).body).toMatchObject({ code: 'group_moved_on' });
  const answers = await Promise.all([close(owner, version), close(owner, version)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await told(member, 'Welders of the ghat')).toEqual([
    'The group Welders of the ghat was closed by its owner.',
  ]);
  expect(await told(owner, 'Welders of the ghat')).toEqual([]);
  const shown = await groups.read(member, groupId);
  expect(shown).toMatchObject({ status: 'closed', closedAt: app.clock.now().toISOString() });
  expect(Object.values(shown.can).some(Boolean)).toBe(false);
  expect(await groups.said(member, { groupId })).toEqual([]);
  expect((await app.as(other.viewer).refused(api.getGroup, { query: { slug: groupId } })).code).toBe(
    'group_not_found',
  );
  const joining = await app
    .as(other.viewer)
    .askLoosely(api.changeOwnMembership, { body: { groupId, action: 'join' } });
  expect(joining.body).toMatchObject({ code: 'group_not_found' });
});
