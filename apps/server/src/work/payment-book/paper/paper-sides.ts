import type { PaperContent } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { PartyFacts, PartyParticulars } from '../../party/index.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';

type Side = PaperContent['supplier'];
type Deps = Pick<PaymentBookDependencies, 'partner' | 'account' | 'geography'>;

const digitsOfState = 2;
const stateOf = (gstin: string | null) => gstin?.slice(0, digitsOfState) ?? null;

/** The letterhead of a business: its name and place, its registration, how it is reached. */
export async function supplierOf(deps: Deps, reader: Reader, organisationId: string): Promise<Side> {
  const organisation = (await deps.partner.getOrganisations(reader, [organisationId])).get(organisationId);
  if (!organisation) throw new Error('There is no such organisation.');
  const { companyName, gstNumber, pincode, ownerUserId } = organisation;
  const [place, people] = await Promise.all([
    deps.geography.locate(reader, pincode),
    deps.account.getPeople(reader, [ownerUserId]),
  ]);
  const owner = people.get(ownerUserId);
  const state = `${place?.state ?? ''} ${pincode}`.trim();
  const stateCode = stateOf(gstNumber) ?? place?.stateCode ?? '';
  const names = await deps.geography.stateNames(reader, [stateCode]);
  return {
    name: companyName,
    address: [place?.name, place?.city ?? place?.district, state].filter(Boolean).join(', '),
    gstin: gstNumber,
    stateCode,
    stateName: names.get(stateCode) ?? '',
    contact: [owner?.mobileNumber, owner?.email].filter(Boolean).join(', '),
  };
}

/** A party at one of its addresses; without one it is where its GST number says. */
export async function recipientOf(
  { geography }: Deps,
  reader: Reader,
  party: PartyFacts,
  { addresses, contacts }: PartyParticulars,
  at: number,
): Promise<Side> {
  const address = addresses[at];
  const place = address ? await geography.locate(reader, address.pincode) : null;
  const stateCode = stateOf(party.gstNumber) ?? place?.stateCode ?? '';
  const names = await geography.stateNames(reader, [stateCode]);
  const town = place ? `${place.city ?? place.district}, ${place.state}` : '';
  const [first] = contacts;
  return {
    name: party.name,
    address: address ? [address.line, `${town} ${address.pincode}`.trim()].join(', ') : '',
    gstin: party.gstNumber,
    stateCode,
    stateName: names.get(stateCode) ?? '',
    contact: [first?.mobileNumber, first?.email].filter(Boolean).join(', '),
  };
}
