/** What a member is to a group, and what becomes of it by each act: allowed or refused, from every state. */
import * as api from '@nukkad/contract/network/group/group.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grouping } from '../../../test/fixtures/group-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
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

const acts = ['join', 'leave', 'accept', 'decline', 'remove', 'appoint', 'dismiss', 'handOver'] as const;
type Act = (typeof acts)[number];
const states = ['none', 'requested', 'member', 'moderator', 'declined', 'left', 'removed'] as const;
type State = (typeof states)[number];

const notThere = 'group_member_not_found';
const movedOn = 'group_member_moved_on';
const closedTo = {
  accept: movedOn,
  decline: movedOn,
  remove: movedOn,
  appoint: movedOn,
  dismiss: movedOn,
  handOver: movedOn,
};

/** The state after it, or the code of the refusal, which changes nothing. */
const table: Readonly<Record<State, Readonly<Record<Act, string>>>> = {
  none: {
    join: 'requested',
    leave: notThere,
    accept: notThere,
    decline: notThere,
    remove: notThere,
    appoint: notThere,
    dismiss: notThere,
    handOver: notThere,
  },
  requested: { ...closedTo, join: 'requested', leave: 'left', accept: 'member', decline: 'declined' },
  member: {
    join: 'member',
    leave: 'left',
    accept: movedOn,
    decline: movedOn,
    remove: 'removed',
    appoint: 'moderator',
    dismiss: 'member',
    handOver: 'owner',
  },
  moderator: {
    join: 'moderator',
    leave: 'left',
    accept: movedOn,
    decline: movedOn,
    remove: 'removed',
    appoint: 'moderator',
    dismiss: 'member',
    handOver: 'owner',
  },
  declined: { ...closedTo, join: 'group_too_soon', leave: movedOn },
  left: { ...closedTo, join: 'requested', leave: movedOn },
  removed: { ...closedTo, join: 'group_too_soon', leave: movedOn },
};

/** How one comes there, by the acts of the member and of the owner. */
const ways: Readonly<Record<State, readonly Act[]>> = {
  none: [],
  requested: ['join'],
  member: ['join', 'accept'],
  moderator: ['join', 'accept', 'appoint'],
  declined: ['join', 'decline'],
  left: ['join', 'leave'],
  removed: ['join', 'accept', 'remove'],
};

interface Row {
  readonly status: string;
  readonly role: string;
  readonly version: number;
  readonly owns: boolean;
}
async function rowOf(groupId: string, { memberId }: TestMember): Promise<Row | null> {
  const { rows } = await sql<Row>`select x.status, x.role, x.version, g.owner_id = x.member_id as owns
    from network_group_membership x join network_group g using (group_id)
    where x.group_id = ${groupId} and x.member_id = ${memberId}`.execute(app.platform.db);
  return rows[0] ?? null;
}
async function stateOf(groupId: string, member: TestMember): Promise<string> {
  const row = await rowOf(groupId, member);
  if (row === null) return 'none';
  if (row.status !== 'member') return row.status;
  return row.owns ? 'owner' : row.role;
}

async function make(act: Act, owner: TestMember, member: TestMember, groupId: string) {
  if (act === 'join' || act === 'leave')
    return app.as(member.viewer).askLoosely(api.changeOwnMembership, { body: { groupId, action: act } });
  const version = (await rowOf(groupId, member))?.version ?? 1;
  const body = { groupId, memberId: member.memberId, action: act, version };
  return app.as(owner.viewer).askLoosely(api.changeGroupMember, { body });
}

test.each(states.flatMap((from) => acts.map((act) => [from, act, table[from][act]] as const)))(
  'who is %s: to %s makes it %s',
  async (from, act, to) => {
    const [owner, member] = [await aMember(play, 'Lata Owner'), await aMember(play, 'Mina Member')];
    const { groupId } = await groups.make(owner, { joining: 'request' });
    for (const step of ways[from]) await make(step, owner, member, groupId);
    expect(await stateOf(groupId, member)).toBe(from);
    const { status, body } = await make(act, owner, member, groupId);
    const isRefused = to.startsWith('group_');
    if (isRefused) expect(body).toMatchObject({ code: to });
    else expect(status).toBe(200);
    expect(await stateOf(groupId, member)).toBe(isRefused ? from : to);
    const inside = isRefused ? from : to;
    const counted = ['member', 'moderator', 'owner'].includes(inside) ? 2 : 1;
    expect((await groups.read(owner, groupId)).members).toBe(counted);
  },
);
