/** The board of a job, column by column, and its counts by step: one statement each. */
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { personOf } from './hiring.mjs';
import { matchOf } from './match.mjs';
import { claimsOf, liveSession } from './session.mjs';

const pageSize = 20;
const mostCounted = 1_000;

/** $1 session, $2 token, $3 job, $4 status. */
const board = `select a.*, j.title, p.full_name, p.mobile_number, home.name as place, c.trade_ids, c.skill_ids, c.about, c.experience_months, c.education,
    c.languages, c.shifts, c.available_from, c.wage_unit as own_unit, c.wage_paise, c.travel_km, home.pincode, c.changed_at,
    (select t.name from skill t where t.skill_id = c.trade_ids[1]) as trade,
    (select coalesce(json_agg(json_build_object('skillId', s.skill_id, 'name', s.name)), '[]') from skill s where s.skill_id = any(c.skill_ids)) as skills,
    (select count(*) from (select from application n where n.job_id = $3 and n.status = $4 limit ${mostCounted + 1}) n) as total
  from ${liveSession('$1', '$2')} join job j on j.job_id = $3 and j.organisation_id = session.organisation_id
    cross join lateral (select * from application a where a.job_id = j.job_id and a.status = $4
      order by a.listed_at desc, a.application_id desc limit ${pageSize + 1}) a
    join candidate c on c.user_id = a.user_id join user_account p on p.user_id = a.user_id
    left join candidate_place home on home.user_id = a.user_id and home.position = 0
  order by a.listed_at desc, a.application_id desc`;

/** What the owner may do; those who were rejected are left to the product. */
const canOf = ({ status, step, applied_at: appliedAt }) => {
  const isInProgress = status === 'Inprogress' && ['Screening', 'Interview'].includes(step);
  return {
    shortlist: status === 'Pending',
    reject: ['Pending', 'Inprogress'].includes(status) && step !== 'Offer',
    takeBack: false,
    reconsider: false,
    interview: isInProgress,
    offer: isInProgress,
    hire: status === 'Accepted' && step === 'Offer',
    talk: appliedAt !== null,
  };
};

export const cardOf = (row) => {
  const isShown = row.shortlisted_at !== null;
  return {
    applicationId: row.application_id,
    applicationNumber: row.application_number,
    jobId: row.job_id,
    jobTitle: row.title,
    applicant: { ...personOf(row, isShown, row.own_unit), mobileNumber: isShown ? row.mobile_number : null },
    status: row.status,
    step: row.step,
    match: matchOf(row),
    isKnockedOut: row.is_knocked_out,
    answerPoints: row.answer_points,
    answerBy: row.status === 'Pending' ? row.answer_by.toISOString() : null,
    rejection: null,
    isDeclined: row.declined_at !== null,
    source: row.source,
    at: row.listed_at.toISOString(),
    version: row.version,
    can: canOf(row),
  };
};

export async function boardColumn({ headers, query: { jobId, status } }) {
  const { sid, jti } = claimsOf(headers);
  const rows = await rowsOf(board, [sid, jti, jobId, status]);
  const total = rows[0]?.total ?? 0;
  return {
    ...pageOf(rows, pageSize, cardOf, (row) => [row.listed_at.toISOString(), row.application_id]),
    total: { count: Math.min(total, mostCounted), isMore: total > mostCounted },
  };
}

const of = (condition) => `coalesce(sum(count) filter (where ${condition}), 0)::int`;
const inProgress = (step) => of(`status = 'Inprogress' and step = '${step}'`);

/** $1 session, $2 token, $3 job. */
const counts = `select ${of("status = 'Request Sent'")} as invited, ${of("status = 'Pending'")} as applied, ${inProgress('Screening')} as screening,
    ${inProgress('Interview')} as interview, ${inProgress('Offer')} as offer, ${of("status = 'Accepted'")} as accepted,
    ${of("status = 'Completed'")} as hired, ${of("status = 'Rejected'")} as rejected, ${of("status = 'Cancelled'")} as withdrawn,
    ${of("status = 'Closed'")} as closed, ${of("status = 'Pending' and is_knocked_out")} as "knockedOut",
    (select coalesce(sum(e.count), 0)::int from application_erased e where e.job_id = $3) as erased
  from (select a.status, a.step, a.is_knocked_out, count(*) as count from ${liveSession('$1', '$2')}
      join job j on j.job_id = $3 and j.organisation_id = session.organisation_id join application a on a.job_id = j.job_id
    group by a.status, a.step, a.is_knocked_out) grouped`;

export async function applicationCounts({ headers, query: { jobId } }) {
  const { sid, jti } = claimsOf(headers);
  const [row] = await rowsOf(counts, [sid, jti, jobId]);
  return row;
}
