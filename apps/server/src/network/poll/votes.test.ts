/** Votes that race each other and the end, and what a vote costs. */
import * as api from '@nukkad/contract/network/poll/poll.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { polling, voting } from '../../../test/fixtures/poll-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { tripsOfAll } from '../../../test/fixtures/trips.ts';
import { type Mounted, aViewer } from '../../../test/harness/mounted.ts';

const count = tripsOfAll();
let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let polls: ReturnType<typeof polling>;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  polls = polling(play);
  [asha, ravi] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Ravi Kumar')];
});
afterAll(() => app.close());

/** Members without a call for each of them. */
async function manyMembers(most: number): Promise<readonly TestMember['viewer'][]> {
  const { db } = app.platform;
  const userIds: string[] = [];
  for (let at = 0; at < most; at += 1) userIds.push(await aUser(db, `Voter Number${at}`));
  await sql`insert into network_member (member_id, user_id, handle, shown_name, created_at)
    select gen_random_uuid(), u.id, 'voter-' || u.at, 'Voter N.', ${app.clock.now()}
    from unnest(${userIds}::uuid[]) with ordinality as u(id, at)`.execute(db);
  return userIds.map((userId) => aViewer({ role: 'Buyer', userId }));
}

test('fifty votes of one member at once are one vote, and those of a hundred members all count', async () => {
  const [{ pollId }, members] = [await polls.ask(asha), await manyMembers(100)];
  const options = [1, 2, 3] as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => polls.vote(ravi, pollId, options[at % options.length])),
  );
  expect(answers.every(({ voters: all }) => all === 1)).toBe(true);
  const { votes, choice } = await polls.read(ravi, pollId);
  expect(votes).toEqual(options.map((option) => (option === choice ? 1 : 0)));
  for (const moved of [0, 1])
    await Promise.all(
      members.map((viewer, at) =>
        app.as(viewer).call(api.updatePoll, voting(pollId, ((at + moved) % options.length) + 1)),
      ),
    );
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from network_poll_vote where poll_id = ${pollId} group by option order by option`.execute(
    app.platform.db,
  );
  const after = await polls.read(ravi, pollId);
  expect(after.voters).toBe(101);
  expect(after.votes).toEqual(rows.map((row) => row.count));
}, 60_000);

test('of votes that race the end each is counted before it, or refused', async () => {
  const { pollId } = await polls.ask(asha);
  const [bina, chand, dev] = [
    await aMember(play, 'Bina Sen'),
    await aMember(play, 'Chand Sen'),
    await aMember(play, 'Dev Sen'),
  ];
  const answers = await Promise.all([
    ...[bina, chand, dev, ravi].map(({ viewer }) =>
      app.as(viewer).askLoosely(api.updatePoll, voting(pollId, 1)),
    ),
    app.as(asha.viewer).askLoosely(api.updatePoll, { body: { pollId, version: 1, action: 'end' } }),
  ]);
  const counted = answers.slice(0, 4).filter(({ status }) => status === 200).length;
  expect(answers.at(-1)?.status).toBe(200);
  expect((await polls.read(asha, pollId)).votes).toEqual([counted, 0, 0]);
});

test('a vote takes three trips to the database', async () => {
  const { pollId } = await polls.ask(ravi);
  await polls.vote(asha, pollId);
  for (const option of [1, 2, 3]) {
    const { trips, statements } = await count(() => polls.vote(asha, pollId, option));
    expect.soft(trips, statements.join('\n')).toBeLessThanOrEqual(3);
  }
});
