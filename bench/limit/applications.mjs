/**
 * Who applies, is shortlisted or invited, in two statements each: one reads all that decides, one writes all that is left
 * behind. Jobs with questions, and the first shortlist of a job, are left to the product.
 */
import { createHash } from 'node:crypto';
import { rowsOf } from './driver.mjs';
import { metresBetween } from './hiring.mjs';
import { newApplicationNumber, newId } from './ids.mjs';
import { factsOf, matchOf, scoreOf } from './match.mjs';
import { claimsOf, liveSession } from './session.mjs';

const hourMs = 3_600_000;
const answerHours = 72;
const invitesADay = 20;
const kolkataMs = 5.5 * hourMs;
const refusal = (code) => ({ status: 409, answer: { code } });

const isOpen = `j.status = 'Active' and j.expires_at > now()`;
const jobColumns = `j.job_id, j.organisation_id, j.trade_id, j.title, j.locality, j.skill_ids, j.wage_unit, j.wage_from_paise, j.wage_to_paise,
  j.experience_months, j.shift, j.published_at, j.first_shortlist_at, o.company_name`;
const personColumns = `c.user_id as person_id, c.trade_ids, c.skill_ids as own_skills, c.experience_months as months, c.shifts, c.travel_km, c.wage_unit as own_unit,
  c.wage_paise, home.latitude as home_latitude, home.longitude as home_longitude, work.latitude as work_latitude, work.longitude as work_longitude`;
const placesOf = `left join pincode home on home.pincode = (select p.pincode from candidate_place p where p.user_id = c.user_id and p.position = 0)
  left join pincode work on work.pincode = j.pincode`;
const earlier =
  '(select answer from idempotency_key where owner = session.user_id::text and key = $4) as earlier';

/** $1 session, $2 token, $3 job, $4 key. */
const readOwn = `select session.user_id as actor, ${jobColumns}, ${personColumns}, ${earlier},
    exists (select from application a where a.job_id = j.job_id and a.user_id = session.user_id) as "hasOne"
  from ${liveSession('$1', '$2')} join job j on j.job_id = $3 and ${isOpen} and j.questions = '[]'
    join organisation o on o.organisation_id = j.organisation_id and o.status = 'Active'
    join candidate c on c.user_id = session.user_id and c.is_complete ${placesOf} where session.role = 'Jobseeker'`;

/** $5 the candidate, $6 when the day began. */
const readOther = `select session.user_id as actor, ${jobColumns}, ${personColumns}, ${earlier},
    exists (select from application a where a.job_id = j.job_id and a.user_id = c.user_id) as "hasOne",
    (select count(*) from application a where a.organisation_id = j.organisation_id and a.invited_at >= $6::timestamptz) as invited
  from ${liveSession('$1', '$2')} join job j on j.job_id = $3 and j.organisation_id = session.organisation_id and ${isOpen}
    join organisation o on o.organisation_id = j.organisation_id and o.status = 'Active'
    join candidate c on c.user_id = $5 and c.is_found ${placesOf}
  where session.role = 'Service Partner'
    and not exists (select from candidate_hidden_business h where h.user_id = c.user_id and h.organisation_id = session.organisation_id)
    and not (c.hides_from_employer and exists (select from staff_member w where w.organisation_id = session.organisation_id and w.user_id = c.user_id))`;

const recorded = `moved as (insert into application_move (move_id, application_id, organisation_id, position, verb, status, step, at, moved_by)
    select "moveId", "applicationId", "organisationId", version, verb, status, step, now, "movedBy" from done),
  logged as (insert into audit_log (audit_id, at, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    select "auditId", now, "actorKind", actor, 'application.' || verb, 'application', "applicationId", detail from done),
  told as (insert into outbox (event_id, name, version, payload, created_at)
    select "eventId", event, 1, jsonb_build_object('jobId', "jobId", 'applicationId', "applicationId", 'userId', "personId",
      'organisationId', "organisationId"), now from done)`;
const moveColumns = `"applicationId" uuid, "organisationId" uuid, "jobId" uuid, version int, verb text, status text, step text, now timestamptz,
      actor uuid, "actorKind" text, "movedBy" uuid, "personId" uuid, "moveId" uuid, "auditId" uuid, detail jsonb, "eventId" uuid, event text`;

