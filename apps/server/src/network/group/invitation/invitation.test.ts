/** Who is in a group invites connections; who is invited accepts or declines. */
import { invitedDaily } from '@nukkad/contract/network/group/group-invitation.model';
import type { GroupInvitationStatus } from '@nukkad/contract/network/group/group-invitation.noun';
import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { grouping } from '../../../../test/fixtures/group-fixture.ts';
import { inviting } from '../../../../test/fixtures/invitation-fixture.ts';
import {
  type Posting,
  type TestMember,
  aMember,
  postFixture,
} from '../../../../test/fixtures/post-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { type Mounted, aViewer } from '../../../../test/harness/mounted.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import { groupPersonal } from '../group-personal.store.ts';

let play: Posting;
let app: Mounted;
let groups: ReturnType<typeof grouping>;
let invitations: ReturnType<typeof inviting>;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  groups = grouping(play);
  invitations = inviting(play);
});
afterAll(() => app.close());

const dayMs = 24 * 3_600_000;
const told = async ({ viewer: { userId } }: TestMember, name: string): Promise<readonly string[]> => {
  await app.drain();
  const { rows } = await sql<{ body: string }>`select body_en as body from notification
    where user_id = ${userId} and body_en like ${`%${name}%`} order by created_at`.execute(app.platform.db);
  return rows.map(({ body }) => body);
};

interface Three {
  readonly owner: TestMember;
  readonly inside: TestMember;
  readonly invited: TestMember;
  readonly groupId: string;
}

/** A group with its owner and one more in it, both connected with a third one. */
async function three(more: Parameters<typeof groups.make>[1] = {}): Promise<Three> {
  const [owner, inside, invited] = [
    await aMember(play, 'Lata Owner'),
    await aMember(play, 'Indu Inside'),
    await aMember(play, 'Vikas Guest'),
  ];
  for (const one of [owner, inside]) await play.connect(one, invited);
  const { groupId } = await groups.make(owner, { ...more, joining: 'open' });
  await groups.join(inside, groupId);
  if (more.joining === 'request')
    await sql`update network_group set joining = 'request' where group_id = ${groupId}`.execute(
      app.platform.db,
    );
  return { owner, inside, invited, groupId };
}

const statusOf = async (groupId: string, { memberId }: TestMember): Promise<string | null> => {
  const { rows } = await sql<{ status: string }>`select status from network_group_invitation
    where group_id = ${groupId} and member_id = ${memberId}`.execute(app.platform.db);
  return rows[0]?.status ?? null;
};

test('a member of an open group invites a connection, who reads whose invitation it is and accepts', async () => {
  const { inside, invited, groupId } = await three({ name: 'Tilers of the lake' });
  expect((await invitations.invite(inside, groupId, invited)).body).toMatchObject({
    state: 'invited',
    can: { invite: false, withdraw: true },
  });
  expect(await told(invited, 'Tilers of the lake')).toEqual([
    'Indu Inside invites you to the group Tilers of the lake.',
  ]);
  expect(await invitations.waiting(invited)).toEqual([[groupId, inside.memberId]]);
  expect(await groups.read(invited, groupId)).toMatchObject({
    standing: 'none',
    inviter: { memberId: inside.memberId },
    can: { accept: true },
  });
  expect((await invitations.answer(invited, groupId, 'accept')).body).toMatchObject({ standing: 'member' });
  expect(await told(inside, 'Tilers of the lake')).toEqual([
    'Vikas Guest is now in Tilers of the lake, as you invited them.',
  ]);
  expect(await invitations.waiting(invited)).toEqual([]);
  expect(await groups.read(invited, groupId)).toMatchObject({
    members: 3,
    inviter: null,
    can: { accept: false },
  });
});

test('in a group by request who decides lets in by inviting; the invitation of a member is a request', async () => {
  const one = await three({ joining: 'request' });
  await invitations.invite(one.owner, one.groupId, one.invited);
  expect((await invitations.answer(one.invited, one.groupId, 'accept')).body).toMatchObject({
    standing: 'member',
  });
  const other = await three({ joining: 'request' });
  await invitations.invite(other.inside, other.groupId, other.invited);
  expect((await invitations.answer(other.invited, other.groupId, 'accept')).body).toMatchObject({
    standing: 'requested',
  });
  expect((await groups.read(other.owner, other.groupId)).requests).toBe(1);
});

