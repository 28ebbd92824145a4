import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  jobOfferId: 'job_offer_id',
  applicationId: 'application_id',
  jobId: 'job_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  status: 'status',
  letterVersion: 'letter_version',
  validUntil: 'valid_until',
  expiresAt: 'expires_at',
  counteredAt: 'countered_at',
  counterWagePaise: 'counter_wage_paise',
  counterStartsOn: 'counter_starts_on',
  counterWords: 'counter_words',
  refusalReason: 'refusal_reason',
  refusalWords: 'refusal_words',
  answeredAt: 'answered_at',
  remindedAt: 'reminded_at',
  madeBy: 'made_by',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('job_offer', columns);
export type JobOfferRow = RowOf<'job_offer', typeof columns>;

export const findJobOffer = table.findBy('jobOfferId');
export const lockJobOffer = table.lockBy('jobOfferId');
export const insertJobOffer = table.insert<'make'>;
export const saveJobOffer = table
  .saveBy('jobOfferId')
  .but('applicationId', 'jobId', 'organisationId', 'userId', 'madeBy', 'createdAt');

/** Those of one side: a candidate, or a business without the jobs that are kept from who looks. */
export interface OwnOffers {
  readonly side:
    | { readonly userId: string }
    | { readonly organisationId: string; readonly kept: readonly string[] };
  readonly applicationId?: string | undefined;
}

/** The newest first: ids are given in the order of time. */
export async function listJobOffers(
  reader: Reader,
  { side, applicationId }: OwnOffers,
  after: string | null,
  limit: number,
): Promise<JobOfferRow[]> {
  const all = reader.selectFrom('job_offer').select(table.selected);
  const own =
    'userId' in side
      ? all.where('user_id', '=', side.userId)
      : all
          .where('organisation_id', '=', side.organisationId)
          .$if(side.kept.length > 0, (rows) => rows.where('job_id', 'not in', side.kept));
  return own
    .$if(applicationId !== undefined, (rows) => rows.where('application_id', '=', applicationId ?? ''))
    .$if(after !== null, (rows) => rows.where('job_offer_id', '<', after))
    .orderBy('job_offer_id', 'desc')
    .limit(limit)
    .execute();
}

/** One at most: what both sides are bound by, or may be. */
export async function findStanding(
  reader: Reader,
  applicationId: string,
): Promise<{ readonly jobOfferId: string } | null> {
  const row = await reader
    .selectFrom('job_offer')
    .select('job_offer_id as jobOfferId')
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['Pending', 'Countered', 'Accepted'])
    .executeTakeFirst();
  return row ?? null;
}

/** One at most for each of the applications. */
export async function listAccepted(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<readonly JobOfferRow[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<JobOfferRow>`select ${table.asSql} from job_offer
    where job_offer.application_id ${isAmong(applicationIds, 'uuid')} and job_offer.status = 'Accepted'`.execute(
    reader,
  );
  return rows;
}

type OpenOffer = Pick<JobOfferRow, 'applicationId' | 'status' | 'expiresAt'>;

/** Those that one side has to answer: one at most for each of the applications. */
export async function listOpen(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<readonly OpenOffer[]> {
  if (applicationIds.length === 0) return [];
  const { rows } =
    await sql<OpenOffer>`select application_id as "applicationId", status, expires_at as "expiresAt" from job_offer
    where application_id ${isAmong(applicationIds, 'uuid')} and status in ('Pending', 'Countered')`.execute(
      reader,
    );
  return rows;
}

/** For the end of its application. */
export const lockStanding = async (tx: Tx, applicationId: string): Promise<JobOfferRow | null> => {
  const found = await findStanding(tx, applicationId);
  return found ? lockJobOffer(tx, found.jobOfferId) : null;
};

/** With their applications: the letters first. */
export async function eraseOffersOf(
  tx: Tx,
  { applicationIds }: Authorized<{ readonly applicationIds: readonly string[] }>,
): Promise<void> {
  await sql`delete from job_offer_letter where job_offer_id in (
      select job_offer_id from job_offer where application_id ${isAmong(applicationIds, 'uuid')})`.execute(
    tx,
  );
  await sql`delete from job_offer where application_id ${isAmong(applicationIds, 'uuid')}`.execute(tx);
}

/** Nothing of a letter in it, which is the candidate's: that it was made. */
const ofCandidate = [
  'user_id',
  'application_id',
  'status',
  'letter_version',
  'valid_until',
  'expires_at',
  'countered_at',
  'counter_wage_paise',
  'counter_starts_on',
  'counter_words',
  'refusal_reason',
  'refusal_words',
  'answered_at',
  'reminded_at',
  'updated_at',
  'version',
];

/** Offers are erased with the candidate's account; who of a business made one stays out of it afterwards. */
export const jobOfferPersonal: PersonalPort = {
  tables: [
    {
      table: 'job_offer_letter',
      title: 'Letters of job offers to you',
      whose: (userId) =>
        sql`t.job_offer_id in (select job_offer_id from job_offer where user_id = ${userId})`,
      without: ['organisation_id', 'department_id', 'logo_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'job_offer',
      title: 'Job offers to you',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['made_by'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'job_offer',
      title: 'Job offers you made',
      whose: (userId) => sql`t.made_by = ${userId}`,
      without: ofCandidate,
      erasure: { kind: 'blank', set: { made_by: null } },
    },
  ],
};
