import type { PartyBody } from '@nukkad/contract/work/party/party.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PartyDependencies } from './party.interface.ts';
import { type PartyParts, replaceParts } from './party-parts.store.ts';
import { type PartyRow, insertParty } from './party.store.ts';

/** What is written of a party, as its row has it. */
export const writtenOf = (body: PartyBody) => ({
  kind: body.kind,
  name: body.name,
  gstNumber: body.gstNumber ?? null,
  openingPaise: body.openingBalance,
  openingOn: body.openingOn,
  termsDays: body.termsDays ?? null,
  note: body.note ?? '',
});

export const partsOf = ({ contacts, addresses }: PartyBody): PartyParts => ({
  contacts: contacts.map(({ name, designation = '', mobileNumber = null, email = null }) => ({
    name,
    designation,
    mobileNumber,
    email,
  })),
  addresses,
});

export const newPartyRow = (organisationId: string, body: PartyBody, now: Date): PartyRow => ({
  partyId: newId(),
  organisationId,
  userId: null,
  ...writtenOf(body),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The book is told by how much the opening balance differs. */
export async function bookOpening(
  { books }: PartyDependencies,
  tx: Tx,
  party: Authorized<PartyRow>,
  { changePaise, now }: { readonly changePaise: number; readonly now: Date },
): Promise<void> {
  if (changePaise === 0) return;
  for (const book of books.answers) await book.open(tx, partOf(party, { ...party, changePaise }), now);
}

/** One party with its parts, its opening balance and its line in the log. */
export async function writeParty(
  deps: PartyDependencies,
  tx: Tx,
  viewer: Viewer,
  row: Authorized<PartyRow>,
  { parts, now }: { readonly parts: PartyParts; readonly now: Date },
): Promise<void> {
  await insertParty(tx, row);
  await replaceParts(tx, row, parts);
  await bookOpening(deps, tx, row, { changePaise: row.openingPaise, now });
  const subject = { subjectKind: 'party', subjectId: row.partyId };
  await audit(tx, now, { ...actorOnBehalf(viewer), action: 'party.add', ...subject });
}
