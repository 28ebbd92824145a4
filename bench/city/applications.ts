/** Applications of a job that half a town wants, and people who apply, wait or may be invited. Written by SQL, behind `fillHiring`. */
import type pg from 'pg';
import { type Partner, type SignedIn, signIn } from './sign-in.ts';

/** Someone with a complete profile, who has not applied for this job. */
interface Applicant extends SignedIn {
  readonly jobId: string;
  readonly wageFrom: number;
  readonly wageTo: number;
}

/** An application that its business has not answered, for a job whose clock has stopped. */
interface Waiting {
  readonly applicationId: string;
  readonly headers: Partner['headers'];
}

interface Invited {
  readonly jobId: string;
  readonly userId: string;
  readonly headers: Partner['headers'];
}

export interface Applying {
  /** Of the job with very many applications. */
  readonly jobId: string;
  readonly employer: Partner;
  readonly applicants: readonly Applicant[];
  readonly waiting: readonly Waiting[];
  readonly invited: readonly Invited[];
}

const many = 50_000;

const columns = `application_id, application_number, job_id, organisation_id, user_id, status, step, offered_from, match_score, fits_trade, skills_held,
  skills_asked, distance_metres, travel_metres, wage_expected_paise, wage_offered_paise, wage_unit, months_held, months_asked, fits_shift, source,
  applied_at, answer_by, shortlisted_at, ended_at, listed_at, created_at, updated_at, version`;
const matched = `30 + i % 70, true, 0, 0, 1000 + i % 9000, 20000, 1800000, 2200000, 'month', i % 90, 12, true, 'link'`;
const number = (kind: string) => `'A${kind}' || lpad(upper(to_hex(i)), 4, '0') || '-BENCH'`;

/** People of the candidates by the number that their mobile number ends with. $1 from, $2 how many. */
const numbered = `select c.user_id, row_number() over (order by u.mobile_number) - 1 as i
  from user_account u join candidate c using (user_id)
  where u.mobile_number >= '4' || lpad($1::text, 9, '0') and u.mobile_number < '4' || lpad(($1::int + $2::int)::text, 9, '0')`;

/** $3 the job. Most wait, a third came further or is over, and twenty have accepted an offer. */
const insertMany = `with people as materialized (${numbered}),
  planned as (select p.*, j.job_id, j.organisation_id, date_trunc('milliseconds', now()) - i * interval '2 seconds' as at,
      case when i % 2500 = 7 then 'Accepted' when i % 10 < 6 then 'Pending' when i % 10 < 8 then 'Inprogress' else 'Cancelled' end as status
    from people p cross join job j where j.job_id = $3)
  insert into application (${columns})
  select gen_random_uuid(), ${number('')}, job_id, organisation_id, user_id, status, case status when 'Accepted' then 'Offer' when 'Inprogress' then 'Screening'
      else 'Applied' end, case status when 'Accepted' then 'Screening' end, ${matched}, at, at + interval '72 hours',
    case when status in ('Inprogress', 'Accepted') then at end, case status when 'Cancelled' then at end, at, at, at, 1
  from planned`;

/** $3 jobs, one for each of the people in turn. */
const insertWaiting = `with people as materialized (${numbered}),
  jobs as (select job_id, organisation_id, n - 1 as n from unnest($3::uuid[]) with ordinality as given (job_id, n) join job using (job_id))
  insert into application (${columns})
  select gen_random_uuid(), ${number('W')}, job_id, organisation_id, user_id, 'Pending', 'Applied', null, ${matched}, now(), now() + interval '72 hours',
    null, null, now(), now(), now(), 1
  from people join jobs on jobs.n = i % cardinality($3::uuid[])
  returning application_id as "applicationId", organisation_id as "organisationId"`;

/** One open job of each of these businesses, in their order. $1 businesses. */
const jobsOf = `select job_id as "jobId" from unnest($1::uuid[]) with ordinality as given (organisation_id, n)
  cross join lateral (select job_id from job j where j.organisation_id = given.organisation_id and j.status = 'Active' order by job_id limit 1) one order by n`;

/** Whom each of the next people may apply for: the first jobs, one each. $1 how many. */
const firstJobs = `select job_id as "jobId", wage_from_paise as "wageFrom", wage_to_paise as "wageTo" from job where status = 'Active'
  and exists (select from organisation o where o.organisation_id = job.organisation_id and o.status = 'Active') order by job_id limit $1`;

interface Person {
  readonly userId: string;
  readonly mobileNumber: string;
}

const personOf = `select p.user_id as "userId", u.mobile_number as "mobileNumber" from (${numbered}) p join user_account u using (user_id) order by i`;

/** Candidates who are signed in, in the order of their mobile numbers. */
export async function seekersFrom(
  pool: pg.Pool,
  secret: string,
  from: number,
  count: number,
): Promise<SignedIn[]> {
  const { rows } = await pool.query<Person>(personOf, [from, count]);
  const as = { role: 'Jobseeker', organisationId: null, staffId: null } as const;
  return signIn(
    pool,
    secret,
    rows.map((one) => ({ ...one, as })),
  );
}

async function fillApplicants(
  pool: pg.Pool,
  secret: string,
  from: number,
  count: number,
): Promise<Applicant[]> {
  const people = await seekersFrom(pool, secret, from, count);
  const { rows: jobs } = await pool.query<Omit<Applicant, keyof SignedIn>>(firstJobs, [count]);
  return people.flatMap((one, at) => {
    const job = jobs[at];
    return job ? [{ ...one, ...job }] : [];
  });
}

/** `wanted`: how many of each write. */
export async function fillApplications(
  pool: pg.Pool,
  secret: string,
  { partners, wanted }: { readonly partners: readonly Partner[]; readonly wanted: number },
): Promise<Applying> {
  const ids = partners.map(({ organisationId }) => organisationId);
  const { rows } = await pool.query<{ jobId: string }>(jobsOf, [ids]);
  const jobs = rows.map(({ jobId }) => jobId);
  const [employer] = partners;
  const [jobId] = jobs;
  if (!employer || !jobId || jobs.length < partners.length)
    throw new Error('There are too few jobs for applications.');
  await pool.query('update job set first_shortlist_at = published_at where job_id = any($1::uuid[])', [jobs]);
  await pool.query(insertMany, [0, many, jobId]);
  const { rows: waiting } = await pool.query<{ applicationId: string; organisationId: string }>(
    insertWaiting,
    [many, wanted, jobs],
  );
  const headersOf = new Map(partners.map(({ organisationId, headers }) => [organisationId, headers]));
  const { rows: asked } = await pool.query<Person>(personOf, [many + wanted, wanted]);
  return {
    jobId,
    employer,
    applicants: await fillApplicants(pool, secret, many + 2 * wanted, wanted),
    waiting: waiting.flatMap(({ applicationId, organisationId }) => {
      const headers = headersOf.get(organisationId);
      return headers ? [{ applicationId, headers }] : [];
    }),
    invited: asked.flatMap(({ userId }, at) => {
      const partner = partners[at % partners.length];
      const ofPartner = jobs[at % partners.length];
      return partner && ofPartner ? [{ jobId: ofPartner, userId, headers: partner.headers }] : [];
    }),
  };
}
