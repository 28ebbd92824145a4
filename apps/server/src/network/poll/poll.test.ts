import { newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { chooseActsFor } from '@nukkad/contract/network/member/member.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import {
  listModerationCases,
  removeContent,
} from '@nukkad/contract/network/moderation/moderation-office.api';
import * as api from '@nukkad/contract/network/poll/poll.api';
import { pollsADay, votesADayOfNew } from '@nukkad/contract/network/poll/poll.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { plainPoll, polling, voting } from '../../../test/fixtures/poll-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { type Mounted, aViewer } from '../../../test/harness/mounted.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { pollPersonal } from './poll-personal.store.ts';
import { momentOf } from '../../platform/spoken.rules.ts';

type Polling = ReturnType<typeof polling>;
let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let meera: TestMember;
let ask: Polling['ask'];
let vote: Polling['vote'];
let read: Polling['read'];
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  ({ ask, vote, read } = polling(play));
  [asha, ravi, meera] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar', false),
    await aMember(play, 'Meera Nair'),
  ];
  await play.connect(asha, ravi);
});
afterAll(() => app.close());

const minuteMs = 60_000;
const refusedVote = async ({ viewer }: TestMember, pollId: string, option = 1, version = 1) =>
  (await app.as(viewer).refused(api.updatePoll, voting(pollId, option, version))).code;
const act = ({ viewer }: TestMember, pollId: string, action: 'end' | 'delete', version = 1) =>
  app.as(viewer).call(api.updatePoll, { body: { pollId, version, action } });
const listed = async ({ viewer }: TestMember, of: 'open' | 'ended' | 'mine' | 'voted') =>
  (await app.as(viewer).call(api.listPolls, { query: { of, limit: 100 } })).items.map(({ pollId }) => pollId);
const voters = async ({ viewer }: TestMember, pollId: string, option?: number) =>
  (await app.as(viewer).call(api.listPollVoters, { query: { pollId, ...(option && { option }) } })).items.map(
    ({ member, option: chosen }) => [member.name, chosen],
  );
const passes = (minutes: number) => app.drain(new Date(app.clock.now().getTime() + minutes * minuteMs));

test('Asha asks; Ravi reads no result before his vote and both after it, and may change it until the end', async () => {
  const { pollId } = await ask(asha);
  const before = await read(ravi, pollId);
  expect([before.votes, before.choice, before.can]).toEqual([
    null,
    null,
    { vote: true, end: false, delete: false, seeVoters: false, report: true },
  ]);
  expect(await vote(ravi, pollId, 1)).toEqual({
    pollId,
    status: 'open',
    voters: 1,
    choice: 1,
    votes: [1, 0, 0],
    version: 1,
  });
  await vote(meera, pollId, 3);
  app.clock.advance(1_000);
  expect((await vote(ravi, pollId, 2)).votes).toEqual([0, 1, 1]);
  expect((await vote(ravi, pollId, 2)).votes).toEqual([0, 1, 1]);
  expect(await voters(asha, pollId)).toEqual([
    ['Ravi Kumar', 2],
    ['Meera N.', 3],
  ]);
  expect(await voters(asha, pollId, 3)).toEqual([['Meera N.', 3]]);
});

test('a poll that waits for its end shows a result to no one before, not to its author either', async () => {
  const { pollId } = await ask(asha, { results: 'at_end' });
  expect(await vote(ravi, pollId, 1)).toMatchObject({ votes: null, voters: 1, choice: 1 });
  expect(await read(asha, pollId)).toMatchObject({ votes: null, can: { seeVoters: false } });
  expect(await voters(asha, pollId)).toEqual([]);
  await act(asha, pollId, 'end');
  expect(await read(ravi, pollId)).toMatchObject({ status: 'ended', votes: [1, 0, 0], choice: 1 });
  expect(await voters(ravi, pollId)).toEqual([['Ravi Kumar', 1]]);
});

