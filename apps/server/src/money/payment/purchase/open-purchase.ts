import type { PurchaseKind } from '@nukkad/contract/money/payment/purchase.noun';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { earlierAnswer } from '../../../platform/earlier-answer.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { system } from '../../../platform/platform.ts';
import { askGatewayFor } from '../ask-gateway.ts';
import { readRules } from '../order.store.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import type { OpenedPurchase } from './goods.ts';
import { purchaseTransitions } from './purchase.transitions.ts';
import {
  type PurchaseOf,
  type PurchaseRow,
  insertPurchase,
  lockOpenPurchase,
  saveProviderOrder,
} from './purchase.store.ts';

const minuteMs = 60_000;
const notOfEveryKind = { leadId: null, rfqId: null, milestoneId: null, projectId: null, credits: null };
const untaxed = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** What is wanted, whatever its kind. */
type AnyWanted = Pick<PurchaseRow, 'organisationId' | 'amountPaise'> &
  Partial<
    Pick<
      PurchaseRow,
      | 'payerId'
      | 'leadId'
      | 'rfqId'
      | 'milestoneId'
      | 'projectId'
      | 'credits'
      | 'cgstPaise'
      | 'sgstPaise'
      | 'igstPaise'
    >
  > & { readonly payBy?: Date };

/** The open order of a milestone is opened again where it is for the same amount and in time; else it is put away. */
async function openAlready(
  tx: Tx,
  { viewer, now }: SignedInCall,
  { milestoneId, amountPaise, provider }: PurchaseRow,
): Promise<Authorized<PurchaseRow> | null> {
  const open = milestoneId === null ? null : await lockOpenPurchase(tx, milestoneId);
  if (!open) return null;
  const allowed = purchaseTransitions.allow(viewer, purchaseTransitions.verb.putAway, open);
  const isSame = open.amountPaise === amountPaise && open.provider === provider;
  if (isSame && open.expiresAt > now) return allowed.row;
  await purchaseTransitions.move(tx, allowed, { now });
  return null;
}

async function reserve(
  { gateway: { provider } }: PaymentDependencies,
  tx: Tx,
  call: SignedInCall,
  kind: PurchaseKind,
  { payBy, ...wanted }: AnyWanted,
): Promise<Authorized<PurchaseRow>> {
  const { viewer, now } = call;
  const { orderMinutes } = await readRules(tx, now);
  const checkoutEnds = now.getTime() + orderMinutes * minuteMs;
  const row: PurchaseRow = {
    ...notOfEveryKind,
    ...untaxed,
    payerId: viewer.userId,
    ...wanted,
    kind,
    orderId: newId(),
    grantedPaise: 0,
    status: 'created',
    provider,
    providerOrderId: null,
    method: null,
    createdAt: now,
    expiresAt: new Date(payBy ? Math.min(payBy.getTime(), checkoutEnds) : checkoutEnds),
    paidAt: null,
    releasedAt: null,
  };
  const already = await openAlready(tx, call, row);
  if (already) return already;
  const fresh = purchaseTransitions.allowNew(viewer, purchaseTransitions.verb.open, row);
  await insertPurchase(tx, fresh.row);
  await purchaseTransitions.begin(tx, fresh, { now });
  return fresh.row;
}

/**
 * Opens a payment of what is not a booking. The order is kept before the gateway is asked, outside of a transaction; a
 * repeated key is answered with the checkout of its first call.
 */
export async function openPurchase<Kind extends PurchaseKind>(
  deps: PaymentDependencies,
  call: SignedInCall,
  { kind, want, backTo }: OpenedPurchase<Kind>,
): Promise<Checkout> {
  const { platform, gateway } = deps;
  const earlier = await earlierAnswer<Checkout>(deps, call);
  if (earlier) return earlier;
  const opened = await platform.write(system, async (tx) => reserve(deps, tx, call, kind, await want(tx)));
  const { orderId, amountPaise, expiresAt } = opened;
  const { providerOrderId } = await askGatewayFor(deps, () =>
    gateway.createOrder({
      orderId,
      bookingId: null,
      backTo: backTo(opened as PurchaseRow as PurchaseOf<Kind>),
      amountPaise,
      expiresAt,
    }),
  );
  return platform.write(call, async (tx) => {
    await saveProviderOrder(tx, partOf(opened, { orderId }), providerOrderId);
    return {
      orderId,
      provider: gateway.provider,
      providerOrderId,
      amount: amountPaise,
      currency: 'INR',
      keyId: gateway.keyId,
      checkoutUrl: gateway.checkoutUrl(providerOrderId),
      expiresAt: expiresAt.toISOString(),
    };
  });
}
