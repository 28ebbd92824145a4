import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  partyId: 'party_id',
  organisationId: 'organisation_id',
  kind: 'kind',
  name: 'name',
  userId: 'user_id',
  gstNumber: 'gst_number',
  openingPaise: 'opening_paise',
  openingOn: 'opening_on',
  termsDays: 'terms_days',
  note: 'note',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const partyTable = tableColumns('party', columns);
export type PartyRow = RowOf<'party', typeof columns>;

/** Of one organisation: what is not its own is not there. */
export const findParty = partyTable.findBy('organisationId', 'partyId');
export const lockParty = partyTable.lockBy('organisationId', 'partyId');
/** The party that an account is. */
export const lockPartyOfUser = partyTable.lockBy('organisationId', 'userId');

export async function listPartiesById(
  reader: Reader,
  organisationId: string,
  partyIds: readonly string[],
): Promise<readonly PartyRow[]> {
  if (partyIds.length === 0) return [];
  return reader
    .selectFrom('party')
    .select(partyTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('party_id', 'in', partyIds)
    .execute();
}

export const insertParty = partyTable.insert;

/** Of a person who has become a party meanwhile there is one row; the other transaction's stays. */
export async function insertPartyOfUser(tx: Tx, row: Authorized<PartyRow>): Promise<void> {
  await tx
    .insertInto('party')
    .values(partyTable.written(row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const saveParty = partyTable.saveBy('organisationId', 'partyId').but('userId', 'createdAt');

/** An organisation keeps its own books of a customer (CGST Act 2017, section 36); that it is this account goes. */
export const partyPersonal: PersonalPort = {
  tables: [
    {
      table: 'party',
      title: 'Businesses that you agreed with on larger work',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null, name: 'Former customer' } },
    },
  ],
};