test('who presses “Join” uses the invitation', async () => {
  const { owner, invited, groupId } = await three({ joining: 'request' });
  await invitations.invite(owner, groupId, invited);
  expect(await groups.join(invited, groupId)).toMatchObject({ standing: 'member' });
  expect(await statusOf(groupId, invited)).toBe('accepted');
});

type Act = 'invite' | 'withdraw' | 'accept' | 'decline';
/** What an invitation becomes by each act, or with which refusal it stays as it is. */
const moves: Readonly<Record<GroupInvitationStatus | 'none', Readonly<Record<Act, string>>>> = {
  none: {
    invite: 'invited',
    withdraw: 'group_invitation_not_found',
    accept: 'group_invitation_not_found',
    decline: 'group_invitation_not_found',
  },
  invited: { invite: 'invited', withdraw: 'withdrawn', accept: 'accepted', decline: 'declined' },
  accepted: {
    invite: 'group_invite_not_now',
    withdraw: 'group_invitation_moved_on',
    accept: 'accepted',
    decline: 'group_invitation_not_found',
  },
  declined: {
    invite: 'group_invite_not_now',
    withdraw: 'group_invitation_moved_on',
    accept: 'group_invitation_not_found',
    decline: 'group_invitation_not_found',
  },
  withdrawn: {
    invite: 'group_invite_not_now',
    withdraw: 'group_invitation_moved_on',
    accept: 'group_invitation_not_found',
    decline: 'group_invitation_not_found',
  },
};
const before: Readonly<Record<GroupInvitationStatus | 'none', readonly Act[]>> = {
  none: [],
  invited: ['invite'],
  accepted: ['invite', 'accept'],
  declined: ['invite', 'decline'],
  withdrawn: ['invite', 'withdraw'],
};
const act = ({ inside, invited, groupId }: Three, verb: Act) =>
  verb === 'invite' || verb === 'withdraw'
    ? invitations[verb](inside, groupId, invited)
    : invitations.answer(invited, groupId, verb);

test.each(
  Object.entries(moves).flatMap(([from, acts]) =>
    Object.entries(acts).map(([verb, to]) => [from, verb, to] as const),
  ),
)('an invitation that is %s: to %s it makes it %s', async (from, verb, to) => {
  const found = await three();
  const isState = (one: string): one is keyof typeof before => one in before;
  const isAct = (one: string): one is Act => ['invite', 'withdraw', 'accept', 'decline'].includes(one);
  for (const step of isState(from) ? before[from] : []) await act(found, step);
  const { status, body } = isAct(verb) ? await act(found, verb) : { status: 0, body: {} };
  if (to.startsWith('group_')) {
    expect(body).toMatchObject({ code: to });
    expect((await statusOf(found.groupId, found.invited)) ?? 'none').toBe(from);
    return;
  }
  expect(status).toBeLessThan(300);
  expect(await statusOf(found.groupId, found.invited)).toBe(to);
});

test('who declined is not asked again for three weeks, by anyone; then it is', async () => {
  const { owner, inside, invited, groupId } = await three();
  await invitations.invite(inside, groupId, invited);
  await invitations.answer(invited, groupId, 'decline');
  expect(await invitations.invitees(owner, groupId)).toEqual([[invited.memberId, 'not_now']]);
  expect((await invitations.invite(owner, groupId, invited)).body).toMatchObject({
    code: 'group_invite_not_now',
  });
  app.clock.advance(22 * dayMs);
  expect((await invitations.invite(owner, groupId, invited)).status).toBe(201);
});

