import type { CandidateFields, Experience } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Visibility } from '@nukkad/contract/hiring/candidate/candidate.noun';
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
  withdrawnAt: 'withdrawn_at',
  isAccountActive: 'is_account_active',
  createdAt: 'created_at',
  changedAt: 'changed_at',
} as const;
export const candidateTable = tableColumns('candidate', columns);

type Words<Key extends keyof CandidateFields> = NonNullable<CandidateFields[Key]>;
/** As the checks of the table and of the contract narrow it. */
export type CandidateRow = Omit<
  RowOf<'candidate', typeof columns>,
  'education' | 'languages' | 'shifts' | 'visibility' | 'wageUnit'
> & {
  readonly education: Words<'education'> | null;
  readonly languages: Words<'languages'>;
  readonly shifts: Words<'shifts'>;
  readonly visibility: Visibility;
  readonly wageUnit: 'month' | 'day' | null;
};
