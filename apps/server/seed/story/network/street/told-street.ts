/**
 * A living street: what the members of the demo city post over three weeks, and what others say to it. Rows in a few
 * statements, as the product would have written them one by one.
 */
import { sql } from 'kysely';
import type { Database } from '../../../../src/platform/db/database.ts';
import { newId } from '../../../../src/platform/id.ts';
import type { DemoCity } from '../../../city/demo-city.ts';
import { type Random, seededRandom } from '../../../random.ts';
import { isOfSomeSize } from '../../larger-work.ts';
import type { Stage } from '../../stage.ts';
import { type Answered, makeComments, makeReactions } from './made-answers.ts';
import { type MadePost, type Poster, makePosts, sentencesIn } from './made-posts.ts';
import { languages } from './phrases.ts';
import type { Part } from './scene.ts';
import { streetTimes } from './street-times.ts';
import { type WrittenPost, writeComments, writePosts, writeReactions } from './written-street.ts';

const days = 21;
/** So many of each member: about two thousand in the city. */
const postsEach = 12;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What each of those by whom the city is shown has kept for later. */
const savedEach = 5;

interface Row {
  readonly memberId: string;
  readonly userId: string | null;
  readonly handle: string;
  readonly writtenBy: string | null;
  readonly cityCode: string | null;
  readonly tradeIds: readonly string[];
  readonly connections: readonly string[];
}

const listRows = async (db: Database): Promise<readonly Row[]> =>
  (
    await sql<Row>`select m.member_id as "memberId", m.user_id as "userId", m.handle,
        coalesce(o.owner_user_id, m.user_id) as "writtenBy", m.city_code as "cityCode", m.trade_ids as "tradeIds",
        array(select case c.low_id when m.member_id then c.high_id else c.low_id end from network_connection c
          where m.member_id in (c.low_id, c.high_id) and c.status = 'Accepted' order by c.connection_id) as connections
      from network_member m left join organisation o on o.organisation_id = m.organisation_id
      where m.is_active order by m.created_at, m.member_id`.execute(db)
  ).rows;

/** A third writes in Hindi, some as they speak. */
const spoken = [...Array<number>(9).fill(0), ...Array<number>(6).fill(1), 2, 2] as const;

function postersOf(random: Random, rows: readonly Row[], city: DemoCity): readonly Poster[] {
  const workers = new Set(
    city.shops.flatMap(({ people, desk }) => [...people, desk].map((one) => one.userId)),
  );
  const seekers = new Set(city.jobSeekers.map(({ userId }) => userId));
  const partOf = ({ userId }: Row): Part => {
    if (userId === null) return 'shop';
    if (workers.has(userId)) return 'worker';
    return seekers.has(userId) ? 'seeker' : 'neighbour';
  };
  const shops = new Map(rows.filter(({ userId }) => userId === null).map((row) => [row.memberId, row]));
  return rows.map((row) => ({
    memberId: row.memberId,
    part: partOf(row),
    writtenBy: row.writtenBy,
    cityCode: row.cityCode,
    trades: row.tradeIds,
    language: languages[random.pick(spoken)] ?? 'en',
    shops: row.connections.flatMap((id) => {
      const shop = shops.get(id);
      return shop ? [{ memberId: id, handle: shop.handle, trade: shop.tradeIds[0] ?? '' }] : [];
    }),
  }));
}

/** What is added to a post by an edit is its last sentence. */
function beforeOf(random: Random, { body, publishedAt }: MadePost, present: Date): string | null {
  const said = sentencesIn(body);
  const last = said.at(-1);
  const isEdited =
    said.length > 1 && publishedAt < new Date(present.getTime() - hourMs) && random.chance(0.04);
  return isEdited && last !== undefined ? body.replace(` ${last}`, '') : null;
}

function postsOf(random: Random, posters: readonly Poster[], present: Date): readonly WrittenPost[] {
  const times = streetTimes(random, posters.length * postsEach, days, present);
  return makePosts(random, posters, times).map((post) => ({
    ...post,
    postId: newId(),
    audience: random.chance(0.88) ? 'everyone' : 'connections',
    before: beforeOf(random, post, present),
  }));
}

/** Connections, and of a post to everyone others of the city too; connections first, as they read more of it. */
function answeredOf(rows: readonly Row[], posts: readonly WrittenPost[]): readonly Answered[] {
  const connectionsOf = new Map(rows.map(({ memberId, connections }) => [memberId, connections]));
  const everyone = rows.map(({ memberId }) => memberId);
  return posts.map(({ author: { memberId }, audience, ...post }) => {
    const connected = connectionsOf.get(memberId) ?? [];
    const others = audience === 'everyone' ? everyone.filter((id) => id !== memberId) : [];
    return { ...post, authorId: memberId, readers: [...connected, ...connected, ...connected, ...others] };
  });
}

/** Those by whom the city is shown joined first. */
const keepSome = (db: Database, random: Random, rows: readonly Row[], answered: readonly Answered[]) => {
  const saved = rows.slice(0, 10).flatMap(({ memberId }) => {
    const seen = answered.filter((one) => one.readers.includes(memberId)).slice(-200);
    return Array.from({ length: seen.length > savedEach ? savedEach : 0 }, () => ({
      memberId,
      ...random.pick(seen),
    }));
  });
  return sql`insert into network_saved_post (member_id, post_id, at)
    select s."memberId", s."postId", s."publishedAt"
    from jsonb_to_recordset(${JSON.stringify(saved.map(({ memberId, postId, publishedAt }) => ({ memberId, postId, publishedAt })))}::jsonb)
      as s("memberId" uuid, "postId" uuid, "publishedAt" timestamptz) on conflict do nothing`.execute(db);
};

async function tell(stage: Stage, city: DemoCity, present: Date): Promise<void> {
  const { db } = stage.app.platform;
  const rows = await listRows(db);
  if (rows.length === 0) return;
  const random = seededRandom(37_200);
  const posts = postsOf(random, postersOf(random, rows, city), present);
  const answered = answeredOf(rows, posts);
  const comments = makeComments(random, answered, present);
  const reactions = makeReactions(random, answered, comments, present);
  const writerOf = new Map(rows.map(({ memberId, writtenBy }) => [memberId, writtenBy]));
  await db.transaction().execute(async (tx) => {
    await writePosts(tx, posts);
    await writeComments(tx, comments, writerOf);
    await writeReactions(tx, reactions);
  });
  await keepSome(db, random, rows, answered);
}

/** Told of a city of some size, once its members are there. */
export function planStreet(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const at = new Date(present.getTime() - 5 * minuteMs);
  stage.timeline.plan(at, () => tell(stage, city, at));
}
