/** What moderators of the demo city decide about: a comment waits for them, another was removed and appealed against. */
import { sql } from 'kysely';
import type { Database } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/id.ts';
import type { DemoCity } from '../../city/demo-city.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';

const minuteMs = 60_000;
/** Those by whom the city is shown joined first, and are neither rude nor mind. */
const shownMembers = 12;

const rude = 'Only fools pay for this. Buy from my cousin instead.';

/** To everyone, the newest first. */
const listPosts = async (db: Database): Promise<readonly string[]> =>
  (
    await sql<{ id: string }>`select post_id as id from network_post
      where status = 'published' and audience = 'everyone' order by published_at desc, post_id limit 2`.execute(
      db,
    )
  ).rows.map(({ id }) => id);

const listPeople = async (db: Database): Promise<readonly string[]> =>
  (
    await sql<{
      id: string;
    }>`select member_id as id from network_member where is_active and user_id is not null
      order by created_at, member_id offset ${shownMembers} limit 3`.execute(db)
  ).rows.map(({ id }) => id);

/** Who was rude, and who minds. */
async function writeCases(
  db: Database,
  [post, next]: readonly string[],
  [author, reporter, second]: readonly string[],
  now: Date,
): Promise<void> {
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
  await sql`update network_post p set comments = p.comments + 1
    from jsonb_to_recordset(${told}::jsonb) as c("postId" uuid, "isRemoved" boolean)
    where p.post_id = c."postId" and not c."isRemoved"`.execute(db);
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

/** Told of a city of some size, once its posts are there. */
export function planSayings({ app, timeline }: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  const at = new Date(present.getTime() - 3 * minuteMs);
  timeline.plan(at, async () => {
    const { db } = app.platform;
    await writeCases(db, await listPosts(db), await listPeople(db), at);
  });
}
