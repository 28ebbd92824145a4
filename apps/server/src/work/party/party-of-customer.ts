import { istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { AgreedParty } from './party.interface.ts';
import { type PartyRow, lockPartyOfUser, insertPartyOfUser } from './party.store.ts';

const rowOf = ({ organisationId, userId, name }: AgreedParty, now: Date): PartyRow => ({
  partyId: newId(),
  organisationId,
  kind: 'customer',
  name,
  userId,
  gstNumber: null,
  openingPaise: 0,
  openingOn: istDay(now),
  termsDays: null,
  note: '',
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** Locked until the transaction ends. */
export async function partyOfCustomer(tx: Tx, customer: AgreedParty, now: Date): Promise<PartyRow> {
  const { organisationId, userId } = customer;
  const there = await lockPartyOfUser(tx, organisationId, userId);
  if (there) return there;
  await insertPartyOfUser(tx, systemAuthorized(rowOf(customer, now), 'The customer agreed to a quotation.'));
  const made = await lockPartyOfUser(tx, organisationId, userId);
  if (!made) throw new Error('The party of a customer was not made.');
  return made;
}
