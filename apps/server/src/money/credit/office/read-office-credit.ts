import type { getOfficeCredit } from '@nukkad/contract/money/credit/office-credit.api';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { CreditDependencies } from '../credit.interface.ts';
import { readCreditOf } from '../read-balance.ts';
import { needCustomer } from './give-credit-at-desk.ts';
import { findWaiting } from './gift.store.ts';

/** A customer's credit as support sees it, with what waits for another Admin. */
export async function readOfficeCredit(
  deps: CreditDependencies,
  { viewer, now, input: { params, query } }: SignedInCall<EndpointParsed<typeof getOfficeCredit>>,
): Promise<EndpointOutput<typeof getOfficeCredit>> {
  const { db } = deps.platform;
  const { userId } = params;
  await needCustomer(deps, db, userId);
  const [credit, gift] = await Promise.all([readCreditOf(deps, userId, query, now), findWaiting(db, userId)]);
  if (!gift) return { ...credit, waiting: null };
  const { amountPaise, bookingId, why, askedBy, askedAt } = gift;
  const names = await deps.account.namesOf(db, [askedBy]);
  const waiting = {
    amount: amountPaise,
    bookingId,
    why,
    askedBy: names.get(askedBy) ?? '',
    askedAt: askedAt.toISOString(),
    mine: askedBy === viewer.userId,
  };
  return { ...credit, waiting };
}