test('an anonymous poll names no voter, and a vote that cannot be changed stays', async () => {
  const { pollId } = await ask(asha, { isAnonymous: true, canChange: false });
  await vote(ravi, pollId, 1);
  expect(await refusedVote(ravi, pollId, 2)).toBe('poll_vote_stays');
  expect((await vote(ravi, pollId, 1)).votes).toEqual([1, 0, 0]);
  expect(await voters(asha, pollId)).toEqual([]);
  expect(await read(ravi, pollId)).toMatchObject({ choice: 1, can: { vote: false, seeVoters: false } });
});

test('each refusal is said: no such option, another version, another’s poll, an ended one, one that is not theirs to see', async () => {
  const { pollId } = await ask(asha, { options: ['Yes', 'No'] });
  expect(await refusedVote(ravi, pollId, 3)).toBe('invalid_request');
  expect(await refusedVote(ravi, pollId, 1, 2)).toBe('poll_moved_on');
  const ending = { body: { pollId, version: 1, action: 'end' as const } };
  expect((await app.as(ravi.viewer).refused(api.updatePoll, ending)).code).toBe('poll_not_found');
  await act(asha, pollId, 'end');
  expect(await refusedVote(ravi, pollId)).toBe('poll_over');
  expect((await app.as(asha.viewer).refused(api.updatePoll, ending)).code).toBe('poll_moved_on');
  const { pollId: among } = await ask(asha, { audience: 'connections' });
  expect(await refusedVote(meera, among)).toBe('poll_not_found');
  expect((await vote(ravi, among)).voters).toBe(1);
  expect([await listed(meera, 'open'), await listed(ravi, 'open')].map((ids) => ids.includes(among))).toEqual(
    [false, true],
  );
});

test.each([
  ['one option', { options: ['Yes'] }],
  ['seven options', { options: ['1', '2', '3', '4', '5', '6', '7'] }],
  ['an option of 51 characters', { options: ['a'.repeat(51), 'No'] }],
  ['an empty option', { options: ['Yes', '  '] }],
  ['two equal options', { options: ['Yes', 'yes'] }],
  ['four minutes', { minutes: 4 }],
  ['more than 30 days', { minutes: 43_201 }],
  ['a phone number in the question', { question: 'Call me on 98765 43210?' }],
  ['a mail in an option', { options: ['asha@example.com', 'No'] }],
])('a poll with %s is refused', async (_said, more) => {
  const answer = await app.as(asha.viewer).askLoosely(api.createPoll, { body: { ...plainPoll, ...more } });
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'invalid_request']);
});

test('the end comes by its time: author and voters hear of it once, who was blocked meanwhile does not', async () => {
  const [bina, chand] = [await aMember(play, 'Bina Das'), await aMember(play, 'Chand Roy')];
  const { pollId } = await ask(asha, { minutes: 5, question: 'Shall we paint the gate?' });
  for (const voter of [asha, bina, chand]) await vote(voter, pollId);
  await play.block(chand, asha);
  expect(await listed(bina, 'open')).toContain(pollId);
  await passes(6);
  await app.drain();
  expect(await read(bina, pollId)).toMatchObject({ status: 'ended', votes: [3, 0, 0], version: 2 });
  expect(await listed(bina, 'ended')).toContain(pollId);
  expect(await listed(bina, 'voted')).toEqual([pollId]);
  const { rows } = await sql<{ body: string; userId: string }>`select body_en as body, user_id as "userId"
    from notification where body_en like '%paint the gate%' order by body_en desc`.execute(app.platform.db);
  expect(rows).toEqual([
    { userId: asha.viewer.userId, body: 'Your poll “Shall we paint the gate?” has ended with 3 votes.' },
    { userId: bina.viewer.userId, body: 'The poll “Shall we paint the gate?” that you voted in has ended.' },
  ]);
});

