/** Members of the demo city ask each other: ended polls are rows, written at once; those that are open are asked by calls. */
import * as api from '@nukkad/contract/network/poll/poll.api';
import { sql } from 'kysely';
import type { Database } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/id.ts';
import type { DemoCity, Shop } from '../../city/demo-city.ts';
import { seededRandom } from '../../random.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';
import { endedPolls, openPolls } from './poll-words.ts';

const hourMs = 3_600_000;

interface Voting {
  readonly pollId: string;
  readonly weights: readonly number[];
  readonly from: Date;
  readonly until: Date;
}

const listMembers = async (db: Database): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>`select member_id as id from network_member where is_active
      order by created_at, member_id`.execute(db)
  ).rows.map(({ id }) => id);

/** As the product would have counted them: a part of the members, each once. */
async function vote(db: Database, polls: readonly Voting[]): Promise<void> {
  const members = await listMembers(db);
  const random = seededRandom(1_440);
  const votes = polls.flatMap(({ pollId, weights, from, until }) => {
    const chances = weights.flatMap((weight, at) => Array<number>(weight).fill(at + 1));
    const share = 0.25 + random.next() / 2;
    return members
      .filter(() => random.chance(share))
      .map((memberId) => ({
        pollId,
        memberId,
        option: random.pick(chances),
        at: new Date(from.getTime() + random.next() * (until.getTime() - from.getTime())),
      }));
  });
  await sql`insert into network_poll_vote (poll_id, member_id, option, voted_at, told_at)
    select v."pollId", v."memberId", v.option, v.at, case when p.status = 'ended' then p.ends_at end
    from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb) as v("pollId" uuid, "memberId" uuid, option int, at timestamptz)
      join network_poll p on p.poll_id = v."pollId"
    on conflict do nothing`.execute(db);
  await sql`update network_poll p set votes = array(
    select (select count(*)::int from network_poll_vote v where v.poll_id = p.poll_id and v.option = place)
    from generate_series(1, cardinality(p.options)) as place order by place)
    where p.poll_id in (select (v->>'pollId')::uuid from jsonb_array_elements(${JSON.stringify(votes)}::jsonb) v)`.execute(
    db,
  );
}

async function tellEnded({ app: { platform } }: Stage, present: Date): Promise<void> {
  const { db } = platform;
  const members = await listMembers(db);
  if (members.length === 0) return;
  const random = seededRandom(1_441);
  const polls = endedPolls.map(({ question, options, weights }, place) => {
    const from = new Date(present.getTime() - (endedPolls.length - place) * 27 * hourMs);
    const until = new Date(from.getTime() + (14 + 9 * (place % 5)) * hourMs);
    const last = until < present ? until : present;
    const authorId = random.pick(members);
    return {
      pollId: newId(),
      authorId,
      question,
      options,
      weights,
      from,
      until: last,
      isEven: place % 2 === 0,
    };
  });
  await sql`insert into network_poll (poll_id, author_id, written_by, city_code, question, options, votes, audience, is_anonymous,
      can_change, results, status, ends_at, created_at, updated_at, version)
    select r."pollId", r."authorId", coalesce(m.user_id, o.owner_user_id), m.city_code, r.question, array(select jsonb_array_elements_text(r.options)),
      array_fill(0, array[jsonb_array_length(r.options)]), 'everyone', r."isEven", true, 'after_vote', 'ended', r.until,
      r.from, r.until, 2
    from jsonb_to_recordset(${JSON.stringify(polls)}::jsonb) as r("pollId" uuid, "authorId" uuid, question text, options jsonb,
      "from" timestamptz, until timestamptz, "isEven" boolean)
      join network_member m on m.member_id = r."authorId"
      left join organisation o on o.organisation_id = m.organisation_id`.execute(db);
  await vote(db, polls);
}

/** By a call each, so that its end is planned; votes of the days since are rows. */
const askOpen = ({ client, actors }: Stage, shop: Shop, place: number): Promise<string | null> => {
  const asked = openPolls[place];
  if (!asked) return Promise.resolve(null);
  const { question, options, minutes, isAnonymous, canChange, results } = asked;
  const terms = { minutes, isAnonymous, canChange, results, audience: 'everyone' } as const;
  const body = { question, options: [...options], ...terms };
  return actors
    .asOwner(shop)
    .then((session) => client.call(session, api.createPoll, { key: newId(), body }))
    .then(({ pollId }) => pollId);
};

/** Told of a city of some size, once its members are there. */
export function planPolls(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const { timeline, app } = stage;
  const before = (hours: number) => new Date(present.getTime() - hours * hourMs);
  const polls: Voting[] = [];
  for (const [place, shop] of city.shops.slice(0, openPolls.length).entries()) {
    const from = before(2 + 7 * place);
    timeline.plan(from, async () => {
      const pollId = await askOpen(stage, shop, place);
      const weights = openPolls[place]?.weights;
      if (pollId !== null && weights) polls.push({ pollId, weights, from, until: before(1 / 4) });
    });
  }
  timeline.plan(before(1 / 4), async () => {
    await tellEnded(stage, before(1 / 4));
    await vote(app.platform.db, polls);
  });
}
