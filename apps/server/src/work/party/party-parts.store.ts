import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PartyRow } from './party.store.ts';

const contactColumns = {
  partyId: 'party_id',
  position: 'position',
  name: 'name',
  designation: 'designation',
  mobileNumber: 'mobile_number',
  email: 'email',
} as const;
const contacts = tableColumns('party_contact', contactColumns);
export type ContactRow = RowOf<'party_contact', typeof contactColumns>;

const addressColumns = {
  partyId: 'party_id',
  position: 'position',
  label: 'label',
  line: 'line',
  pincode: 'pincode',
} as const;
const addresses = tableColumns('party_address', addressColumns);
export type AddressRow = RowOf<'party_address', typeof addressColumns>;

export async function listContacts(
  reader: Reader,
  organisationId: string,
  partyIds: readonly string[],
): Promise<readonly ContactRow[]> {
  if (partyIds.length === 0) return [];
  return reader
    .selectFrom('party_contact')
    .select(contacts.selected)
    .where('organisation_id', '=', organisationId)
    .where('party_id', 'in', partyIds)
    .orderBy('party_id')
    .orderBy('position')
    .execute();
}

export async function listAddresses(
  reader: Reader,
  organisationId: string,
  partyId: string,
): Promise<readonly AddressRow[]> {
  return reader
    .selectFrom('party_address')
    .select(addresses.selected)
    .where('organisation_id', '=', organisationId)
    .where('party_id', '=', partyId)
    .orderBy('position')
    .execute();
}

export interface PartyParts {
  readonly contacts: readonly Omit<ContactRow, 'partyId' | 'position'>[];
  readonly addresses: readonly Omit<AddressRow, 'partyId' | 'position'>[];
}

/** All of them, in place of what there was. */
export async function replaceParts(
  tx: Tx,
  { partyId, organisationId }: Authorized<PartyRow>,
  parts: PartyParts,
): Promise<void> {
  const of = { party_id: partyId, organisation_id: organisationId };
  await tx.deleteFrom('party_contact').where('party_id', '=', partyId).execute();
  await tx.deleteFrom('party_address').where('party_id', '=', partyId).execute();
  if (parts.contacts.length > 0)
    await tx
      .insertInto('party_contact')
      .values(
        parts.contacts.map(({ name, designation, mobileNumber, email }, index) => ({
          ...of,
          position: index + 1,
          name,
          designation,
          mobile_number: mobileNumber,
          email,
        })),
      )
      .execute();
  if (parts.addresses.length > 0)
    await tx
      .insertInto('party_address')
      .values(
        parts.addresses.map(({ label, line, pincode }, index) => ({
          ...of,
          position: index + 1,
          label,
          line,
          pincode,
        })),
      )
      .execute();
}
