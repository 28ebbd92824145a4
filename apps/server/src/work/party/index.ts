import type { Domain } from '../../platform/domain.ts';
import type { PartyInterface } from './party.interface.ts';
import { partyOfCustomer } from './party-of-customer.ts';
import { partyPersonal } from './party.personal.store.ts';
import { listPartiesById } from './party.store.ts';

export type { AgreedParty, PartyFacts, PartyInterface } from './party.interface.ts';

/** The customers and suppliers of an organisation. */
export function createPartyDomain(): Domain & PartyInterface {
  return {
    name: 'party',
    routes: [],
    personal: partyPersonal,
    partyOfCustomer,
    getParties: async (reader, organisationId, partyIds) => {
      const rows = await listPartiesById(reader, organisationId, partyIds);
      return new Map(rows.map((row) => [row.partyId, row]));
    },
  };
}