test('a new member asks twice and votes fifty times a day', async () => {
  const nina = await play.person('Nina Bose');
  for (const option of ['One', 'Two']) await ask(nina, { options: [option, 'Other'] });
  const refused = await app.as(nina.viewer).refused(api.createPoll, { body: plainPoll });
  expect([refused.code, refused.values]).toEqual([
    'poll_limit_new',
    { limit: pollsADay.new, from: momentOf(newMemberUntil({ createdAt: app.clock.now() })).en },
  ]);
  const { pollId } = await ask(asha);
  await sql`insert into network_poll (poll_id, author_id, question, options, votes, audience, is_anonymous, can_change, results,
      status, ends_at, created_at, updated_at, version)
    select gen_random_uuid(), ${asha.memberId}, 'Filled', '{a,b}', '{1,0}', 'everyone', true, true, 'at_end', 'ended',
      ${app.clock.now()}, ${app.clock.now()}, ${app.clock.now()}, 2 from generate_series(1, ${votesADayOfNew})`.execute(
    app.platform.db,
  );
  await sql`insert into network_poll_vote (poll_id, member_id, option, voted_at)
    select poll_id, ${nina.memberId}, 1, ${app.clock.now()} from network_poll where question = 'Filled'`.execute(
    app.platform.db,
  );
  expect(await refusedVote(nina, pollId)).toBe('poll_vote_limit');
  await sql`delete from network_poll where question = 'Filled'`.execute(app.platform.db);
});

test('an Admin removes a poll that was reported, its author reads it among the own ones and no one else anywhere', async () => {
  const { pollId } = await ask(asha, { question: 'Who is the worst neighbour?' });
  await vote(ravi, pollId);
  await app.as(meera.viewer).call(reportContent, {
    body: { subject: 'poll', subjectId: pollId, reason: 'abuse' },
  });
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Farah Khan') }));
  const { items } = await admin.call(listModerationCases, { query: { subject: 'poll' } });
  const found = required(items.find(({ subjectId }) => subjectId === pollId));
  expect(found.excerpt).toContain('worst neighbour');
  await admin.call(removeContent, {
    params: { caseId: found.caseId },
    body: {
      version: found.version,
      reason: 'abuse',
      words: 'It sets people against each other.',
      isStrike: false,
    },
  });
  expect(await refusedVote(ravi, pollId)).toBe('poll_not_found');
  expect(await read(asha, pollId)).toMatchObject({ status: 'removed', can: { vote: false, delete: true } });
  expect(await listed(ravi, 'voted')).not.toContain(pollId);
  await act(asha, pollId, 'delete', 2);
  expect(await listed(asha, 'mine')).not.toContain(pollId);
});

test('who leaves takes their polls and votes along; polls of others keep the count', async () => {
  const lata = await aMember(play, 'Lata Joshi');
  const [own, other] = [await ask(lata), await ask(meera, { isAnonymous: true })];
  await vote(lata, other.pollId, 2);
  await vote(ravi, own.pollId);
  const { db } = app.platform;
  const told = JSON.stringify(await exportOf(pollPersonal, db, lata.viewer.userId));
  expect([told.includes(own.pollId), told.includes(other.pollId)]).toEqual([true, true]);
  await db.transaction().execute((tx) => eraseFrom(pollPersonal, tx, lata.viewer.userId));
  expect(await read(meera, other.pollId)).toMatchObject({ voters: 1, votes: [0, 1, 0] });
  const { rows } =
    await sql`select from network_poll_vote where poll_id in (${own.pollId}, ${other.pollId})`.execute(db);
  expect(rows).toEqual([]);
});

test('staff ask and vote for their business with the permission, and end a poll of it only with another one', async () => {
  const corner = await play.business('Clean Corner');
  const desk = await play.staff(corner.organisationId, 'Deepa Desk', ['network.view', 'network.create']);
  await app.as(desk).call(chooseActsFor, { body: { actsFor: 'business' } });
  const deepa = { ...corner, viewer: desk };
  const poll = await ask(deepa);
  expect([poll.author.name, poll.can.vote, poll.can.end]).toEqual(['Clean Corner', true, false]);
  await vote(deepa, poll.pollId);
  await expect(act(deepa, poll.pollId, 'end')).rejects.toThrow('forbidden');
  const reader = { ...deepa, viewer: { ...desk, permissions: new Set(['network.view'] as const) } };
  expect(await refusedVote(reader, poll.pollId)).toBe('forbidden');
  expect((await read(reader, poll.pollId)).can.vote).toBe(false);
});
