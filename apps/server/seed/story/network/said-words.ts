/**
 * What members say to each other's posts in the demo city: rows in a few statements, as the product would have written them.
 * A comment waits for the moderators, another was removed and appealed against.
 */
import { sql } from 'kysely';
import type { Database } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/id.ts';
import type { DemoCity } from '../../city/demo-city.ts';
import { type Random, seededRandom } from '../../random.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';

const hourMs = 3_600_000;
const comments = 260;
const reactions = 900;
const kinds = ['like', 'like', 'like', 'thanks', 'well_done', 'useful'] as const;

const words = [
  'Well done, it looks new.',
  'Thanks for telling us.',
  'How long did it take?',
  'We had the same last month. The second try worked.',
  'Good to know before the rains.',
  'Saving this for later.',
  'बहुत बढ़िया काम।',
  'धन्यवाद, काम की बात है।',
] as const;
const answers = ['About two days.', 'Thank you!', 'Happy to help.', 'आपका धन्यवाद।'] as const;
const rude = 'Only fools pay for this. Buy from my cousin instead.';

interface Posted {
  readonly postId: string;
  readonly authorId: string;
  readonly at: Date;
}
interface Said {
  readonly commentId: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly body: string;
  readonly at: Date;
}

const listPosts = async (db: Database): Promise<readonly Posted[]> =>
  (
    await sql<Posted>`select post_id as "postId", author_id as "authorId", published_at as at from network_post
      where status = 'published' and audience = 'everyone' order by published_at, post_id`.execute(db)
  ).rows;

const listMembers = async (db: Database): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>`select member_id as id from network_member where is_active
      order by created_at, member_id`.execute(db)
  ).rows.map(({ id }) => id);

const after = (random: Random, at: Date, present: Date): Date =>
  new Date(at.getTime() + random.next() * Math.min(48 * hourMs, present.getTime() - at.getTime()));

type Unnamed = Omit<Said, 'commentId' | 'parentId'> & { readonly answers: Unnamed | null };

/** Ids in the order of time, as comments are listed by them. */
function named(said: readonly Unnamed[]): readonly Said[] {
  const inTime = said.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const made = inTime.map(() => newId()).toSorted();
  const ids = new Map(inTime.map((one, place) => [one, made[place] ?? '']));
  return inTime.map(({ answers: parent, ...one }, place) => ({
    ...one,
    commentId: made[place] ?? '',
    parentId: parent && (ids.get(parent) ?? null),
  }));
}

function sayings(random: Random, posts: readonly Posted[], members: readonly string[], present: Date) {
  const said: Unnamed[] = [];
  for (let turn = 0; turn < comments; turn += 1) {
    const { postId, authorId: of, at } = random.pick(posts);
    const authorId = random.pick(members);
    const first = {
      postId,
      authorId,
      body: random.pick(words),
      at: after(random, at, present),
      answers: null,
    };
    said.push(first);
    if (!random.chance(0.25)) continue;
    const later = after(random, first.at, present);
    said.push({ postId, authorId: of, body: random.pick(answers), at: later, answers: first });
  }
  return named(said);
}

