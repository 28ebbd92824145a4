import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { buyLeadPack } from '@nukkad/contract/money/lead-credit/lead-credit.api';
import { confirmsPack } from '@nukkad/contract/money/lead-credit/lead-credit.confirm';
import { leadCreditErrors } from '@nukkad/contract/money/lead-credit/lead-credit.errors';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { partOf } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { earlierAnswer } from '../../platform/earlier-answer.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeadCreditDependencies } from './lead-credit.dependencies.ts';
import { type PackOrderRow, insertPackOrder, saveProviderOrder } from './pack-order.store.ts';
import { packOrderTransitions } from './pack-order.transitions.ts';
import { type PricedPack, packsFor } from './packs.ts';

const openMinutes = 30;
const minuteMs = 60_000;

function orderOf(
  { credits, paise: amountPaise, tax }: PricedPack,
  organisationId: string,
  provider: PackOrderRow['provider'],
  now: Date,
): PackOrderRow {
  return {
    orderId: newId(),
    organisationId,
    credits,
    amountPaise,
    ...tax,
    status: 'created',
    provider,
    providerOrderId: null,
    providerPaymentId: null,
    method: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + openMinutes * minuteMs),
    paidAt: null,
  };
}

/**
 * Opens a payment of a pack. The order is kept before the gateway is asked, outside of a transaction; a repeated key is
 * answered with the checkout of its first call.
 */
export async function buyPack(
  deps: LeadCreditDependencies,
  call: SignedInCall<EndpointParsed<typeof buyLeadPack>>,
): Promise<Checkout> {
  const { platform, payment } = deps;
  const earlier = await earlierAnswer<Checkout>(deps, call);
  if (earlier) return earlier;
  const { viewer, now, input } = call;
  const { credits, seen } = input.body;
  const organisationId = viewer.organisationId ?? '';
  const packs = await packsFor(deps, platform.db, organisationId, now);
  const pack = packs.find((one) => one.credits === credits);
  if (!pack) return refuse(leadCreditErrors.lead_pack_gone);
  confirmSeen(confirmsPack, seen, { packAmount: pack.paise });
  const wanted = orderOf(pack, organisationId, payment.provider, now);
  const opened = await platform.write(system, async (tx) => {
    const fresh = packOrderTransitions.allowNew(viewer, 'open', wanted);
    await insertPackOrder(tx, fresh.row);
    await packOrderTransitions.begin(tx, fresh, { now });
    return fresh.row;
  });
  const { orderId, amountPaise, expiresAt } = opened;
  const backTo = `${screenAddress.partnerLeadCredits}?paid=${orderId}`;
  const checkout = await payment.openOther({ orderId, amountPaise, expiresAt, backTo });
  return platform.write(call, async (tx) => {
    await saveProviderOrder(tx, partOf(opened, { orderId }), checkout.providerOrderId);
    return checkout;
  });
}
