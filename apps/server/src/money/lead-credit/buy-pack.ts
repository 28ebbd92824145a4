import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type buyLeadPack, confirmsPack } from '@nukkad/contract/money/lead-credit/lead-credit.api';
import { leadCreditErrors } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeadCreditDependencies } from './lead-credit.interface.ts';
import { packsFor } from './packs.ts';

/** Opens a payment of a pack of the day, at the price that the screen showed. */
export function buyPack(
  deps: LeadCreditDependencies,
  call: SignedInCall<EndpointParsed<typeof buyLeadPack>>,
): Promise<Checkout> {
  const { viewer, now, input } = call;
  const { credits, seen } = input.body;
  const organisationId = viewer.organisationId ?? '';
  return deps.payment.openPurchase(call, {
    kind: 'lead_pack',
    want: async (tx) => {
      const packs = await packsFor(deps, tx, organisationId, now);
      const pack = packs.find((one) => one.credits === credits);
      if (!pack) return refuse(leadCreditErrors.lead_pack_gone);
      confirmSeen(confirmsPack, seen, { packAmount: pack.paise });
      return { organisationId, credits, amountPaise: pack.paise, ...pack.tax };
    },
    backTo: () => screenAddress.partnerLeadCredits,
  });
}
