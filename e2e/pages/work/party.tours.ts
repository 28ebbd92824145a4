import { addParty } from '@nukkad/contract/work/party/party.api';
import { callAs } from '../../fixtures/api.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Customers and suppliers of Lakshmi's shop: list, one of them, the forms and the import. */
async function partiesTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const { partyId } = await callAs(session, addParty, {
    body: {
      kind: 'customer',
      name: 'Green Park Apartments',
      openingBalance: 45_000_00,
      openingOn: '2025-04-01',
      note: 'Call the office before eleven.',
      contacts: [{ name: 'Ravi Kumar', designation: 'Manager', mobileNumber: '9812345678' }],
      addresses: [{ label: 'Office', line: '12, 100 Feet Road, Indiranagar', pincode: '560038' }],
    },
  });
  const path = '/projects/parties';
  return {
    person: lakshmi,
    screens: [
      { name: 'parties', path },
      { name: 'party', path: `${path}/${partyId}` },
      { name: 'party-new', path: `${path}/new` },
      { name: 'party-edit', path: `${path}/${partyId}/edit` },
      { name: 'parties-import', path: `${path}/import` },
    ],
  };
}

export const partyTours = { parties: once(partiesTour) };
