import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  letterId: 'letter_id',
  organisationId: 'organisation_id',
  leavingId: 'leaving_id',
  staffId: 'staff_id',
  userId: 'user_id',
  kind: 'kind',
  versionNumber: 'version_number',
  lang: 'lang',
  companyName: 'company_name',
  fullName: 'full_name',
  designation: 'designation',
  department: 'department',
  joinedOn: 'joined_on',
  lastDayOn: 'last_day_on',
  salaryDue: 'salary_due',
  advancesDuePaise: 'advances_due_paise',
  expensesDuePaise: 'expenses_due_paise',
  loansDuePaise: 'loans_due_paise',
  place: 'place',
  signatoryName: 'signatory_name',
  signatoryTitle: 'signatory_title',
  hasOwnBoard: 'has_own_board',
  logoId: 'logo_id',
  issuedBy: 'issued_by',
  issuedAt: 'issued_at',
  envelopeId: 'envelope_id',
  templateId: 'template_id',
  templateVersion: 'template_version',
} as const;
const table = tableColumns('employment_letter', columns);
export type LetterRow = RowOf<'employment_letter', typeof columns>;

export const insertLetter = table.insert;
/** What was issued stays as it is; the document that is signed is added. */
export const saveDocument = table.saveBy('letterId').only('envelopeId');
export const lockLetter = table.lockBy('letterId');
/** Also of another organisation: for the link, whose code is the permit, and for notices. */
export const findLetter = table.findBy('letterId');

/** The newest first: ids are given in the order of time. */
export async function listLetters(
  reader: Reader,
  { organisationId, staffId }: Pick<LetterRow, 'organisationId' | 'staffId'>,
  after: string | null,
  limit: number,
): Promise<LetterRow[]> {
  return reader
    .selectFrom('employment_letter')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('staff_id', '=', staffId)
    .$if(after !== null, (rows) => rows.where('letter_id', '<', after))
    .orderBy('letter_id', 'desc')
    .limit(limit)
    .execute();
}

/** The last one that this person signed for the organisation: a new one begins with its words. */
export async function findLastIssued(
  reader: Reader,
  organisationId: string,
  issuedBy: string,
): Promise<Pick<LetterRow, 'place' | 'signatoryName' | 'signatoryTitle'> | null> {
  const row = await reader
    .selectFrom('employment_letter')
    .select(['place', 'signatory_name as signatoryName', 'signatory_title as signatoryTitle'])
    .where('organisation_id', '=', organisationId)
    .where('issued_by', '=', issuedBy)
    .orderBy('letter_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The leaving must be locked, so that no two are given the same number. */
export async function nextVersion(
  reader: Reader,
  { leavingId, kind }: Pick<LetterRow, 'leavingId' | 'kind'>,
): Promise<number> {
  const { last } = await reader
    .selectFrom('employment_letter')
    .select(({ fn }) => fn.max('version_number').as('last'))
    .where('leaving_id', '=', leavingId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Those that still count: the newest of their kind, with the last day that is agreed, of a leaving that was not taken back. */
export async function listCurrent(
  reader: Reader,
  letterIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (letterIds.length === 0) return new Set();
  const { rows } = await sql<{ letterId: string }>`select l.letter_id as "letterId" from employment_letter l
    join leaving v using (leaving_id)
    where l.letter_id ${isAmong(letterIds, 'uuid')} and v.status in ('cleared', 'left') and v.last_day_on = l.last_day_on
      and not exists (select 1 from employment_letter newer where newer.leaving_id = l.leaving_id and newer.kind = l.kind
        and newer.version_number > l.version_number)`.execute(reader);
  return new Set(rows.map(({ letterId }) => letterId));
}

/** Of one leaving and kind, whatever their version. */
export async function listOfKind(
  reader: Reader,
  { leavingId, kind }: Pick<LetterRow, 'leavingId' | 'kind'>,
): Promise<readonly Pick<LetterRow, 'letterId' | 'envelopeId'>[]> {
  return reader
    .selectFrom('employment_letter')
    .select(['letter_id as letterId', 'envelope_id as envelopeId'])
    .where('leaving_id', '=', leavingId)
    .where('kind', '=', kind)
    .execute();
}

/** The newest of each kind of a leaving. */
export async function listNewestOf(reader: Reader, leavingId: string): Promise<readonly LetterRow[]> {
  return reader
    .selectFrom('employment_letter')
    .select(table.selected)
    .distinctOn('kind')
    .where('leaving_id', '=', leavingId)
    .orderBy('kind')
    .orderBy('version_number', 'desc')
    .execute();
}
