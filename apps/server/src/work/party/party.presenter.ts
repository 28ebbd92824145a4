import type { PartyAnswer, PartyCardAnswer } from '@nukkad/contract/work/party/party.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { AddressRow, ContactRow } from './party-parts.store.ts';
import type { PartyAccount } from './party.interface.ts';
import { mayAdd, mayEdit } from './party.policy.ts';
import type { PartyRow } from './party.store.ts';

type Accounts = ReadonlyMap<string, PartyAccount>;

export function presentPartyCard(
  row: PartyRow,
  contacts: readonly ContactRow[],
  accounts: Accounts,
): PartyCardAnswer {
  const account = accounts.get(row.partyId);
  const first = contacts.find(({ partyId }) => partyId === row.partyId);
  return {
    partyId: row.partyId,
    kind: row.kind,
    name: row.name,
    gstNumber: row.gstNumber,
    contactName: first?.name ?? null,
    mobileNumber: first?.mobileNumber ?? null,
    balance: account?.balance ?? 0,
    overdue: account?.overdue ?? 0,
    isCustomerHere: row.userId !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

export const presentParty = (
  viewer: Viewer,
  row: PartyRow,
  {
    contacts,
    addresses,
    accounts,
  }: {
    readonly contacts: readonly ContactRow[];
    readonly addresses: readonly AddressRow[];
    readonly accounts: Accounts;
  },
): PartyAnswer => ({
  ...presentPartyCard(row, contacts, accounts),
  openingBalance: row.openingPaise,
  openingOn: row.openingOn,
  termsDays: row.termsDays,
  note: row.note,
  contacts: contacts.map(({ name, designation, mobileNumber, email }) => ({
    name,
    designation,
    mobileNumber,
    email,
  })),
  addresses: addresses.map(({ label, line, pincode }) => ({ label, line, pincode })),
  version: row.version,
  can: { edit: mayEdit(viewer, row), openProject: row.kind === 'customer' && mayAdd(viewer) },
});
