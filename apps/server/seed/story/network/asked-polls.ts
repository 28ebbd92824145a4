/** Members of the demo city ask each other: ended polls are rows, written at once; those that are open are asked by calls. */
import * as api from '@nukkad/contract/network/poll/poll.api';
import type { NewPollBody } from '@nukkad/contract/network/poll/poll.model';
import { sql } from 'kysely';
import type { Database } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/id.ts';
import type { DemoCity } from '../../city/demo-city.ts';
import { seededRandom } from '../../random.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';

const hourMs = 3_600_000;
const day = 1_440;

interface Asked {
  readonly question: string;
  readonly options: readonly string[];
  /** How often each is chosen, beside the others. */
  readonly weights: readonly number[];
}

const ended: readonly Asked[] = [
  {
    question: 'Which evening suits you for the street meeting?',
    options: ['Friday', 'Saturday', 'Sunday'],
    weights: [2, 7, 4],
  },
  {
    question: 'How often is your water tank cleaned?',
    options: ['Each 3 months', 'Twice a year', 'Once a year', 'I don’t know'],
    weights: [2, 5, 4, 2],
  },
  {
    question: 'Do you switch the geyser off at the wall?',
    options: ['Always', 'Sometimes', 'Never'],
    weights: [6, 4, 2],
  },
  {
    question: 'गली की सफ़ाई के लिए कौन सा दिन ठीक है?',
    options: ['शनिवार', 'रविवार', 'दोनों'],
    weights: [3, 6, 2],
  },
  {
    question: 'What colour for the school gate?',
    options: ['Blue', 'Green', 'Brick red', 'White'],
    weights: [5, 4, 3, 1],
  },
  {
    question: 'Do you get your AC serviced before summer?',
    options: ['Yes, every year', 'Only when it stops', 'I have no AC'],
    weights: [5, 4, 3],
  },
  {
    question: 'Should shops here open on Sunday mornings?',
    options: ['Yes', 'No'],
    weights: [6, 5],
  },
];

const open: readonly (Asked & Pick<NewPollBody, 'minutes' | 'isAnonymous' | 'canChange' | 'results'>)[] = [
  {
    question: 'When do you prefer a home visit?',
    options: ['Before 10 AM', '10 AM to 1 PM', 'Afternoon', 'After 6 PM'],
    weights: [3, 5, 2, 6],
    minutes: 7 * day,
    isAnonymous: false,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'Which weekend offer would you use?',
    options: ['Deep cleaning', 'Tap and drain check', 'Fan and switch check'],
    weights: [5, 3, 3],
    minutes: 3 * day,
    isAnonymous: true,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'How do you find a new electrician?',
    options: ['A neighbour tells me', 'I search here', 'The same one for years'],
    weights: [4, 6, 3],
    minutes: 14 * day,
    isAnonymous: true,
    canChange: false,
    results: 'at_end',
  },
  {
    question: 'मानसून से पहले आप क्या करवाते हैं?',
    options: ['छत की मरम्मत', 'नाली की सफ़ाई', 'बिजली की जाँच', 'कुछ नहीं'],
    weights: [4, 5, 3, 2],
    minutes: 30 * day,
    isAnonymous: false,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'Shall we keep the evening slots in winter?',
    options: ['Yes', 'No', 'Only on weekdays'],
    weights: [6, 1, 3],
    minutes: 5 * day,
    isAnonymous: false,
    canChange: false,
    results: 'at_end',
  },
];

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
  const polls = ended.map(({ question, options, weights }, place) => {
    const from = new Date(present.getTime() - (ended.length - place) * 60 * hourMs);
    const until = new Date(from.getTime() + (24 + 12 * place) * hourMs);
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
    select r."pollId", r."authorId", m.user_id, m.city_code, r.question, array(select jsonb_array_elements_text(r.options)),
      array_fill(0, array[jsonb_array_length(r.options)]), 'everyone', r."isEven", true, 'after_vote', 'ended', r.until,
      r.from, r.until, 2
    from jsonb_to_recordset(${JSON.stringify(polls)}::jsonb) as r("pollId" uuid, "authorId" uuid, question text, options jsonb,
      "from" timestamptz, until timestamptz, "isEven" boolean)
      join network_member m on m.member_id = r."authorId"`.execute(db);
  await vote(db, polls);
}

async function askOpen({ app: { platform }, client, actors }: Stage, city: DemoCity, present: Date) {
  const polls: Voting[] = [];
  for (const [place, shop] of city.shops.slice(0, open.length).entries()) {
    const asked = open[place];
    if (!asked) continue;
    const { weights, options, ...more } = asked;
    const { pollId } = await client.call(await actors.asOwner(shop), api.createPoll, {
      key: newId(),
      body: { ...more, options: [...options], audience: 'everyone' },
    });
    polls.push({ pollId, weights, from: present, until: present });
  }
  await vote(platform.db, polls);
}

/** Told of a city of some size, once its members are there. */
export function planPolls(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const at = new Date(present.getTime() - hourMs);
  stage.timeline.plan(at, async () => {
    await tellEnded(stage, at);
    await askOpen(stage, city, at);
  });
}
