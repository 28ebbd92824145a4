import type { Experience } from '@nukkad/contract/hiring/candidate/candidate.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  userId: 'user_id',
  tradeIds: 'trade_ids',
  skillIds: 'skill_ids',
  about: 'about',
  saidMonths: 'said_months',
  experienceMonths: 'experience_months',
  education: 'education',
  languages: 'languages',
  shifts: 'shifts',
  availableFrom: 'available_from',
  wageUnit: 'wage_unit',
  wagePaise: 'wage_paise',
  pincode: 'pincode',
  travelKm: 'travel_km',
  searchWords: 'search_words',
  visibility: 'visibility',
  hidesFromEmployer: 'hides_from_employer',
  keptForLater: 'kept_for_later',
  withdrawnAt: 'withdrawn_at',
  isAccountActive: 'is_account_active',
  videoFor: 'video_for',
  sharesDocuments: 'shares_documents',
  createdAt: 'created_at',
  changedAt: 'changed_at',
} as const;
export const candidateTable = tableColumns('candidate', columns);
export type CandidateRow = RowOf<'candidate', typeof columns>;

export const findCandidate = candidateTable.findBy('userId');
export const lockCandidate = candidateTable.lockBy('userId');
export const saveCandidate = candidateTable.saveBy('userId').but('createdAt', 'isAccountActive');

/** Made by the first of two first words; the other one finds it. */
export async function insertCandidate(tx: Tx, row: Authorized<CandidateRow>): Promise<void> {
  await tx
    .insertInto('candidate')
    .values(candidateTable.written<CandidateRow>(row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findCandidates(reader: Reader, userIds: readonly string[]): Promise<CandidateRow[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<CandidateRow>`select ${candidateTable.asSql} from candidate
    where user_id ${isAmong(userIds, 'uuid')}`.execute(reader);
  return rows;
}

/** Whose account is not active is not found; nothing happens where there is no profile. */
export async function saveAccountActive(
  tx: Tx,
  { userId, isActive }: Authorized<{ readonly userId: string; readonly isActive: boolean }>,
): Promise<void> {
  await tx
    .updateTable('candidate')
    .set({ is_account_active: isActive })
    .where('user_id', '=', userId)
    .execute();
}

/** What a card shows of a profile. */
export type CardRow = Pick<
  CandidateRow,
  | 'userId'
  | 'tradeIds'
  | 'skillIds'
  | 'about'
  | 'experienceMonths'
  | 'education'
  | 'languages'
  | 'shifts'
  | 'availableFrom'
  | 'wageUnit'
  | 'wagePaise'
  | 'travelKm'
  | 'changedAt'
>;

const placeColumns = {
  userId: 'user_id',
  position: 'position',
  pincode: 'pincode',
  cityCode: 'city_code',
  name: 'name',
  latitude: 'latitude',
  longitude: 'longitude',
} as const;
const placeTable = tableColumns('candidate_place', placeColumns);
export type PlaceRow = RowOf<'candidate_place', typeof placeColumns>;
/** Where the person lives; further places follow it. */
export const homePosition = 0;

/** Home first. */
export async function listPlaces(reader: Reader, userIds: readonly string[]): Promise<PlaceRow[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<PlaceRow>`select ${placeTable.asSql} from candidate_place
    where user_id ${isAmong(userIds, 'uuid')} order by user_id, position`.execute(reader);
  return rows;
}

/** In place of those that there were. */
export async function replacePlaces(
  tx: Tx,
  { userId }: Authorized<Pick<CandidateRow, 'userId'>>,
  places: readonly PlaceRow[],
): Promise<void> {
  await tx.deleteFrom('candidate_place').where('user_id', '=', userId).execute();
  if (places.length > 0)
    await tx
      .insertInto('candidate_place')
      .values(places.map((place) => placeTable.written<PlaceRow>(place)))
      .execute();
}

export async function listExperiences(reader: Reader, userId: string): Promise<Experience[]> {
  const { rows } = await sql<Experience>`select employer, title, from_month as "from", to_month as "to"
    from candidate_experience where user_id = ${userId} order by position`.execute(reader);
  return rows;
}

/** In place of those that there were. */
export async function replaceExperiences(
  tx: Tx,
  { userId }: Authorized<Pick<CandidateRow, 'userId'>>,
  experiences: readonly Experience[],
): Promise<void> {
  await tx.deleteFrom('candidate_experience').where('user_id', '=', userId).execute();
  if (experiences.length === 0) return;
  const rows = experiences.map(({ employer, title, from, to }, position) => ({
    user_id: userId,
    position,
    employer,
    title,
    from_month: from,
    to_month: to,
  }));
  await tx.insertInto('candidate_experience').values(rows).execute();
}