/** $1: all values as one object; the job stays open until the end of it. */
const insert = `with new as materialized (select * from jsonb_to_record($1::jsonb) as new (${moveColumns}, part jsonb, owner text, key text,
      operation text, "requestHash" text, answer jsonb)),
  held as materialized (select j.job_id from job j join new on j.job_id = new."jobId" where ${isOpen} for share of j),
  done as materialized (select new.* from new join held on job_id = "jobId"),
  made as (insert into application (application_id, application_number, job_id, organisation_id, user_id, status, step, match_score, fits_trade,
      skills_held, skills_asked, distance_metres, travel_metres, wage_expected_paise, wage_offered_paise, wage_unit, months_held, months_asked,
      fits_shift, source, invited_at, invited_by, applied_at, answer_by, listed_at, created_at, updated_at)
    select "applicationId", part.application_number, "jobId", "organisationId", part.user_id, done.status, done.step, match_score, fits_trade,
      skills_held, skills_asked, distance_metres, travel_metres, wage_expected_paise, wage_offered_paise, wage_unit, months_held, months_asked,
      fits_shift, source, invited_at, invited_by, applied_at, answer_by, now, now, now
    from done cross join lateral jsonb_populate_record(null::application, done.part) part),
  ${recorded}, kept as (insert into idempotency_key (owner, key, operation, request_hash, status, answer, created_at)
    select owner, key, operation, "requestHash", 200, answer, now from done) select from done`;

/** $1 as above. Only where the application still has the version that was read. */
const shortlist = `with new as materialized (select * from jsonb_to_record($1::jsonb) as new (${moveColumns})),
  changed as (update application a set status = new.status, step = new.step, shortlisted_at = coalesce(a.shortlisted_at, now), updated_at = now,
      version = new.version from new where a.application_id = "applicationId" and a.version = new.version - 1 returning a.application_id),
  done as materialized (select new.* from new join changed on application_id = "applicationId"), ${recorded} select from done`;

/** $1 session, $2 token, $3 application. */
const readOne = `select a.application_id, a.job_id, a.organisation_id, a.status, a.version, a.user_id as person_id, session.user_id as actor
  from ${liveSession('$1', '$2')} join application a on a.application_id = $3 and a.organisation_id = session.organisation_id
    join job j on j.job_id = a.job_id and j.first_shortlist_at is not null where session.role = 'Service Partner'`;

/** What every move leaves: its line of the log and its event. */
const moveOf = (row, { verb, event, from, status, step, version, isOfEmployer }) => ({
  organisationId: row.organisation_id,
  jobId: row.job_id,
  version,
  verb,
  status,
  step,
  now: new Date(),
  actor: row.actor,
  actorKind: isOfEmployer ? 'Service Partner' : 'Jobseeker',
  movedBy: isOfEmployer ? row.actor : null,
  personId: row.person_id,
  moveId: newId(),
  auditId: newId(),
  detail: { from, to: status, ...(isOfEmployer && { organisationId: row.organisation_id }) },
  eventId: newId(),
  event,
});

const keyOf = (row, { headers, url, body }, call, answer) => ({
  owner: row.actor,
  key: headers['idempotency-key'],
  operation: call,
  requestHash: createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('hex'),
  answer,
});

function matchedOf(row) {
  const ends = [row.home_latitude, row.work_latitude].every((one) => one !== null)
    ? [
        { latitude: row.home_latitude, longitude: row.home_longitude },
        { latitude: row.work_latitude, longitude: row.work_longitude },
      ]
    : null;
  const person = { ...row, skill_ids: row.own_skills };
  const facts = factsOf(row, person, ends && metresBetween(...ends));
  return { ...facts, match_score: scoreOf(facts) };
}

function answerBefore(now, row) {
  const clock = row.first_shortlist_at === null ? row.published_at.getTime() + answerHours * hourMs : 0;
  return new Date(clock > now ? clock : now.getTime() + answerHours * hourMs);
}