/** By the ids of the members in the order in which they joined: who was rude, and who minds. */
async function writeCases(db: Database, said: readonly Said[], [, ...others]: readonly string[], now: Date) {
  const [author, reporter, second] = others.slice(3);
  const [post, next] = said.map(({ postId }) => postId);
  if (!author || !reporter || !second || !post || !next) return;
  const cases = [
    { caseId: newId(), commentId: newId(), postId: post, status: 'open', reporters: [reporter, second] },
    { caseId: newId(), commentId: newId(), postId: next, status: 'appealed', reporters: [reporter] },
  ].map((one) => ({ ...one, removalId: newId(), isRemoved: one.status === 'appealed' }));
  const told = JSON.stringify(cases);
  const reports = JSON.stringify(
    cases.flatMap(({ caseId, isRemoved, reporters }) =>
      reporters.map((reporterId) => ({ reportId: newId(), caseId, isRemoved, reporterId })),
    ),
  );
  await sql`insert into network_comment (comment_id, subject, subject_id, author_id, body, status, created_at, updated_at)
    select c."commentId", 'post', c."postId", ${author}, ${rude}, case when c."isRemoved" then 'removed' else 'published' end,
      ${now}, ${now}
    from jsonb_to_recordset(${told}::jsonb) as c("commentId" uuid, "postId" uuid, "isRemoved" boolean)`.execute(
    db,
  );
  await sql`insert into network_case (case_id, subject, subject_id, author_id, words, status, since, created_at, updated_at)
    select c."caseId", 'comment', c."commentId", ${author}, ${rude}, c.status, ${now}, ${now}, ${now}
    from jsonb_to_recordset(${told}::jsonb) as c("caseId" uuid, "commentId" uuid, status text)`.execute(db);
  await sql`insert into network_report (report_id, case_id, reporter_id, reason, words, status, at, decided_at)
    select r."reportId", r."caseId", r."reporterId", 'spam', 'This is an advertisement.',
      case when r."isRemoved" then 'upheld' else 'open' end, ${now}, case when r."isRemoved" then ${now}::timestamptz end
    from jsonb_to_recordset(${reports}::jsonb) as r("reportId" uuid, "caseId" uuid, "reporterId" uuid, "isRemoved" boolean)`.execute(
    db,
  );
  await sql`insert into network_removal (removal_id, case_id, author_id, reason, words, is_strike, at, appeal_words,
      appealed_at, appeal_status)
    select c."removalId", c."caseId", ${author}, 'spam', 'It advertises something else under the post of a neighbour.', false,
      ${now}, 'It was a joke among neighbours, please look again.', ${now}, 'open'
    from jsonb_to_recordset(${told}::jsonb) as c("removalId" uuid, "caseId" uuid, "isRemoved" boolean)
    where c."isRemoved"`.execute(db);
}

async function write(db: Database, said: readonly Said[], given: readonly object[]): Promise<void> {
  await sql`insert into network_comment (comment_id, subject, subject_id, parent_id, author_id, body, status, created_at, updated_at)
    select c."commentId", 'post', c."postId", c."parentId", c."authorId", c.body, 'published', c.at, c.at
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as c("commentId" uuid, "postId" uuid, "parentId" uuid,
      "authorId" uuid, body text, at timestamptz)`.execute(db);
  await sql`insert into network_reaction (subject, subject_id, member_id, kind, at)
    select 'post', r."postId", r."memberId", r.kind, r.at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r("postId" uuid, "memberId" uuid, kind text, at timestamptz)
    on conflict do nothing`.execute(db);
}

/** As many as there are. */
async function count(db: Database): Promise<void> {
  await sql`update network_comment p set replies = c.count
    from (select parent_id, count(*)::int as count from network_comment where status = 'published' group by parent_id) c
    where c.parent_id = p.comment_id`.execute(db);
  await sql`update network_post p set
      comments = (select count(*) from network_comment c where c.subject_id = p.post_id and c.status = 'published'),
      reactions = (select count(*) from network_reaction r where r.subject_id = p.post_id and r.subject = 'post')`.execute(
    db,
  );
}

async function tell({ app: { platform } }: Stage, present: Date): Promise<void> {
  const { db } = platform;
  const [posts, members] = [await listPosts(db), await listMembers(db)];
  if (posts.length === 0 || members.length === 0) return;
  const random = seededRandom(1_431);
  const said = sayings(random, posts, members, present);
  const given = Array.from({ length: reactions }, () => {
    const { postId, at } = random.pick(posts);
    return {
      postId,
      memberId: random.pick(members),
      kind: random.pick(kinds),
      at: after(random, at, present),
    };
  });
  await write(db, said, given);
  await writeCases(db, said, members, present);
  await count(db);
}

/** Told of a city of some size, once its posts are there. */
export function planSayings(stage: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const at = new Date(present.getTime() - hourMs);
  stage.timeline.plan(at, () => tell(stage, at));
}
