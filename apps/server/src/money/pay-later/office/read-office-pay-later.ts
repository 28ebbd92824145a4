import type { getOfficePayLater } from '@nukkad/contract/money/pay-later/office-pay-later.api';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PayLaterDependencies } from '../pay-later.interface.ts';
import { readPayLaterOf } from '../read-pay-later.ts';
import { type LimitRow, findSet, findWaiting } from './limit.store.ts';
import { needCustomer } from './set-limit.ts';

/** What a customer may pay later, as support sees it, with what waits for another Admin. */
export async function readOfficePayLater(
  deps: PayLaterDependencies,
  { viewer, now, input: { params, query } }: SignedInCall<EndpointParsed<typeof getOfficePayLater>>,
): Promise<EndpointOutput<typeof getOfficePayLater>> {
  const { db } = deps.platform;
  const { userId } = params;
  await needCustomer(deps, db, userId);
  const [own, set, waiting] = await Promise.all([
    readPayLaterOf(deps, userId, query, now),
    findSet(db, userId),
    findWaiting(db, userId),
  ]);
  const names = await deps.account.namesOf(db, [set?.askedBy ?? null, waiting?.askedBy ?? null]);
  const told = ({ limitPaise, why, askedBy, askedAt }: LimitRow) => ({
    limit: limitPaise,
    why,
    askedBy: names.get(askedBy) ?? '',
    askedAt: askedAt.toISOString(),
  });
  return {
    ...own,
    byStaff: set && told(set),
    waiting: waiting && { ...told(waiting), mine: waiting.askedBy === viewer.userId },
  };
}
