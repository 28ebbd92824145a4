import type { Reader } from '../../platform/db/database.ts';
import type { LeadCreditDependencies } from './lead-credit.interface.ts';
import { type Pack, type TaxInPack, taxInPack } from './lead-credit.rules.ts';
import { readRules } from './lead-credit.store.ts';

export interface PricedPack extends Pack {
  readonly tax: TaxInPack;
}

/** The packs of the day with the GST in each: by the registration of the partner, else by its place. */
export async function packsFor(
  { partner, cart, geography }: LeadCreditDependencies,
  reader: Reader,
  organisationId: string,
  now: Date,
): Promise<readonly PricedPack[]> {
  const [{ packs }, found, places] = await Promise.all([
    readRules(reader, now),
    partner.getOrganisations(reader, [organisationId]),
    geography.knownPlaces(),
  ]);
  const organisation = found.get(organisationId);
  const { fees, taxes } = await cart.rules(reader, now, organisation?.cityCode ?? '');
  const [rates] = taxes
    .filter(({ validFrom }) => validFrom <= now)
    .toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime());
  const { platformStateCode: platformState } = fees;
  const partnerState =
    organisation?.gstNumber?.slice(0, 2) ??
    places.ofPincode(organisation?.pincode ?? '')?.stateCode ??
    platformState;
  const terms = { percent: rates?.platformPercent ?? 0, platformState, partnerState };
  return packs.map((pack) => ({ ...pack, tax: taxInPack(pack.paise, terms) }));
}
