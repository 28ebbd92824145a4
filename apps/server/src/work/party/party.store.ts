import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

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
export async function findParty(
  reader: Reader,
  organisationId: string,
  partyId: string,
): Promise<PartyRow | null> {
  const row = await reader
    .selectFrom('party')
    .select(partyTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('party_id', '=', partyId)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockParty(tx: Tx, organisationId: string, partyId: string): Promise<PartyRow | null> {
  const row = await tx
    .selectFrom('party')
    .select(partyTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('party_id', '=', partyId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The party that an account is. */
export async function lockPartyOfUser(
  tx: Tx,
  organisationId: string,
  userId: string,
): Promise<PartyRow | null> {
  const row = await tx
    .selectFrom('party')
    .select(partyTable.selected)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

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

export async function insertParty(tx: Tx, row: Authorized<PartyRow>): Promise<void> {
  await tx.insertInto('party').values(partyTable.written(row)).execute();
}

/** Of a person who has become a party meanwhile there is one row; the other transaction's stays. */
export async function insertPartyOfUser(tx: Tx, row: Authorized<PartyRow>): Promise<void> {
  await tx
    .insertInto('party')
    .values(partyTable.written(row))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveParty(tx: Tx, row: Authorized<PartyRow>): Promise<void> {
  const {
    partyId,
    organisationId,
    kind,
    name,
    gstNumber,
    openingPaise,
    openingOn,
    termsDays,
    note,
    updatedAt,
    version,
  } = row;
  await tx
    .updateTable('party')
    .set(
      partyTable.written({
        kind,
        name,
        gstNumber,
        openingPaise,
        openingOn,
        termsDays,
        note,
        updatedAt,
        version,
      }),
    )
    .where('organisation_id', '=', organisationId)
    .where('party_id', '=', partyId)
    .execute();
}