const appliedOf = (row, { applicationId, version, now, part }) => ({
  applicationId,
  applicationNumber: part.application_number,
  jobId: row.job_id,
  jobTitle: row.title,
  companyName: row.company_name,
  locality: row.locality,
  wageFrom: row.wage_from_paise,
  wageTo: row.wage_to_paise,
  wageUnit: row.wage_unit,
  status: 'Pending',
  step: 'Applied',
  next: { step: 'first_answer', who: 'employer', until: part.answer_by.toISOString(), isLate: false },
  invitation: null,
  rejection: null,
  match: matchOf(part),
  answers: [],
  at: now.toISOString(),
  version,
  can: { accept: false, decline: false, withdraw: true, talk: true },
});

export async function apply(request) {
  const { headers, body } = request;
  const claims = claimsOf(headers);
  const asked = [claims?.sid, claims?.jti, body.jobId, headers['idempotency-key']];
  const [row] = claims ? await rowsOf(readOwn, asked) : [];
  if (!row) return refusal('application_job_closed');
  if (row.earlier) return { status: 201, answer: row.earlier };
  if (row.hasOne) return refusal('application_exists');
  if (body.seen.wageFrom !== row.wage_from_paise || body.seen.wageTo !== row.wage_to_paise)
    return refusal('confirmation_differs');
  const applicationId = newId();
  const move = moveOf(row, {
    verb: 'apply',
    event: 'application.made',
    from: null,
    status: 'Pending',
    step: 'Applied',
    version: 1,
  });
  const { now } = move;
  const part = {
    application_number: newApplicationNumber(),
    user_id: row.actor,
    ...matchedOf(row),
    source: body.source ?? 'link',
    applied_at: now,
    answer_by: answerBefore(now, row),
  };
  const answer = appliedOf(row, { applicationId, version: 1, now, part });
  const key = keyOf(row, request, 'POST /jobs/applyForJob', answer);
  const done = await rowsOf(insert, [JSON.stringify({ ...move, applicationId, part, ...key })]);
  return done.length > 0 ? { status: 201, answer } : refusal('application_job_closed');
}

export async function invite(request) {
  const { headers, body } = request;
  const claims = claimsOf(headers);
  const day = new Date(Date.now() + kolkataMs).toISOString().slice(0, 10);
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - kolkataMs);
  const asked = [claims?.sid, claims?.jti, body.jobId, headers['idempotency-key'], body.userId, from];
  const [row] = claims ? await rowsOf(readOther, asked) : [];
  if (!row) return refusal('candidate_not_found');
  if (row.earlier) return { status: 201, answer: row.earlier };
  if (row.hasOne) return refusal('invitation_exists');
  if (row.invited >= invitesADay) return refusal('invitation_limit');
  const applicationId = newId();
  const move = moveOf(row, {
    verb: 'invite',
    event: 'application.invited',
    from: null,
    status: 'Request Sent',
    step: 'Applied',
    version: 1,
    isOfEmployer: true,
  });
  const part = {
    application_number: newApplicationNumber(),
    user_id: row.person_id,
    ...matchedOf(row),
    source: 'invitation',
    invited_at: move.now,
    invited_by: row.actor,
  };
  const answer = { applicationId, left: invitesADay - row.invited - 1, perDay: invitesADay, day };
  const key = keyOf(row, request, 'POST /jobs/candidate/invite', answer);
  const done = await rowsOf(insert, [JSON.stringify({ ...move, applicationId, part, ...key })]);
  return done.length > 0 ? { status: 201, answer } : refusal('application_job_closed');
}

export async function moveApplication({ headers, body: { applicationId, version: read } }) {
  const claims = claimsOf(headers);
  const [row] = claims ? await rowsOf(readOne, [claims.sid, claims.jti, applicationId]) : [];
  if (!row) return { status: 404, answer: { code: 'application_not_found' } };
  if (row.status !== 'Pending' || row.version !== read) return refusal('application_moved_on');
  const version = read + 1;
  const move = moveOf(row, {
    verb: 'shortlist',
    event: 'application.shortlisted',
    from: 'Pending',
    status: 'Inprogress',
    step: 'Screening',
    version,
    isOfEmployer: true,
  });
  const done = await rowsOf(shortlist, [JSON.stringify({ ...move, applicationId })]);
  return done.length > 0
    ? { status: 200, answer: { applicationId, version } }
    : refusal('application_moved_on');
}
