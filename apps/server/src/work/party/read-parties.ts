import { partyErrors } from '@nukkad/contract/work/party/party.noun';
import type { PartyAnswer, PartyCardAnswer, PartyKind } from '@nukkad/contract/work/party/party.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PartyDependencies, PartyAccount } from './party.interface.ts';
import { countParties, listPartyRows } from './party-list.store.ts';
import { listAddresses, listContacts } from './party-parts.store.ts';
import { organisationOf } from './party.policy.ts';
import { presentParty, presentPartyCard } from './party.presenter.ts';
import { type PartyRow, findParty } from './party.store.ts';

interface Asked extends PageAsked {
  readonly kind?: PartyKind | undefined;
  readonly q?: string | undefined;
}

const nameAndId = z.tuple([z.string().check(z.maxLength(120)), z.uuid()]);

/** What each owes now. */
async function accountsOf(
  { books, platform }: PartyDependencies,
  reader: Reader,
  organisationId: string,
  rows: readonly PartyRow[],
): Promise<ReadonlyMap<string, PartyAccount>> {
  const [book] = books.answers;
  if (!book)
    return new Map(rows.map(({ partyId, openingPaise }) => [partyId, { balance: openingPaise, overdue: 0 }]));
  return book.accounts(reader, {
    organisationId,
    partyIds: rows.map(({ partyId }) => partyId),
    today: istDay(platform.clock.now()),
  });
}

export function listParties(
  deps: PartyDependencies,
  { viewer }: SignedInCall,
  { kind, q = '', ...page }: Asked,
): Promise<CountedPage<PartyCardAnswer>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const filter = { organisationId, kind: kind ?? null, q };
  return listOf(page, {
    after: nameAndId,
    rows: (key, most) => listPartyRows(db, filter, key && { name: key[0], id: key[1] }, most),
    key: (row) => [row.name.toLowerCase(), row.partyId],
    count: () => countParties(db, filter),
    items: async (rows) => {
      const [contacts, accounts] = await Promise.all([
        listContacts(
          db,
          organisationId,
          rows.map(({ partyId }) => partyId),
        ),
        accountsOf(deps, db, organisationId, rows),
      ]);
      return rows.map((row) => presentPartyCard(row, contacts, accounts));
    },
  });
}

/** One with all that its page shows. */
export async function readParty(
  deps: PartyDependencies,
  reader: Reader,
  viewer: Viewer,
  row: PartyRow,
): Promise<PartyAnswer> {
  const { organisationId, partyId } = row;
  const [contacts, addresses, accounts] = await Promise.all([
    listContacts(reader, organisationId, [partyId]),
    listAddresses(reader, organisationId, partyId),
    accountsOf(deps, reader, organisationId, [row]),
  ]);
  return presentParty(viewer, row, { contacts, addresses, accounts });
}

export async function getParty(
  deps: PartyDependencies,
  { viewer }: SignedInCall,
  { partyId }: { readonly partyId: string },
): Promise<PartyAnswer> {
  const { db } = deps.platform;
  const row = await findParty(db, organisationOf(viewer), partyId);
  return row ? readParty(deps, db, viewer, row) : refuse(partyErrors.party_not_found);
}