test('connections alone are invited, by who is in the group, and not those whom no one may ask', async () => {
  const { owner, invited, groupId } = await three();
  const stranger = await aMember(play, 'Nina Stranger');
  expect((await invitations.invite(owner, groupId, stranger)).body).toMatchObject({
    code: 'group_invite_connections',
  });
  const outside = await aMember(play, 'Omar Outside');
  await play.connect(outside, invited);
  expect((await invitations.invite(outside, groupId, invited)).body).toMatchObject({
    code: 'group_invite_connections',
  });
  expect(await invitations.invitees(outside, groupId)).toEqual([]);
  const { version } = await app.as(invited.viewer).call(getNetworkSettings);
  await app.as(invited.viewer).call(changeNetworkSettings, { body: { askedBy: 'none', version } });
  expect(await invitations.invitees(owner, groupId)).toEqual([]);
  expect((await invitations.invite(owner, groupId, invited)).body).toMatchObject({
    code: 'group_invite_not_now',
  });
});

test('connections are found by a part of their name with a letter wrong, each with what it is to the group', async () => {
  const { owner, inside, invited, groupId } = await three();
  await play.connect(owner, inside);
  expect(await invitations.invitees(owner, groupId, 'vikas gust')).toEqual([[invited.memberId, 'free']]);
  expect(await invitations.invitees(owner, groupId)).toEqual([
    [inside.memberId, 'in'],
    [invited.memberId, 'free'],
  ]);
});

test('an invitation ends with a block and with the place of who invited; another one invites then', async () => {
  const { owner, inside, invited, groupId } = await three();
  await invitations.invite(inside, groupId, invited);
  await groups.leave(inside, groupId);
  expect(await invitations.waiting(invited)).toEqual([]);
  expect((await invitations.answer(invited, groupId, 'accept')).body).toMatchObject({
    code: 'group_invitation_not_found',
  });
  expect((await invitations.invite(owner, groupId, invited)).status).toBe(201);
  expect(await invitations.waiting(invited)).toEqual([[groupId, owner.memberId]]);
  await play.block(invited, owner);
  expect(await invitations.waiting(invited)).toEqual([]);
});

test('a member who was removed is invited back by who decides alone', async () => {
  const { owner, inside, invited, groupId } = await three();
  await groups.join(invited, groupId);
  await groups.decide(owner, groupId, invited, 'remove');
  expect((await invitations.invite(inside, groupId, invited)).body).toMatchObject({
    code: 'group_invite_not_now',
  });
  expect((await invitations.invite(owner, groupId, invited)).status).toBe(201);
  expect((await invitations.answer(invited, groupId, 'accept')).body).toMatchObject({ standing: 'member' });
});

test('twenty presses of “Accept” and “Decline” at once are one answer, and the count is right', async () => {
  const { owner, invited, groupId } = await three();
  await invitations.invite(owner, groupId, invited);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      invitations.answer(invited, groupId, at % 2 === 0 ? 'accept' : 'decline'),
    ),
  );
  const { standing, members } = await groups.read(invited, groupId);
  const status = required(await statusOf(groupId, invited));
  expect([standing, members]).toEqual(status === 'accepted' ? ['member', 3] : ['none', 2]);
});

test('a new member invites few a day, also when it presses all at once', async () => {
  const young = await play.join(aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Tara New') }));
  const { groupId } = await groups.make(await aMember(play, 'Gopal Owner'));
  await groups.join(young, groupId);
  const friends: TestMember[] = [];
  for (let at = 0; at <= invitedDaily.new; at += 1) {
    const friend = await aMember(play, `Friend ${at}`);
    await play.connect(friend, young);
    friends.push(friend);
  }
  const answers = await Promise.all(friends.map((friend) => invitations.invite(young, groupId, friend)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(invitedDaily.new);
  expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'group_invite_limit' });
});

test('invitations are in the copy of who sent them and who got them, and go when one leaves', async () => {
  const { owner, invited, groupId } = await three();
  await invitations.invite(owner, groupId, invited);
  const { db } = app.platform;
  for (const { viewer } of [owner, invited])
    expect(Object.keys(await exportOf(groupPersonal, db, viewer.userId))).toContain('Invitations to groups');
  await db.transaction().execute((tx) => eraseFrom(groupPersonal, tx, invited.viewer.userId));
  expect(await statusOf(groupId, invited)).toBeNull();
});
