import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  jobOfferId: 'job_offer_id',
  letterVersion: 'letter_version',
  organisationId: 'organisation_id',
  letterNumber: 'letter_number',
  lang: 'lang',
  companyName: 'company_name',
  fullName: 'full_name',
  title: 'title',
  wageUnit: 'wage_unit',
  wagePaise: 'wage_paise',
  startsOn: 'starts_on',
  place: 'place',
  shift: 'shift',
  hours: 'hours',
  probationMonths: 'probation_months',
  noticeDays: 'notice_days',
  departmentId: 'department_id',
  departmentName: 'department_name',
  words: 'words',
  validUntil: 'valid_until',
  signatoryName: 'signatory_name',
  signatoryTitle: 'signatory_title',
  logoId: 'logo_id',
  digest: 'digest',
  issuedAt: 'issued_at',
  envelopeId: 'envelope_id',
  templateId: 'template_id',
  templateVersion: 'template_version',
} as const;
const table = tableColumns('job_offer_letter', columns);
export type OfferLetterRow = RowOf<'job_offer_letter', typeof columns>;

/** What was issued stays as it is; the document that is signed is added. */
export const insertOfferLetter = table.insert;
export const saveDocument = table.saveBy('jobOfferId', 'letterVersion').only('envelopeId');
export const findOfferLetter = table.findBy('jobOfferId', 'letterVersion');

/** The letter that holds, by offer. */
export async function currentLetters(
  reader: Reader,
  jobOfferIds: readonly string[],
): Promise<ReadonlyMap<string, OfferLetterRow>> {
  if (jobOfferIds.length === 0) return new Map();
  const { rows } = await sql<OfferLetterRow>`select ${table.asSql} from job_offer_letter
    join job_offer on job_offer.job_offer_id = job_offer_letter.job_offer_id
      and job_offer.letter_version = job_offer_letter.letter_version
    where job_offer_letter.job_offer_id ${isAmong(jobOfferIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.jobOfferId, row]));
}
