import { partyErrors } from '@nukkad/contract/work/party/party.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PartyBooks, PartyInterface } from './party.interface.ts';
import { listAddresses, listContacts } from './party-parts.store.ts';
import { partyOfCustomer } from './party-of-customer.ts';
import { partyPersonal, listPartiesById } from './party.store.ts';
import { partyRoutes } from './party.routes.ts';

export type {
  AgreedParty,
  PartyBooks,
  PartyFacts,
  PartyInterface,
  PartyParticulars,
} from './party.interface.ts';

/** The customers and suppliers of an organisation. */
export function createPartyDomain({ platform }: { readonly platform: Platform }): Domain & PartyInterface {
  const books = extensionPoint<PartyBooks>('party.books');
  return {
    name: 'party',
    constraints: { party_gst_once: partyErrors.party_gst_taken },
    routes: partyRoutes({ platform, books }),
    personal: partyPersonal,
    books,
    partyOfCustomer,
    getParties: async (reader, organisationId, partyIds) => {
      const rows = await listPartiesById(reader, organisationId, partyIds);
      return new Map(rows.map((row) => [row.partyId, row]));
    },
    particularsOf: async (reader, organisationId, partyId) => {
      const [contacts, addresses] = await Promise.all([
        listContacts(reader, organisationId, [partyId]),
        listAddresses(reader, organisationId, partyId),
      ]);
      return { contacts, addresses };
    },
    emailsOf: async (reader, organisationId, partyIds) => {
      const emails = new Map<string, string>();
      for (const { partyId, email } of await listContacts(reader, organisationId, partyIds))
        if (email && !emails.has(partyId)) emails.set(partyId, email);
      return emails;
    },
  };
}

export const party = domain({
  needs: [],
  create: createPartyDomain,
});
