import type { Reader } from '../../platform/db/database.ts';
import type { ProjectRef } from '../../work/project/index.ts';
import type { MilestonePaymentDependencies } from './milestone-payment.interface.ts';

const digitsOfState = 2;

/** How a payment of a project is taxed: by whom it is supplied, and where the work is done. */
export async function termsOf(
  { partner, cart }: Pick<MilestonePaymentDependencies, 'partner' | 'cart'>,
  reader: Reader,
  {
    organisationId,
    placeStateCode,
    createdAt,
  }: Pick<ProjectRef, 'organisationId' | 'placeStateCode' | 'createdAt'>,
  now: Date,
) {
  const [organisations, { fees }] = await Promise.all([
    partner.getOrganisations(reader, [organisationId]),
    cart.rules(reader, now, ''),
  ]);
  const gstNumber = organisations.get(organisationId)?.gstNumber ?? null;
  const supplier = gstNumber?.slice(0, digitsOfState) ?? fees.platformStateCode;
  return {
    isRegistered: gstNumber !== null,
    isInterState: placeStateCode !== null && placeStateCode !== supplier,
    agreedAt: createdAt.toISOString(),
  };
}
