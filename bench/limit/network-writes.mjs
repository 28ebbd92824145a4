/** A reaction and a vote, in one statement each, which asks no more than whether the thing is there. */
import { rowsOf } from './driver.mjs';
import { newId } from './ids.mjs';
import { claimsOf, liveSession } from './session.mjs';

const viewer = `viewer as materialized (select m.member_id
    from ${liveSession('$1', '$2')} join network_member m on m.user_id = session.user_id)`;

/** $3 post, $4 kind, $5 now, $6 event, $7 screen. */
const react = `with ${viewer},
  seen as materialized (select p.post_id, p.author_id, v.member_id from viewer v join network_post p on p.post_id = $3 and p.status = 'published'),
  given as (insert into network_reaction (subject, subject_id, member_id, kind, at)
    select 'post', post_id, member_id, $4::text, $5::timestamptz from seen
    on conflict (subject_id, member_id, subject) do update set kind = excluded.kind returning xmax = 0 as is_new),
  counted as (update network_post p set reactions = p.reactions + 1 from given where p.post_id = $3 and given.is_new),
  told as (insert into outbox (event_id, name, version, payload, created_at)
    select $6, 'reaction.given', 1, jsonb_build_object('subject', 'post', 'subjectId', post_id, 'memberId', member_id,
      'authorId', author_id, 'screen', $7::text), $5::timestamptz from seen, given where given.is_new)
  select from seen`;

/** $3 poll, $4 version, $5 option, $6 now. */
const vote = `with ${viewer},
  voted as (insert into network_poll_vote (poll_id, member_id, option, voted_at)
    select p.poll_id, v.member_id, $5::int, $6::timestamptz from viewer v join network_poll p on p.poll_id = $3 and p.status = 'open'
      and p.version = $4::int
    on conflict (poll_id, member_id) do nothing returning option)
  update network_poll p set votes[voted.option] = p.votes[voted.option] + 1 from voted where p.poll_id = $3
  returning p.votes, p.version`;

const notFound = { status: 404, answer: { code: 'not_found' } };

export async function setReaction({ headers, body }) {
  const claims = claimsOf(headers);
  if (!claims) return notFound;
  const { subjectId, kind } = body;
  const values = [claims.sid, claims.jti, subjectId, kind, new Date(), newId(), `/feed/post/${subjectId}`];
  const rows = await rowsOf(react, values);
  return rows.length > 0 ? { status: 200, answer: { kind } } : notFound;
}

export async function updatePoll({ headers, body }) {
  const claims = claimsOf(headers);
  if (!claims) return notFound;
  const { pollId, version, option } = body;
  const [row] = await rowsOf(vote, [claims.sid, claims.jti, pollId, version, option, new Date()]);
  if (!row) return notFound;
  const voters = row.votes.reduce((sum, count) => sum + count, 0);
  const standing = { pollId, status: 'open', voters, choice: option, votes: row.votes };
  return { status: 200, answer: { ...standing, version: row.version } };
}
